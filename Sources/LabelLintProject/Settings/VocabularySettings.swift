import LabelLint

/// The files of words that a configuration names, read.
struct VocabularySettings {
  /// Words that are right: brands and terms, one a line.
  var accepted: [String] = []
  /// Words that are not wanted, one a line.
  var rejected: [String] = []
  /// Words for rules to know.
  var lexicons: [LexiconLibrary.Addition] = []
  /// What terms are called in each language.
  var glossary = Glossary()

  /// The words as rules look for them.
  var terms: Vocabulary {
    var terms = Vocabulary()
    terms.accepted = Vocabulary.terms(in: accepted.joined(separator: "\n")).mapValues {
      $0.map(\.term)
    }
    terms.rejected = Vocabulary.terms(in: rejected.joined(separator: "\n"))
    terms.glossary = glossary
    return terms
  }
}

extension Settings {
  /// Reads the files of words.
  func vocabulary() throws(ProjectError) -> VocabularySettings {
    var vocabulary = VocabularySettings()
    for file in vocabularyFiles("lexicons") {
      vocabulary.lexicons.append(
        LexiconLibrary.Addition(path: root.relative(file.path), text: try bytes(of: file)))
    }
    if !vocabulary.lexicons.isEmpty {
      let problems = LexiconLibrary(additions: vocabulary.lexicons).problems
      if !problems.isEmpty {
        throw ProjectError(
          lines: problems.prefix(100).map { "\($0.path):\($0.problem)" }, path: problems.first?.path
        )
      }
    }
    for file in vocabularyFiles("accept") { vocabulary.accepted += ["[]"] + (try words(of: file)) }
    for file in vocabularyFiles("reject") { vocabulary.rejected += ["[]"] + (try words(of: file)) }
    var problems: [SettingsProblem] = []
    for file in vocabularyFiles("glossary") {
      problems += GlossaryFile.read(
        try bytes(of: file), path: root.relative(file.path), into: &vocabulary.glossary)
    }
    if !problems.isEmpty { throw SettingsProblem.failure(problems) }
    return vocabulary
  }

  /// Lines of a file that are neither empty nor comments.
  private func words(of file: (path: String, place: SettingPlace)) throws(ProjectError) -> [String]
  {
    let bytes = try bytes(of: file)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let words = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: words, as: UTF8.self) else {
      throw ProjectError(
        "\(root.relative(file.path)): the file is not UTF-8", path: root.relative(file.path))
    }
    return text.split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  private func bytes(of file: (path: String, place: SettingPlace)) throws(ProjectError) -> [UInt8] {
    do {
      return try FileSystem.bytes(of: file.path)
    } catch {
      throw ProjectError(
        "\(file.place): \(root.relative(file.path)): \(error.reason)",
        path: root.relative(file.path))
    }
  }
}

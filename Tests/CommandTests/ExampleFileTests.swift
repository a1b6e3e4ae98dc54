import Foundation
import LabelLint
import Testing

/// Examples of rules that consist of files, checked by the built binary.
@Suite("Examples that are files")
struct ExampleFileTests {
  /// Ids of the rules with such examples.
  static let rules = RuleRegistry.metadata.map(\.id).filter { !FileExample.all(of: $0).isEmpty }

  @Test(
    "a rule flags exactly what its files mark, with levels that its page names", arguments: rules)
  func files(of rule: RuleID) throws {
    for example in FileExample.all(of: rule) {
      let name = "\(rule): \(example.files.map(\.path)) \(example.remark)"
      let expected = example.files.flatMap { Self.marked($0).places }.sorted()
      #expect(expected.isEmpty != example.isFlagged, "\(name) marks nothing, or an accepted word")
      let findings = try Self.findings(of: rule, in: example)
      #expect(findings.map(\.place) == expected, "\(name)")
      for finding in findings {
        #expect(Self.levels(of: rule).contains(finding.level), "\(name) is a \(finding.level)")
      }
    }
  }

  @Test("what sources show has flagged and accepted files in two languages")
  func languages() {
    #expect(Self.rules.count > 15)
    let all = RuleRegistry.metadata.filter { $0.summary.hasPrefix("With `--sources`: ") }
    #expect(all.count > 4)
    for rule in all {
      let examples = FileExample.all(of: rule.id)
      for isFlagged in [true, false] {
        let languages = Set(examples.filter { $0.isFlagged == isFlagged }.map(\.language))
        #expect(languages.count > 1, "\(rule.id): \(languages.sorted())")
      }
    }
  }

  @Test("every file of examples is that of a rule, and every line is read")
  func names() {
    let names = Set(Resource.names(in: "examples/"))
    #expect(names == Set(Self.rules.map { "examples/\($0).txt" }))
    for rule in Self.rules {
      for example in FileExample.all(of: rule) {
        #expect(LocaleTag(example.language) != nil, "\(rule): \(example.language)")
        #expect(!example.files.isEmpty && example.files.allSatisfy { !$0.text.isEmpty }, "\(rule)")
      }
    }
  }

  /// A file without its marks, and the places of these as `path:offset words`.
  private static func marked(_ file: FileExample.File) -> (text: String, places: [String]) {
    var (text, places) = ("", [String]())
    for (number, piece) in file.text.split(separator: "⟦", omittingEmptySubsequences: false)
      .enumerated()
    {
      let parts = piece.split(separator: "⟧", omittingEmptySubsequences: false)
      if number > 0, let words = parts.first, parts.count == 2 {
        places.append("\(file.path):\(text.utf8.count) \(words)")
      }
      text += parts.joined()
    }
    return (text, places)
  }

  /// Commits the files of an example as they were before its change.
  private static func commit(_ example: FileExample, in folder: TemporaryFolder) throws {
    let earlier = Set(example.files.filter(\.isEarlier).map(\.path))
    for file in example.files where file.isEarlier || !earlier.contains(file.path) {
      try folder.write(marked(file).text, to: file.path)
    }
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
  }

  /// The words of the line of a rule's page that names its levels.
  private static func levels(of rule: RuleID) -> [String] {
    let page = RuleRegistry.metadata(of: rule).map { RulePages.page($0, .markdown) } ?? ""
    let line = page.split(separator: "\n").first { $0.hasPrefix("Level: ") } ?? ""
    return line.split { !$0.isLetter }.map(String.init)
  }

  /// What the rule flags in the files, as their marks have it.
  private static func findings(
    of rule: RuleID, in example: FileExample
  ) throws -> [(place: String, level: String)] {
    let folder = try TemporaryFolder()
    var bytes: [String: [UInt8]] = [:]
    let isChange = example.files.contains(where: \.isEarlier)
    if isChange { try commit(example, in: folder) }
    for file in example.files where !file.isEarlier {
      let text = marked(file).text
      bytes[file.path] = Array(text.utf8)
      try folder.write(text, to: file.path)
    }
    // Without any catalog, nothing is checked.
    if !example.files.contains(where: { CatalogLocation(path: $0.path) != nil }) {
      try folder.write("\"ok\" = \"OK\";\n", to: "Other/en.lproj/Other.strings")
    }
    // A run of one rule is not asked for losses.
    let choice = isChange ? ["--changed-since", "main"] : ["--rule", "\(rule)"]
    let run = try folder.runAll(
      ["check", "--format", "ndjson", "--exit-zero", "--sources", "."] + choice)
    return try run.output.split(separator: "\n").compactMap {
      line -> (place: String, level: String)? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding", value?["rule"] as? String == "\(rule)",
        let path = value?["path"] as? String,
        let offset = value?["offset"] as? Int, let length = value?["length"] as? Int,
        let level = value?["severity"] as? String, let file = bytes[path],
        offset + length <= file.count
      else { return nil }
      let words = String(decoding: file[offset..<offset + length], as: UTF8.self)
      return ("\(path):\(offset) \(words)", level)
    }.sorted { $0.place < $1.place }
  }
}

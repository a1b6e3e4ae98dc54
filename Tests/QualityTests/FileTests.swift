import Testing

/// What every Swift file of the sources is held to.
@Suite("Files")
struct FileTests {
  /// Most lines that a file may have.
  static let maximumLines = 400

  @Test("no file is longer than 400 lines")
  func length() {
    let files = Repository.sources + Repository.tests
    #expect(files.count > 80)
    for file in files where file.lines.count > Self.maximumLines {
      Issue.record("\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test(
    "the library imports neither Foundation nor a package; only Text sees ICU, only Resource the data files"
  )
  func imports() {
    for file in Repository.library {
      let isText = file.path.hasPrefix("Sources/LabelLint/Text/")
      for line in file.lines where line.utf8.first != UInt8(ascii: " ") {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), !line.hasPrefix("//") else { continue }
        // Locks of the standard library: lexicons are parsed once for all workers.
        if words[(keyword + 1)...] == ["Synchronization"] { continue }
        if words[(keyword + 1)...] == ["CResources"], file.path.hasSuffix("/Resource.swift") {
          continue
        }
        if !isText || words[(keyword + 1)...] != ["CICU"] {
          Issue.record("\(file.path): \(line)")
        }
      }
    }
  }

  @Test("rules compare bytes with signs as they are written: `text[index] == \"%\"`")
  func signs() {
    let rules = Repository.library.filter { $0.path.hasPrefix("Sources/LabelLint/Rules/") }
    #expect(rules.count > 80)
    for file in rules {
      for (number, line) in file.lines.enumerated() where line.contains("UInt8(ascii:") {
        Issue.record("\(file.path):\(number + 1): \(line)")
      }
    }
  }

  @Test("values of a store are read by methods that throw, as subscripts of rows end the process")
  func rowSubscripts() {
    let files = Repository.sources.filter { $0.path.hasPrefix("Sources/LabelLintHistory/") }
    #expect(files.contains { $0.text.contains("extension Row {") })
    for file in files {
      for line in file.lines where line.firstMatch(of: #/\b[rR]ow\[|\$0\[[0-9"]/#) != nil {
        Issue.record("\(file.path): \(line)")
      }
    }
  }

  @Test(
    "unsafe code stays in Text, in the byte scanners, in system calls and in the bytes of a store")
  func unsafeCode() {
    let allowed = [
      "Sources/LabelLint/Text/", "Sources/LabelLint/Source/", "Sources/LabelLint/Syntax/",
      "Sources/LabelLintProject/Files/Inflation.swift", "Sources/LabelLintProject/System/",
      "Sources/label-lint/Terminal/FirstThread.swift",
      "Sources/LabelLintHistory/Store/HistoryStore+Bytes.swift",
    ]
    for file in Repository.sources where !allowed.contains(where: file.path.hasPrefix) {
      for line in file.lines where line.utf8.contains(UInt8(ascii: "u")) {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        // The odd parts between quotation marks are text, not code.
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        for number in stride(from: 0, to: parts.count, by: 2) {
          let words = parts[number].split { " (=".contains($0) }
          if let word = words.firstIndex(of: "unsafe"), word == 0 || words[word - 1] != "case" {
            Issue.record("\(file.path): \(line)")
          }
        }
      }
    }
  }

  @Test(
    "nothing traps on purpose and nothing is untyped",
    arguments: [
      "try!", "as!", "fatalError", "preconditionFailure", "@unchecked Sendable",
      "nonisolated(unsafe)", ": Any)", ": Any?", "[Any]", "Bundle.module",
    ])
  func forbidden(word: String) {
    for file in Repository.sources {
      for place in file.places(of: word) { Issue.record("\(place)") }
    }
  }

  @Test("the project speaks of itself only")
  func machinePaths() {
    let files =
      Repository.sources + Repository.tests
      + ["docs", ".ci", "catalogs"].flatMap { Repository.files(below: $0) }
    for file in files where !file.path.contains("/QualityTests/") {
      // Put together, so that this file does not name it.
      if file.holds("/" + "work/") { Issue.record("\(file.path) names a folder of a machine") }
    }
  }
}

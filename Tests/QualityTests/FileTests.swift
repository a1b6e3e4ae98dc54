import Testing

/// What every Swift file of the sources is held to.
@Suite("Files")
struct FileTests {
  /// Most lines that a file may have; lexicon data is exempt.
  static let maximumLines = 400

  /// All Swift files of the project.
  static let files =
    Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Tests")

  @Test("no file is longer than 400 lines")
  func length() {
    #expect(Self.files.count > 80)
    for file in Self.files where !file.path.contains("/Lexicon/Data/") {
      #expect(file.lines.count <= Self.maximumLines, "\(file.path)")
    }
  }

  @Test("a file declares one type, and is named for it or for what it adds")
  func oneType() {
    for file in Repository.swiftFiles(below: "Sources") {
      let declared = file.lines.compactMap { line -> String? in
        let match = line.prefixMatch(
          of:
            /(?:(?:public|package|internal|final|indirect) )*(?:struct|enum|class|protocol|actor) (\w+)/
        )
        return match.map { String($0.1) }
      }
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      #expect(declared.count <= 1, "\(file.path) declares \(declared)")
      if let type = declared.first { #expect(type == name, "\(file.path)") }
    }
  }

  @Test("the library imports neither Foundation nor a package; only Text sees ICU")
  func imports() {
    for file in Repository.swiftFiles(below: "Sources/LabelLint") {
      for line in file.lines {
        guard
          let match = line.prefixMatch(
            of: /\s*(?:@\w+ |public |internal |private |package )*import (\w+)/)
        else { continue }
        let isText = file.path.hasPrefix("Sources/LabelLint/Text/")
        #expect(isText && match.1 == "CICU", "\(file.path): \(line)")
      }
    }
  }

  @Test("unsafe code stays in Text, in the byte scanners and in the command's system calls")
  func unsafeCode() {
    let allowed = [
      "Sources/LabelLint/Text/", "Sources/LabelLint/Source/", "Sources/LabelLint/Syntax/",
      "Sources/label-lint/Files/", "Sources/label-lint/Terminal/", "Sources/label-lint/Run/Clock",
    ]
    for file in Repository.swiftFiles(below: "Sources")
    where !allowed.contains(where: file.path.hasPrefix) {
      for line in file.lines {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
          .replacing(/"[^"]*"/, with: "")
        #expect(
          code.firstMatch(of: /(?:^|[ (=])unsafe [\w(]/) == nil || code.contains("case unsafe"),
          "\(file.path): \(line)")
      }
    }
  }

  @Test("nothing traps on purpose and nothing is untyped")
  func forbiddenWords() {
    let forbidden = [
      "try!", "as!", "fatalError", "preconditionFailure", "@unchecked Sendable",
      "nonisolated(unsafe)", ": Any)", ": Any?", "[Any]", "Bundle.module",
    ]
    for file in Repository.swiftFiles(below: "Sources") where !file.path.contains("/Lexicon/Data/")
    {
      for line in file.lines {
        for word in forbidden {
          #expect(!line.contains(word), "\(file.path): \(line)")
        }
      }
    }
  }

  @Test("the project speaks of itself only")
  func machinePaths() {
    for folder in ["Sources", "Tests", "docs", ".ci", "catalogs"] {
      for file in Repository.files(below: folder) where !file.path.contains("/QualityTests/") {
        #expect(!file.text.contains("/work/"), "\(file.path) names a folder of a machine")
      }
    }
  }
}

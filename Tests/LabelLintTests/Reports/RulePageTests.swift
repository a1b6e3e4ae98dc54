import Foundation
import LabelLint
import Testing

/// The pages made of metadata, and that they are those in `docs`.
@Suite struct RulePageTests {
  /// The folder `docs` of this checkout.
  static let docs = URL(filePath: #filePath).appending(path: "../../../../docs").standardizedFileURL

  /// Every page that `docs` holds of metadata, by path.
  static var pages: [String: String] {
    var pages = [
      "rules/README.md": RulePages.list(.markdown), "guidelines.md": RulePages.guidelines(),
    ]
    for rule in RuleRegistry.metadata {
      pages["rules/\(rule.id).md"] = RulePages.page(rule, .markdown)
    }
    return pages
  }

  @Test("docs are what metadata says; RECORD=1 writes them and fails")
  func docsAreInStep() throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    let folder = Self.docs.appending(path: "rules")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in present.sorted() where Self.pages["rules/\(name)"] == nil {
      if isRecording { try FileManager.default.removeItem(at: folder.appending(path: name)) }
      Issue.record("docs/rules/\(name) is the page of no rule: run RECORD=1 swift test")
    }
    for (path, page) in Self.pages.sorted(by: { $0.key < $1.key }) {
      let file = Self.docs.appending(path: path)
      let text = try? String(contentsOf: file, encoding: .utf8)
      if text?.utf8.elementsEqual(page.utf8) == true { continue }
      if isRecording { try Data(page.utf8).write(to: file) }
      Issue.record(
        "docs/\(path) is \(isRecording ? "rewritten" : "behind: run RECORD=1 swift test")")
    }
  }

  @Test("a page says when a finding has another level than the rule")
  func otherLevels() throws {
    let metadata = try #require(RuleRegistry.metadata(of: "invisible-text"))
    #expect(
      RulePages.page(metadata, .markdown).contains(
        "Level: note. It is a warning on known labels, except for line breaks between words and soft "
          + "hyphens. Some findings come with a fix.\n"))
    for rule in RuleRegistry.metadata where !rule.levelRemark.isEmpty {
      #expect(rule.levelRemark.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("a page says what the level rests on")
  func figures() throws {
    let page = RulePages.page(try #require(RuleRegistry.metadata(of: "hint-form")), .text)
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(LevelFigures("hint-form").sentence))
  }

  @Test("a page for a terminal fits 80 columns and says all", arguments: ExampleTests.rules)
  func terminalPage(rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    let page = RulePages.page(metadata, .text)
    for line in page.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 80, "\(line)")
    }
    for part in ["Why\n", "What to write\n", "Guidelines\n", "To keep a finding away\n"] {
      #expect(page.contains(part), "\(part)")
    }
    // No comment of XML holds two hyphens.
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("for probable labels,") == words.contains("A text is a known label if"))
    for form in ["ignore", "disable"] {
      #expect(words.contains("label-lint:\(form) \(rule) - reason"))
    }
    for option in metadata.configurableOptions { #expect(words.contains("\(option.name) (")) }
    #expect(!page.contains("`"))
  }

  @Test("a short page has eight examples at most, behind all else", arguments: ExampleTests.rules)
  func shortPage(rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    let count =
      metadata.flagged.count + metadata.accepted.count + FileExample.all(of: rule).count
    let page = RulePages.page(metadata, .markdown, hasAllExamples: false)
    let parts = page.components(separatedBy: "\n## ").map { part in
      (
        heading: part.split(separator: "\n").first.map(String.init) ?? "",
        points: part.split(separator: "\n").count { $0.hasPrefix("- ") }
      )
    }
    let examples = parts.filter { ["Flagged", "Not flagged"].contains($0.heading) }
    #expect(examples.reduce(0) { $0 + $1.points } == min(8, count))
    let headings = parts.map(\.heading)
    #expect(headings.suffix(examples.count) == examples.map(\.heading)[...])
    #expect(page.contains("label-lint explain \(rule) --all`\n") == (count > 0))
    let whole = RulePages.page(metadata, .markdown)
    #expect(!whole.contains("label-lint explain \(rule) --all"))
  }

  @Test("a page wraps at the width of a terminal, in words", arguments: [40, 132])
  func width(columns: Int) throws {
    let metadata = try #require(RuleRegistry.metadata(of: "role-word"))
    let page = RulePages.page(metadata, .text, hasAllExamples: false, width: columns)
    let other = RulePages.page(metadata, .text, hasAllExamples: false, width: 80)
    #expect(page != other)
    #expect(
      page.split(whereSeparator: \.isWhitespace) == other.split(whereSeparator: \.isWhitespace))
    let lines = page.split(separator: "\n")
    #expect((lines.map(\.count).max() ?? 0) > columns - 20)
    for line in lines where line.split(separator: " ").count > 2 {
      #expect(line.count <= columns, "\(line)")
    }
  }

  @Test("on a terminal the list of rules ends with what its columns mean")
  func legend() {
    let lines = RulePages.list(.text, width: 80).split(separator: "\n")
    #expect(
      lines.suffix(3).first
        == "  The second column is the level: one for all texts, or one for each tier: known")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let piped = RulePages.list(.text).split(separator: "\n")
    #expect(piped.count == RuleRegistry.metadata.count)
  }

  @Test("the machine list is one document of all rules")
  func machineList() throws {
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(RulePages.list(.json).utf8)) as? [String: Any])
    let rules = try #require(list["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleRegistry.metadata.map(\.id.description))
    for rule in rules {
      #expect(rule["guidelines"] is [String])
      for option in try #require(rule["options"] as? [[String: Any]]) {
        #expect(option["name"] is String && option["type"] is String && option["default"] != nil)
      }
    }
  }

  @Test("one rule is one document")
  func machinePage() throws {
    for rule in RuleRegistry.metadata {
      let page = try #require(
        try JSONSerialization.jsonObject(with: Data(RulePages.page(rule, .json).utf8))
          as? [String: Any])
      #expect(page["id"] as? String == rule.id.description)
    }
  }
}

import Foundation
import Testing

/// Decisions to ignore become entries of the baseline that the project uses.
@Suite("Decisions")
struct DecisionTests {
  private static let path = "app/src/main/res/values/strings.xml"

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
          <string name="cd_a">Share.</string>
          <string name="cd_b">Send.</string>
      </resources>

      """, to: path)
    try folder.write("version: 1\nbaseline: l10n/known.jsonl\n", to: ".label-lint.yml")
    try folder.makeFolder("l10n")
    return folder
  }

  /// Decisions on both findings: the first is ignored, the second accepted.
  private static func decisions(_ folder: TemporaryFolder, reason: String = "brand") throws {
    let records = try BaselineTests.counted(
      try folder.run("check", "--no-baseline", "--format", "ndjson", "--exit-zero"))
    let items = try records.map { record in
      let key = try #require(record["key"] as? String)
      let print = try #require(record["fingerprint"] as? String)
      let hash = key == "cd_a" ? "ac079ece7e5e" : "f131801634c0"
      return """
        {"fingerprint":"\(print)","text":"\(hash)","decision":"\(key == "cd_a" ? "ignore" : "accept")",\
        "newText":null,"reason":\(key == "cd_a" ? "\"\(reason)\"" : "null"),"comment":null,"on":"2026-11-21"}
        """
    }
    #expect(items.count == 2)
    try folder.write(
      """
      {"type":"decisions","schemaVersion":1,"ruleSet":"2026.1","commit":null,"reviewer":"r",
      "decisions":[\(items.joined(separator: ","))]}
      """, to: "decisions.json")
  }

  @Test("a decision takes the place of the debt in the configured baseline; the rest stays")
  func imported() throws {
    let folder = try Self.project()
    #expect(try folder.run("baseline", "create").status == 0)
    try Self.decisions(folder)
    let outcome = try folder.run("review", "import", "--write", "decisions.json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let lines = try folder.text(of: "l10n/known.jsonl").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains("\"cd_a\"") && lines[1].contains("\"state\":\"accepted\""))
    #expect(lines[1].contains("\"reason\":\"brand\",\"by\":\"r\",\"on\":\"2026-11-21\""))
    #expect(lines[2].contains("\"cd_b\"") && lines[2].contains("\"state\":\"existing\""))
    #expect(try !folder.names().contains(".label-lint-baseline.jsonl"))
    #expect(try folder.text(of: Self.path).contains(">Send<"))
    #expect(try folder.run("check", "--fail-on", "note").status == 0)
  }

  @Test("a baseline that cannot be used leaves catalogs as they are")
  func corrupt() throws {
    let folder = try Self.project()
    try Self.decisions(folder)
    let before = try folder.text(of: Self.path)
    for text in ["{", "{\"type\":\"baseline\",\"schemaVersion\":9,\"ruleSet\":\"x\"}"] {
      try folder.write(text, to: "l10n/known.jsonl")
      for arguments in [
        ["review", "import", "--write", "decisions.json"], ["baseline", "apply", "decisions.json"],
      ] {
        let outcome = try folder.runAll(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("l10n/known.jsonl:1: "), "\(outcome.error)")
        #expect(try folder.text(of: Self.path) == before)
        #expect(try folder.text(of: "l10n/known.jsonl") == text)
      }
    }
  }

  @Test("baseline apply takes the decisions to ignore and leaves the others")
  func apply() throws {
    let folder = try Self.project()
    try Self.decisions(folder)
    let before = try folder.text(of: Self.path)
    let outcome = try folder.run("baseline", "apply", "decisions.json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("label-lint: 1 entry written to "))
    #expect(try folder.text(of: Self.path) == before)
    let written = try folder.text(of: "l10n/known.jsonl")
    #expect(written.contains("\"reason\":\"brand\""))
    #expect(try folder.run("baseline", "apply", "decisions.json").status == 0)
    #expect(try folder.text(of: "l10n/known.jsonl") == written)
  }

  @Test("what apply cannot take is named, and a file that is none ends the call")
  func refused() throws {
    let folder = try Self.project()
    try Self.decisions(folder, reason: "")
    let outcome = try folder.run("baseline", "apply", "decisions.json")
    #expect(outcome.status == 1)
    #expect(outcome.output == "refused: decision 1 (cd_a): 'ignore' needs a reason\n")
    #expect(try folder.names(in: "l10n").isEmpty)
    try folder.write("{}", to: "none.json")
    #expect(try folder.run("baseline", "apply", "none.json").status == 2)
    #expect(try folder.run("baseline", "apply", "gone.json").status == 2)
    #expect(try folder.run("baseline", "apply").status == 2)
  }

  @Test("a decision that another one contradicts is told which one, and whose it is")
  func contradicting() throws {
    let folder = try Self.project()
    let records = try BaselineTests.counted(
      try folder.run("check", "--no-baseline", "--format", "ndjson", "--exit-zero"))
    let print = try #require(
      records.first { $0["key"] as? String == "cd_b" }?["fingerprint"] as? String)
    for (name, reviewer, text) in [("one", "Ana", "Post"), ("two", "Ben", "Mail")] {
      try folder.write(
        """
        {"type":"decisions","schemaVersion":1,"ruleSet":"2026.1","commit":null,"reviewer":"\(reviewer)",
        "decisions":[{"fingerprint":"\(print)","text":"f131801634c0","decision":"write","newText":"\(text)",
        "reason":null,"comment":null,"on":"2026-11-21"}]}
        """, to: "\(name).json")
    }
    let outcome = try folder.run("review", "import", "--write", "one.json", "two.json")
    #expect(
      outcome.output.hasSuffix(
        "refused: two.json, decision 1 (cd_b): another decision writes the same text: one.json, decision 1, by 'Ana'\n"
      ), "\(outcome)")
    #expect(outcome.status == 1)
    #expect(try folder.text(of: Self.path).contains(">Post<"))
  }
}

import Foundation
import Testing

/// Decisions of which some are carried out already, and decisions that are about one text.
@Suite("Interrupted imports")
struct InterruptedImportTests {
  private static let source = "res/values/strings.xml"
  private static let german = "res/values-de/strings.xml"

  /// An app whose text `cd_play` has two faults, and one whose translation has one.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="cd_play">Play button.</string>
        <string name="cd_share">Share</string>
      </resources>

      """, to: source)
    try folder.write(
      """
      <resources>
        <string name="cd_play">Wiedergabe</string>
        <string name="cd_share">Teilen.</string>
      </resources>

      """, to: german)
    try folder.write(
      """
      <resources>
        <string name="cd_stop">Stop button</string>
      </resources>

      """, to: "lib/res/values/strings.xml")
    let records = try folder.run("check", "--format", "ndjson", "--exit-zero").output
    let items = try records.split(separator: "\n").compactMap { line -> String? in
      let record = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      guard record["type"] as? String == "finding", let rule = record["rule"] as? String,
        let fingerprint = record["fingerprint"] as? String, let key = record["key"] as? String
      else { return nil }
      let texts = ["cd_play": "Play button.", "cd_share": "Teilen.", "cd_stop": "Stop button"]
      let text = try #require(hashes[texts[key] ?? ""])
      let ignores = rule != "trailing-punctuation" && key == "cd_play"
      let writes = key == "cd_stop"
      return """
        {"fingerprint":"\(fingerprint)","text":"\(text)",\
        "decision":"\(ignores ? "ignore" : writes ? "write" : "accept")",\
        "newText":\(writes ? "\"Halt\"" : "null"),"reason":\(ignores ? "\"brand\"" : "null"),\
        "comment":null,"on":"2026-11-21"}
        """
    }
    #expect(items.count == 6)
    try folder.write(
      """
      {"type":"decisions","schemaVersion":1,"ruleSet":"2026.1","commit":null,"reviewer":"r",
      "decisions":[\(items.joined(separator: ",\n"))]}
      """, to: "decisions.json")
    return folder
  }

  /// The hash of each text that is decided on (`TextHash`).
  private static let hashes = [
    "Play button.": "78ea82e066ad", "Teilen.": "6cb9a6df43fe", "Stop button": "16e8e6952300",
  ]

  private static let arguments = ["review", "import", "decisions.json", "--write"]

  private static func contents(of folder: TemporaryFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    where !path.hasSuffix(".part") && !path.hasSuffix(".c") {
      if let text = try? folder.text(of: path) { contents[path] = text }
    }
    return contents
  }

  @Test("accept and ignore on one text both hold, also when they are imported again")
  func oneText() throws {
    let folder = try Self.project()
    let outcome = try folder.runAll(Self.arguments)
    #expect(outcome.status == 0, "\(outcome)")
    // The suggestion that was accepted mends the role word, too: of that nothing is left to ignore.
    #expect(outcome.error.contains("wrote 3 texts, ignored 1, unsure 0, unchanged 1, refused 0"))
    #expect(try folder.text(of: Self.source).contains(">Play<"))
    #expect(try folder.text(of: Self.german).contains(">Teilen<"))
    #expect(try folder.names() == [".label-lint-baseline.jsonl", "decisions.json", "lib", "res"])
    let check = try folder.run("check", "--fail-on", "note")
    #expect(check.status == 0, "\(check.output)")
    let before = try Self.contents(of: folder)
    let again = try folder.runAll(Self.arguments)
    // The text of the accepted finding is what the other decision has made of it: that is no conflict.
    #expect(!again.output.contains("the text changed since"), "\(again.output)")
    #expect(again.error.contains("wrote 0 texts, ignored 0"), "\(again.error)")
    #expect(try Self.contents(of: folder) == before)
    #expect(try folder.run("check", "--fail-on", "note").status == 0)
    #expect(try folder.run("baseline", "check").status == 0)
  }

  @Test("a table with both decisions on one text is imported twice without a word against it")
  func sameTable() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n<string name=\"cd_close\">Close button.</string>\n</resources>\n",
      to: Self.source)
    try Self.decide(in: folder) { $0.contains("role-word") ? "ignore,,brand," : "accept,,," }
    let first = try folder.run("review", "import", "decisions.csv", "--write")
    #expect(first.status == 0, "\(first)")
    let again = try folder.run("review", "import", "decisions.csv", "--write")
    #expect(again.status == 0, "\(again)")
    #expect(
      again.error.hasSuffix("wrote 0 texts, ignored 0, unsure 0, unchanged 2, refused 0\n"),
      "\(again.error)")
  }

  @Test("a group that the import itself divides is ignored twice without a word against it")
  func dividedGroup() throws {
    let folder = try TemporaryFolder()
    let lines = [0, 6].map { "<string name=\"cd_\($0)\">Image of a cat</string>\n" }
    try folder.write("<resources>\n\(lines.joined())</resources>\n", to: Self.source)
    try Self.decide(in: folder) { row in
      row.contains("redundant-phrase") && row.contains(",cd_0,") ? "accept,,," : "ignore,,brand,"
    }
    let first = try folder.run("review", "import", "decisions.csv", "--write")
    #expect(first.status == 0, "\(first)")
    #expect(try folder.text(of: Self.source).contains(">A cat<"))
    let again = try folder.run("review", "import", "decisions.csv", "--write")
    #expect(again.status == 0, "\(again)")
    #expect(again.error.contains("wrote 0 texts, ignored 0"), "\(again.error)")
  }

  /// Writes the table of a project with a decision in each row: the cells from `decision` to `reviewer`.
  private static func decide(
    in folder: TemporaryFolder, _ decision: (String) -> String
  ) throws {
    let table = try folder.run("review", "export", "--format", "csv", "-o", "-").output
    let rows = table.components(separatedBy: "\r\n").enumerated().map { number, row -> String in
      guard number > 0, !row.isEmpty else { return row }
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return (cells.dropLast(5) + [Substring(decision(row))] + cells.suffix(1))
        .joined(separator: ",")
    }
    let header = rows[0].split(separator: ",").suffix(5)
    #expect(header == ["decision", "new_target", "reason", "reviewer", "text_hash"], "\(header)")
    try folder.write(rows.joined(separator: "\r\n"), to: "decisions.csv")
  }

  @Test(
    "an import that was stopped at any write is ended by the same call",
    arguments: [FaultLibrary.Fault.kill, .noSpace])
  func interrupted(_ fault: FaultLibrary.Fault) throws {
    let whole = try Self.project()
    #expect(try whole.runAll(Self.arguments).status == 0)
    let after = try Self.contents(of: whole)
    var isOver = false
    var number = 0
    while !isOver, number < 60 {
      number += 1
      let folder = try Self.project()
      guard let library = try FaultLibrary(in: folder) else { return }
      let outcome = try BuiltCommand(folder: folder.url).run(
        Self.arguments,
        environment: library.environment(fault, at: number, store: folder.url.path))
      isOver = !library.hasStruck
      #expect((outcome.status == 0) == isOver, "\(fault) at write \(number): \(outcome)")
      if !isOver {
        // A process that goes on takes back what it has begun; one that is killed cannot.
        if fault != .kill {
          let all = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
          #expect(all.filter { $0.hasSuffix(".part") } == [], "\(fault) at write \(number)")
        }
        let again = try folder.runAll(Self.arguments)
        #expect(again.status == 0, "\(fault) at write \(number): \(again)")
        #expect(again.error.contains("refused 0"), "\(again.error)")
      }
      #expect(try Self.contents(of: folder) == after, "\(fault) at write \(number)")
    }
    // The list of decisions, the baseline, and a catalog of each locale and app.
    #expect(isOver && number > 5, "\(fault)")
  }
}

import Foundation
import Testing

/// Numbers at the ends of their ranges in stored records, on the built binary.
@Suite("Stored numbers")
struct StoredNumberTests {
  static let numbers = [
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-1", "1e308", "1.5",
    "2147483648", "18446744073709551616", "\"1\"", "\"x\"",
  ]

  /// Records of a check in `n.ndjson`, with findings, a set and the run.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="cd_play">Play button.</string>
        <string name="cd_play">Play</string>
      </resources>

      """, to: "res/values/strings.xml")
    try folder.write("<resources/>\n", to: "res/values-de/strings.xml")
    let check = try folder.run("check", "--exit-zero", "--format", "ndjson=n.ndjson", "res")
    #expect(check.status == 0, "\(check.error)")
    return folder
  }

  /// Members that hold numbers, wherever they stand.
  static let members = [
    "schemaVersion", "line", "column", "endLine", "endColumn", "offset", "length", "files", "keys",
    "messages", "required", "translated", "needsReview", "checked", "durationMs", "error",
    "warning",
    "note", "known", "suppressed", "sets", "unreadable", "inherited", "copied", "machineTranslated",
  ]

  @Test("each is refused with its line, by every command", arguments: members)
  func refused(member: String) throws {
    let folder = try Self.project()
    let lines = try folder.text(of: "n.ndjson").split(separator: "\n").map(String.init)
    let pattern = "\"\(member)\":[0-9]+"
    let index = try #require(
      lines.firstIndex { $0.range(of: pattern, options: .regularExpression) != nil })
    for number in Self.numbers {
      var changed = lines
      let range = try #require(changed[index].range(of: pattern, options: .regularExpression))
      changed[index].replaceSubrange(range, with: "\"\(member)\":\(number)")
      try folder.write(changed.joined(separator: "\n") + "\n", to: "bad.ndjson")
      for arguments in [["report", "bad.ndjson"], ["merge", "n.ndjson", "bad.ndjson"]] {
        let outcome = try folder.runAll(arguments)
        #expect(outcome.status == 2, "\(arguments) \(number): \(outcome)")
        #expect(outcome.output.isEmpty)
        let isNewer = member == "schemaVersion" && outcome.error.contains("written by a newer")
        #expect(
          outcome.error.hasPrefix("label-lint: bad.ndjson:\(index + 1): the member '\(member)' ")
            && outcome.error.contains("expected a whole number from ") || isNewer,
          "\(arguments) \(number): \(outcome.error)")
      }
      let store = try folder.run("history", "add", "bad.ndjson", "--store", "s.sqlite")
      #expect(store.status == 2, "\(number): \(store)")
      #expect(store.error.hasPrefix("label-lint: bad.ndjson:\(index + 1): "), "\(store.error)")
      #expect(try !folder.names().contains("s.sqlite"))
    }
  }

  @Test(
    "parts of a run without number are no whole run, and take no time",
    arguments: [
      "1/9223372036854775807", "9/3", "0/0", "-1/-1", "1/2147483647", "x", "1/2/3",
    ])
  func shards(shard: String) throws {
    let folder = try Self.project()
    let text = try folder.text(of: "n.ndjson")
      .replacingOccurrences(of: "\"shard\":null", with: "\"shard\":\"\(shard)\"")
    #expect(text.contains(shard))
    try folder.write(text, to: "part.ndjson")
    let outcome = try folder.run("merge", "part.ndjson")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error == "label-lint: the joined report is not complete: a part of it is missing\n")
    #expect(outcome.output.contains("\"complete\":false}\n"), "\(outcome.output)")
  }

  /// Stored files beside records: how each is made, the file, a member that is a number, and who reads it.
  struct Stored: CustomTestStringConvertible, Sendable {
    let make: [String]
    let path: String
    let member: String
    let read: [String]
    var testDescription: String { "\(path), \(member)" }
  }

  static let stored =
    ["messages", "durationMs", "line", "required", "checked"].map { member in
      Stored(
        make: ["history", "add", "n.ndjson", "--store", "s.jsonl"], path: "s.jsonl", member: member,
        read: ["history", "digest", "--store", "s.jsonl"])
    } + [
      Stored(
        make: ["plan", "fleet.yml"], path: "plan.jsonl", member: "bytes",
        read: ["check", "--sets-from", "plan.jsonl"]),
      Stored(
        make: ["baseline", "create"], path: ".label-lint-baseline.jsonl", member: "members",
        read: ["baseline", "check"]),
    ]

  @Test("journals, plans and baselines are refused with their line, too", arguments: stored)
  func otherFiles(_ stored: Stored) throws {
    let folder = try Self.project()
    try folder.write("apps:\n  - {app: a, root: .}\n", to: "fleet.yml")
    let made = try folder.runAll(stored.make)
    #expect(made.status == 0, "\(made.error)")
    if stored.member == "bytes" { try folder.write(made.output, to: stored.path) }
    let text = try folder.text(of: stored.path)
    let range = try #require(
      text.range(of: "\"\(stored.member)\":([0-9]+|null)", options: .regularExpression))
    let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
    for number in Self.numbers where stored.member != "bytes" || number != "2147483648" {
      try folder.write(
        text.replacingCharacters(in: range, with: "\"\(stored.member)\":\(number)"),
        to: stored.path)
      let outcome = try folder.runAll(stored.read)
      #expect(outcome.status == 2, "\(number): \(outcome)")
      #expect(
        outcome.error.contains("\(stored.path):\(line): the member '\(stored.member)' "),
        "\(number): \(outcome.error)")
      #expect(outcome.error.contains(": expected a whole number from "), "\(outcome.error)")
    }
  }

  @Test("the greatest numbers that are taken are added up", arguments: ["history", "merge"])
  func sums(command: String) throws {
    let folder = try Self.project()
    var text = try folder.text(of: "n.ndjson")
    for member in ["durationMs", "messages", "error", "sets", "known"] {
      text = text.replacingOccurrences(
        of: "\"\(member)\":[0-9]+", with: "\"\(member)\":2147483647", options: .regularExpression)
    }
    try folder.write(text, to: "many.ndjson")
    let arguments =
      command == "merge"
      ? ["merge", "many.ndjson", "many.ndjson"]
      : ["history", "add", "many.ndjson", "--store", "s.sqlite"]
    let outcome = try folder.runAll(arguments)
    #expect(outcome.status == 0, "\(outcome)")
    if command == "history" {
      #expect(try folder.run("history", "digest", "--store", "s.sqlite").status == 0)
    }
  }

  @Test("a place behind its file is reported in every format")
  func places() throws {
    let folder = try Self.project()
    var text = try folder.text(of: "n.ndjson")
    for member in ["column", "endColumn", "endLine", "offset", "length"] {
      text = text.replacingOccurrences(
        of: "\"\(member)\":[0-9]+", with: "\"\(member)\":2147483647", options: .regularExpression)
    }
    try folder.write(text, to: "far.ndjson")
    for format in [
      "text", "concise", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "rdjsonl",
      "xcode", "android-lint", "sonarqube", "markdown", "csv", "html",
    ] {
      let outcome = try BuiltCommand(folder: folder.url).run(
        ["report", "far.ndjson", "--fail-on", "never", "--format", format], memoryLimit: 1 << 30)
      #expect(outcome.status == 0, "\(format): \(outcome.error)")
      #expect(outcome.output.utf8.count < 1 << 20, "\(format)")
    }
  }
}

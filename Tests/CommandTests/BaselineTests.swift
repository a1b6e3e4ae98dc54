import Foundation
import Testing

/// Only what is new counts, whatever else changes.
@Suite("Baseline and comparison")
struct BaselineTests {
  static let source = (0..<12).map { number in
    "    <string name=\"item\(number)_cd\">Item \(Character(UnicodeScalar(65 + UInt8(number)))) button</string>"
  }

  /// A project of an Android and an Apple set with findings in both.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(resources(source), to: "app/src/main/res/values/strings.xml")
    try folder.write(
      resources(source.prefix(9).map { $0.replacing("button", with: "") }),
      to: "app/src/main/res/values-de/strings.xml")
    try folder.write(
      "\"a.accessibilityLabel\" = \"Play button\";\n\"b.accessibilityLabel\" = \"Stop button\";\n",
      to: "ios/en.lproj/Localizable.strings")
    try folder.write(
      "\"a.accessibilityLabel\" = \"ABSPIELEN\";\n\"b.accessibilityLabel\" = \"ANHALTEN\";\n",
      to: "ios/de.lproj/Localizable.strings")
    return folder
  }

  static func resources(_ lines: [String]) -> String {
    "<resources>\n\(lines.joined(separator: "\n"))\n</resources>\n"
  }

  /// A change that is no news, and what it does.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (TemporaryFolder) throws -> Void
  }

  @Test("what only a newer version knows of a baseline is read over, and never lost")
  func newerMembers() throws {
    let folder = try Self.project()
    let name = ".label-lint-baseline.jsonl"
    #expect(try folder.run("baseline", "create").status == 0)
    let written = try folder.text(of: name)
    let lines = written.split(separator: "\n").map(String.init)
    func adding(_ member: String, toLine number: Int) -> String {
      var lines = lines
      lines[number - 1] = lines[number - 1].dropLast() + ",\"\(member)\":1}"
      return lines.joined(separator: "\n") + "\n"
    }
    let path = folder.url.path + "/" + name
    for (member, number) in [("team", 1), ("ticket", 3)] {
      let newer = adding(member, toLine: number)
      try folder.write(newer, to: name)
      #expect(try folder.run("check", "--fail-on", "note").status == 0)
      for command in [
        ["baseline", "create", "--update"], ["baseline", "removed", "x", "--reason", "gone"],
        ["ignore", "role-word", "item0_cd", "--locale", "en", "--reason", "ours"],
      ] {
        let outcome = try folder.runAll(command)
        #expect(
          outcome.error
            == "label-lint: \(path):\(number): a newer label-lint wrote the member '\(member)', which this version would lose; nothing was changed; use the newer version\n",
          "\(command)")
        #expect(outcome.status == 2)
        #expect(try folder.text(of: name) == newer)
      }
    }
  }

  static let path = "app/src/main/res/values/strings.xml"

  static let changes = [
    Change(testDescription: "nothing") { _ in },
    Change(testDescription: "entries reordered") { folder in
      try folder.write(resources(source.reversed()), to: path)
    },
    Change(testDescription: "reformatted") { folder in
      let text = try folder.text(of: path)
      try folder.write(
        text.replacing("    <", with: "\t<").replacing("\n", with: "\r\n\r\n"), to: path)
    },
    Change(testDescription: "a hundred entries above") { folder in
      let lines = (0..<100).map {
        "    <string name=\"new\($0)\" translatable=\"false\">x</string>"
      }
      try folder.write(resources(lines + source), to: path)
    },
    Change(testDescription: "a folder renamed") { folder in
      try FileManager.default.moveItem(
        at: folder.url.appending(path: "app"), to: folder.url.appending(path: "mobile"))
      try FileManager.default.moveItem(
        at: folder.url.appending(path: "ios"), to: folder.url.appending(path: "apple"))
    },
    Change(testDescription: "a locale added") { folder in
      try folder.write(
        resources(source.map { $0.replacing(" button", with: "") }),
        to: "app/src/main/res/values-fr/strings.xml")
    },
    Change(testDescription: ".strings moved to .xcstrings") { folder in
      for locale in ["en", "de"] {
        try FileManager.default.removeItem(at: folder.url.appending(path: "ios/\(locale).lproj"))
      }
      func unit(_ value: String) -> String {
        "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}"
      }
      try folder.write(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{
        "a.accessibilityLabel":{"localizations":{"de":\(unit("ABSPIELEN")),"en":\(unit("Play button"))}},
        "b.accessibilityLabel":{"localizations":{"de":\(unit("ANHALTEN")),"en":\(unit("Stop button"))}}}}
        """, to: "ios/Localizable.xcstrings")
    },
  ]

  /// Records of the findings that count.
  static func counted(_ outcome: BuiltCommand.Outcome) throws -> [[String: Any]] {
    try outcome.output.split(separator: "\n").compactMap { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding" else { return nil }
      return value
    }
  }

  @Test("changes that are no news bring nothing new", arguments: changes)
  func stability(_ change: Change) throws {
    let folder = try Self.project()
    try folder.write(try folder.run("check", "--format", "ndjson").output, to: "old.ndjson")
    #expect(try folder.run("baseline", "create").status == 0)
    try change.apply(folder)
    let outcome = try folder.run("check", "--format", "ndjson", "--fail-on", "note")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(try Self.counted(outcome).isEmpty)
    let compared = try folder.run(
      "check", "--no-baseline", "--compare", "old.ndjson", "--format", "ndjson", "--fail-on", "note"
    )
    #expect(compared.status == 0, "\(compared.output)")
    #expect(compared.error.contains("0 new, 0 updated, "))
  }

  @Test("reworded messages are no news: neither identities nor baselines hold them")
  func rewordedMessages() throws {
    let folder = try Self.project()
    let records = try folder.run("check", "--format", "ndjson", "--exit-zero").output
    // The records as a release with other words for everything would have written them.
    let reworded = records.replacing(
      #/"(message|title)":"(?:[^"\\]|\\.)*"/#, with: { "\"\($0.1)\":\"quite other words\"" })
    #expect(reworded != records)
    try folder.write(reworded, to: "old.ndjson")
    #expect(try folder.run("baseline", "create").status == 0)
    let baseline = try folder.text(of: ".label-lint-baseline.jsonl")
    let messages = try Self.counted(try folder.run("check", "--no-baseline", "--format", "ndjson"))
      .compactMap { $0["message"] as? String }
    #expect(messages.count > 5)
    for message in messages { #expect(!baseline.contains(message)) }
    let outcome = try folder.run(
      "check", "--no-baseline", "--compare", "old.ndjson", "--fail-on", "note")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.error.contains("0 new, 0 updated, "), "\(outcome.error)")
  }

  @Test("a change of one accepted text is exactly one update")
  func oneUpdate() throws {
    let folder = try Self.project()
    try folder.write(try folder.run("check", "--format", "ndjson").output, to: "old.ndjson")
    #expect(try folder.run("baseline", "create").status == 0)
    let changed = try folder.text(of: Self.path).replacing("Item C button", with: "Item Z button")
    try folder.write(changed, to: Self.path)
    for arguments in [["check"], ["check", "--no-baseline", "--compare", "old.ndjson"]] {
      let outcome = try folder.runAll(arguments + ["--format", "ndjson", "--fail-on", "warning"])
      #expect(outcome.status == 1)
      let findings = try Self.counted(outcome)
      #expect(findings.count == 1)
      #expect(findings.first?["key"] as? String == "item2_cd")
      #expect(findings.first?["state"] as? String == "updated")
    }
    let check = try folder.run("baseline", "check")
    #expect(check.status == 1)
    #expect(
      check.output
        == "void: app/src/main/res string item2_cd (en): role-word: its text has changed\n")
    #expect(try folder.run("baseline", "prune").status == 0)
    #expect(try folder.run("baseline", "check").status == 0)
    #expect(try folder.run("--fail-on", "warning").status == 1)
  }

  @Test("fixed findings make their entries stale; decisions outlive an update of the baseline")
  func stale() throws {
    let folder = try Self.project()
    #expect(try folder.run("baseline", "create").status == 0)
    #expect(try folder.run("baseline", "create").status == 2)
    let text = try folder.text(of: Self.path)
    try folder.write(text.replacing("Item C button", with: "Item C"), to: Self.path)
    let check = try folder.run("baseline", "check")
    #expect(check.output.hasPrefix("stale: app/src/main/res string item2_cd (en): role-word"))
    #expect(
      try folder.run().output.contains("known findings hidden, 1 fixed: label-lint baseline prune"))
    // A call for a part of the project says nothing of the rest.
    #expect(try !folder.run("check", "ios").output.contains("fixed"))
    #expect(try folder.run("baseline", "check", "ios").status == 0)
    try folder.write(text, to: Self.path)
    #expect(
      try folder.run("ignore", "role-word", "item2_cd", "--reason", "a name", "--locale", "en")
        .status == 0)
    #expect(try folder.run("baseline", "create", "--update").status == 0)
    #expect(try folder.run("--fail-on", "note").status == 0)
    #expect(
      try folder.text(of: ".label-lint-baseline.jsonl").components(separatedBy: "a name").count == 2
    )
  }

  @Test("a baseline that cannot be used ends the run, and stays as it is")
  func unusable() throws {
    let rows = [
      ("", "1: not a baseline: its first line must be the header"), ("{}", "1: not a baseline"),
      (
        "{\"type\":\"baseline\",\"schemaVersion\":2,\"ruleSet\":\"2026.1\"}",
        "1: written by a newer label-lint"
      ),
      (
        "{\"type\":\"baseline\",\"schemaVersion\":1,\"ruleSet\":\"2026.1\"}\n{\"set\":",
        "2: not JSON at byte"
      ),
      (
        "{\"type\":\"baseline\",\"schemaVersion\":1,\"ruleSet\":\"2026.1\"}\n{\"set\":\"x\"}\n",
        "2: the member"
      ),
      ("\u{0}\u{1}", "1: not JSON"),
    ]
    for (text, message) in rows {
      let folder = try Self.project()
      try folder.write(text, to: ".label-lint-baseline.jsonl")
      for arguments in [
        ["check"], ["baseline", "check"], ["baseline", "prune"],
        ["baseline", "create", "--update"],
      ] {
        let outcome = try folder.runAll(arguments)
        #expect(outcome.status == 2, "\(arguments) \(text)")
        #expect(outcome.error.contains(".label-lint-baseline.jsonl:\(message)"), "\(outcome.error)")
        #expect(try folder.text(of: ".label-lint-baseline.jsonl") == text)
      }
    }
    let folder = try Self.project()
    let missing = try folder.run("check", "--baseline", "gone.jsonl")
    #expect(missing.status == 2)
    #expect(missing.error == "label-lint: gone.jsonl: no such file or folder\n")
    for text in ["", "{\"type\":\"finding\"}", "x", "{\"type\":\"run\",\"schemaVersion\":9}"] {
      try folder.write(text, to: "old.ndjson")
      let outcome = try folder.run("check", "--compare", "old.ndjson")
      #expect(outcome.status == 2)
      #expect(outcome.error.hasPrefix("label-lint: old.ndjson:1: "), "\(outcome.error)")
    }
  }

  @Test("an entry that is over counts again")
  func expired() throws {
    let folder = try Self.project()
    #expect(try folder.run("baseline", "create").status == 0)
    let text = try folder.text(of: ".label-lint-baseline.jsonl")
    try folder.write(
      text.replacing("\"expires\":null", with: "\"expires\":\"2020-01-01\""),
      to: ".label-lint-baseline.jsonl")
    #expect(try folder.run("check", "--fail-on", "warning").status == 1)
    #expect(try folder.run("baseline", "check").output.contains("expired: "))
    #expect(
      try folder.run(
        "check", "--fail-on", "warning", environment: ["SOURCE_DATE_EPOCH": "1500000000"]
      ).status == 0)
  }

  @Test("a new rule is no news to a comparison")
  func newRule() throws {
    let folder = try Self.project()
    let old = try folder.run("check", "--format", "ndjson", "--no-rule", "role-word").output
    try folder.write(old, to: "old.ndjson")
    let outcome = try folder.run("check", "--compare", "old.ndjson", "--fail-on", "note")
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}

import Foundation
import Testing

/// The limits that the README names, as users meet them: what is past one is told with its place.
@Suite("Limits of the README")
struct ReadmeLimitTests {
  @Test(
    "a file that is too large is not read, which is a finding",
    arguments: [
      ("en.lproj/Table.strings", 1 << 30, "larger than the 1 GiB that is read"),
      ("res/values/strings.xml", 256 << 20, "the file has more than 268435456 bytes"),
    ])
  func files(path: String, size: Int, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: path)
    // A file of nothing but holes takes no room.
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "truncate -s \(size + 1) \(path) && \"$LABEL_LINT\" check --format concise .")
    #expect(
      outcome.output.hasPrefix("\(path):1:1: error: \(message) [unreadable-catalog]\n"),
      "\(outcome)")
    #expect(outcome.status == 1)
  }

  @Test(
    "a text that is too long, and namespaces past the limit, are findings of a set that is not complete",
    arguments: [
      (
        "<resources>\n<string name=\"a\">\(String(repeating: "x", count: (2 << 20) + 1))</string></resources>",
        "2:18: error: the text has 2097153 bytes: rules check at most 2097152"
      ),
      (
        "<resources\n"
          + (1...64).map { "xmlns:n\($0)=\"u\($0)\"" }.joined(separator: "\n")
          + "><string name=\"a\">A</string></resources>",
        "64:1: error: more than 64 namespaces are declared"
      ),
    ])
  func partsOfFiles(text: String, says: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "res/values/strings.xml")
    let call = ["check", "--rule", "unreadable-catalog", "--format"]
    let outcome = try folder.runAll(call + ["concise"])
    #expect(
      outcome.output.split(separator: "\n").first.map(String.init)
        == "res/values/strings.xml:\(says) [unreadable-catalog]", "\(outcome)")
    #expect(outcome.status == 1)
    let records = try folder.runAll(call + ["ndjson"]).output.split(separator: "\n")
    let set = try #require(records.first { $0.contains(#""type":"set""#) })
    #expect(set.contains(#""complete":false"#), "\(set)")
  }

  /// A string catalog with so many forms of a text in each other.
  private static func forms(_ count: Int) -> String {
    let unit = #"{"stringUnit":{"state":"translated","value":"A"}}"#
    let text =
      String(repeating: #"{"variations":{"device":{"mac":"#, count: count) + unit
      + String(repeating: "}}}", count: count)
    return
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":\#(text)}}}}"#
  }

  @Test("forms of a string catalog lie in each other 8 deep", arguments: [8, 9])
  func nestedForms(count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.forms(count), to: "Localizable.xcstrings")
    let outcome = try folder.run("check", "--format", "concise", ".")
    #expect(
      outcome.output.contains("error: more than 8 forms in each other [unreadable-catalog]\n")
        == (count > 8), "\(outcome.output)")
    #expect(outcome.status == (count > 8 ? 1 : 0))
  }

  @Test(
    "of broken syntax so many problems are told, and a last one says that more follow",
    arguments: [
      ("en.lproj/Table.strings", String(repeating: "\"a\" \"b\";\n", count: 300), "201:4", 200),
      (
        "res/values/strings.xml",
        "<resources>" + String(repeating: "<string name=\"a\">a<b</string>\n", count: 300), "", 100
      ),
      (
        "Localizable.xcstrings",
        #"{"sourceLanguage":"en","version":"1.0","strings":{"#
          + (0..<600).map { #""a\#($0)\ud83d":{}"# }.joined(separator: ",") + "}}", "1:4042", 256
      ),
    ])
  func problems(path: String, text: String, place: String, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: path)
    let outcome = try folder.run(
      "check", "--rule", "unreadable-catalog", "--format", "concise", ".")
    let lines = outcome.output.split(separator: "\n").filter {
      $0.hasSuffix("[unreadable-catalog]")
    }
    #expect(lines.count == count + 1)
    let last = try #require(lines.last { $0.contains(" problems are left out: ") })
    #expect(last.hasPrefix("\(path):\(place)"), "\(last)")
    #expect(last.contains(" problems are left out: only \(count) are reported "), "\(last)")
    #expect(outcome.status == 1)
  }

  /// A configuration at its limit, or past it, and what is said of that.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let says: String?
  }

  private static func nested(_ start: String, _ end: String, _ count: Int) -> String {
    String(repeating: start, count: count) + "b" + String(repeating: end, count: count)
  }

  static let rows = [
    Row(
      testDescription: "1 MiB", text: "#" + String(repeating: "x", count: 1 << 20),
      says: "1:1: the file is larger than 1 MiB"),
    Row(
      testDescription: "100,000 values",
      text: "locales: [" + String(repeating: "de,", count: 100_001) + "]",
      says: "2:300002: too many values"),
    Row(
      testDescription: "33 levels", text: "rules: " + nested("[", "]", 33),
      says: "2:40: nested too deeply"),
    Row(
      testDescription: "32 levels", text: "rules: " + nested("[", "]", 31),
      says: "2:8: 'rules' takes names with values, found a list"),
    Row(
      testDescription: "a pattern of 4,097 bytes",
      text: "exclude: [\"" + String(repeating: "a", count: 4097) + "\"]",
      says: "cannot be used: it is longer than 4096 bytes at character 4097"),
    Row(
      testDescription: "a pattern of 4,096 bytes",
      text: "exclude: [\"" + String(repeating: "a", count: 4096) + "\"]", says: nil),
    Row(
      testDescription: "512 choices",
      text: "exclude: [\"" + String(repeating: "{a,b}", count: 9) + "\"]",
      says: "cannot be used: its braces expand to more than 256 patterns at character 41"),
    Row(
      testDescription: "256 choices",
      text: "exclude: [\"" + String(repeating: "{a,b}", count: 8) + "\"]", says: nil),
    Row(
      testDescription: "17 levels of choices",
      text: "exclude: [\"" + nested("{a,", "}", 17) + "\"]",
      says: "cannot be used: its braces are nested deeper than 16 at character 49"),
    Row(
      testDescription: "16 levels of choices",
      text: "exclude: [\"" + nested("{a,", "}", 16) + "\"]", says: nil),
  ]

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"a\">A</string></resources>\n", to: "res/values/strings.xml")
    return folder
  }

  @Test("a configuration past its limits ends the run, and one at them does not", arguments: rows)
  func configuration(_ row: Row) throws {
    let folder = try Self.project()
    try folder.write("version: 1\n\(row.text)\n", to: ".label-lint.yml")
    let outcome = try folder.run("check", "res")
    #expect(outcome.status == (row.says == nil ? 0 : 2), "\(outcome.error)")
    if let says = row.says {
      #expect(outcome.error.hasPrefix("label-lint: .label-lint.yml:"), "\(outcome.error)")
      #expect(outcome.error.hasSuffix("\(says)\n"), "\(outcome.error)")
    }
  }

  @Test("16 files extend each other, and no more", arguments: [16, 17])
  func chain(count: Int) throws {
    let folder = try Self.project()
    for number in 0..<count {
      let next = number + 1 < count ? "extends: [c\(number + 1).yml]\n" : ""
      try folder.write("version: 1\n\(next)", to: "c\(number).yml")
    }
    let outcome = try folder.run("check", "--config", "c0.yml", "res")
    #expect(outcome.status == (count > 16 ? 2 : 0))
    if count > 16 {
      #expect(outcome.error.hasPrefix("label-lint: c15.yml:2:11: 'c16.yml' "), "\(outcome.error)")
      // None of them extends itself.
      #expect(!outcome.error.contains("in turn"), "\(outcome.error)")
    }
  }

  @Test("files that extend the next one under many names cost no more than one file each")
  func fan() throws {
    let folder = try Self.project()
    for number in 0..<15 {
      let names = (0..<4).map { String(repeating: "./", count: $0) + "c\(number + 1).yml" }
      let next = number < 14 ? "extends: [\(names.joined(separator: ", "))]\n" : ""
      try folder.write("version: 1\n\(next)", to: "c\(number).yml")
    }
    try folder.write("version: 1\nextends: [c0.yml]\n", to: ".label-lint.yml")
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "timeout 60 \"$LABEL_LINT\" check res")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test("of a fleet file ten faults are named, and how many more")
  func fleet() throws {
    let folder = try Self.project()
    let apps = (0..<14).map { "  - {ap: x\($0)}\n" }.joined()
    try folder.write("version: 1\nstore: s\nreports: o\napps:\n\(apps)", to: "fleet.yml")
    let outcome = try folder.run("nightly", "fleet.yml")
    #expect(outcome.status == 2)
    let named = (5...14).map {
      "label-lint: fleet.yml:\($0):6: an app has no 'ap'. Did you mean 'app'?\n"
    }
    #expect(outcome.error == named.joined() + "label-lint: fleet.yml: and 4 more\n")
  }

  @Test("a job's summary has 900,000 bytes at the most, and says what it leaves out")
  func jobSummary() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<9000).map {
      "\"k\($0).accessibilityLabel\" = \"PLAY SONG \($0) button\";\n"
    }
    try folder.write(lines.joined(), to: "en.lproj/L.strings")
    let outcome = try folder.run(
      "check", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(
      outcome.error.contains(
        "label-lint: github: 8,990 more findings without an annotation: a step shows 10 of each "
          + "kind\n"),
      "\(outcome.error)")
    let summary = try folder.text(of: "summary.md")
    #expect(summary.utf8.count <= 900_000 && summary.utf8.count > 890_000)
    let left = try #require(
      summary.firstMatch(of: #/\n_([\d,]+) more findings did not fit here\._\n$/#),
      "\(summary.suffix(80))")
    let shown = summary.split(separator: "\n").count { $0.hasPrefix("- `") }
    #expect(shown > 3000)
    #expect(Int(left.output.1.filter(\.isNumber)).map { $0 + shown } == 9000)
  }
}

import Foundation
import Testing

/// Every way a call can end, on the built binary.
@Suite("Exit codes")
struct ExitCodeTests {
  /// A call, what it must end with, and a word its message must hold.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arguments: [String]
    let status: Int32
    var says = ""
  }

  static let rows = [
    Row(testDescription: "nothing found", arguments: ["check", "good"], status: 0),
    Row(testDescription: "check is the default", arguments: ["good"], status: 0),
    Row(testDescription: "warnings below the threshold", arguments: ["warned"], status: 0),
    Row(
      testDescription: "warnings at the threshold",
      arguments: ["check", "--fail-on", "warning", "warned"], status: 1),
    Row(testDescription: "never", arguments: ["--fail-on", "never", "broken"], status: 0),
    Row(testDescription: "unreadable catalog", arguments: ["broken"], status: 1),
    Row(testDescription: "exit zero", arguments: ["--exit-zero", "broken"], status: 0),
    Row(testDescription: "help", arguments: ["--help"], status: 0),
    Row(testDescription: "help of a command", arguments: ["check", "--help"], status: 0),
    Row(testDescription: "version", arguments: ["--version"], status: 0),
    Row(testDescription: "rules", arguments: ["rules"], status: 0),
    Row(testDescription: "explain", arguments: ["explain", "all-caps"], status: 0),
    Row(
      testDescription: "unknown rule", arguments: ["explain", "all-cap"], status: 2,
      says: "did you mean 'all-caps'"),
    Row(
      testDescription: "unknown option", arguments: ["check", "--frmat", "text", "good"], status: 2,
      says: "--frmat"),
    Row(
      testDescription: "unknown format", arguments: ["check", "--format", "pdf", "good"], status: 2,
      says: "pdf"),
    Row(
      testDescription: "unknown threshold", arguments: ["check", "--fail-on", "x", "good"],
      status: 2, says: "x"),
    Row(
      testDescription: "unknown rule in an option", arguments: ["--rule", "nope", "good"],
      status: 2, says: "nope"),
    Row(
      testDescription: "no worker", arguments: ["--jobs", "0", "good"], status: 2, says: "--jobs"),
    Row(
      testDescription: "source locale that is none", arguments: ["--source-locale", "!", "good"],
      status: 2, says: "language tag"),
    Row(
      testDescription: "missing path", arguments: ["check", "gone"], status: 2,
      says: "gone: no such file or folder"),
    Row(
      testDescription: "a folder without catalogs", arguments: ["check", "empty"], status: 2,
      says: "no catalogs in empty"),
    Row(
      testDescription: "a file that is no catalog", arguments: ["check", "empty/notes.txt"],
      status: 2, says: "no catalogs in empty/notes.txt"),
    Row(
      testDescription: "an output that cannot be written",
      arguments: ["--format", "ndjson=gone/out.ndjson", "good"], status: 2, says: "gone/out.ndjson"),
    Row(
      testDescription: "inspect of a missing file",
      arguments: ["inspect", "messages", "x.strings"],
      status: 2, says: "x.strings: no such file or folder"),
    Row(
      testDescription: "inspect of an unreadable catalog",
      arguments: ["inspect", "messages", "broken/res/values/strings.xml"], status: 1),
  ]

  @Test("every call ends as documented", arguments: rows)
  func row(_ row: Row) throws {
    let folder = try Self.project()
    let outcome = try BuiltCommand(folder: folder.url).run(row.arguments)
    #expect(outcome.status == row.status, "\(outcome.output)\(outcome.error)")
    if row.status == 2 {
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.contains(row.says), "\(outcome.error)")
    } else {
      #expect(outcome.error.isEmpty, "\(outcome.error)")
    }
  }

  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func resources(_ body: String) -> String { "<resources>\n\(body)\n</resources>\n" }
    try folder.write(
      resources(#"<string name="play">Play</string>"#), to: "good/res/values/strings.xml")
    try folder.write(
      resources(#"<string name="play">Play</string><string name="stop">Stop</string>"#),
      to: "warned/res/values/strings.xml")
    try folder.write(
      resources(#"<string name="play">Wiedergeben</string>"#),
      to: "warned/res/values-de/strings.xml")
    try folder.write(
      "<resources><string name=\"play\">Play</strin", to: "broken/res/values/strings.xml")
    try folder.write("nothing", to: "empty/notes.txt")
    return folder
  }
}

import Foundation
import Testing

/// Nothing of a file acts on the terminal or on the log of a build service.
@Suite("Hostile names and texts in what is printed")
struct HostileTextTests {
  private static let escape = "\u{1B}]0;title\u{7}\u{1B}[31m"

  /// A project whose folder, keys, texts and comments all hold escapes and commands.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["::error::a", "b\u{1B}[31m", "c\n::add-mask::c", " ::warning::d", "##[add-mask]e"]
    {
      try folder.write(
        """
        /* Accessibility label \(escape)
        ::add-mask::comment */
        "\(escape)key" = "PLAY \(escape) BUTTON";
        ::add-mask::a
        "##[add-mask]k" = "##[add-mask]PLAY ALL";
        "k\\n::error::k" = "PLAY\\n::add-mask::ALL OF IT";
         ::error::junk

        """, to: "\(name)/en.lproj/Localizable.strings")
      try folder.write(
        """
        "\(escape)key" = "ABSPIELEN \(escape) KNOPF";

        """, to: "\(name)/de.lproj/Localizable.strings")
    }
    for name in ["##[error]f", "::error::f"] {
      try folder.write("\"k\" = \"Play\";\n", to: "##[error]e/\(name).lproj/Localizable.strings")
    }
    return folder
  }

  /// Lines of an output that a terminal or a log would obey.
  private static func obeyed(_ output: String) -> [String] {
    // By scalars: CRLF is one character.
    output.unicodeScalars.split(separator: "\n").map { String($0) }.filter { line in
      let hasControl = line.unicodeScalars.contains {
        $0.value < 0x20 && $0 != "\t" && $0 != "\r" || (0x7F...0x9F).contains($0.value)
      }
      let words = line.drop { $0.isWhitespace }
      // What is read by programs is not changed for the sake of logs that it is not written to.
      let isRecord = line.hasPrefix("{\"")
      return hasControl || words.hasPrefix("::") || !isRecord && line.contains("##[")
    }
  }

  @Test(
    "no output for people holds a control or begins a line with a command",
    arguments: [
      ["check"], ["check", "--format", "concise"], ["check", "--format", "xcode"],
      ["check", "--format", "csv"], ["check", "--format", "markdown"], ["check", "--verbose"],
      ["check", "--statistics"], ["fix", "--dry-run"], ["fix", "--dry-run", "--unsafe"],
      ["coverage"], ["coverage", "--by", "module"],
      ["coverage", "--by", "module", "--format", "csv"],
      ["review", "export", "--format", "csv", "--all", "-o", "-"], ["baseline", "create"],
      ["plan"], ["inspect", "messages", "::error::a/en.lproj/Localizable.strings"],
      ["init", "--dry-run"],
    ])
  func output(_ arguments: [String]) throws {
    let folder = try Self.project()
    let outcome = try folder.runAll(arguments)
    #expect(!(outcome.output + outcome.error).isEmpty)
    #expect(Self.obeyed(outcome.output) == [])
    #expect(Self.obeyed(outcome.error) == [])
  }

  @Test("digests, trends and differences of nights hold no control of what was checked")
  func nights() throws {
    let folder = try Self.project()
    try folder.write("version: 1\napp: \"a\\e[31m\\n::error::b\"\n", to: ".label-lint.yml")
    for (night, text) in [(1, "PLAY"), (2, "Play button")] {
      try folder.write(
        "/* Accessibility label */\n\"k\(Self.escape)\" = \"\(text) \(Self.escape)\";\n",
        to: "b\u{1B}[31m/en.lproj/Localizable.strings")
      let check = try BuiltCommand(folder: folder.url).run(
        ["check", "--format", "ndjson=\(night).ndjson", "--exit-zero"],
        environment: ["SOURCE_DATE_EPOCH": "\(1_795_226_400 + night * 86400)"])
      #expect(check.status == 0, "\(check.error)")
      let add = try folder.run("history", "add", "\(night).ndjson", "--store", "s.sqlite")
      #expect(add.status == 0, "\(add.error)")
      #expect(Self.obeyed(add.output) == [])
    }
    for arguments in [
      ["history", "digest", "--store", "s.sqlite"],
      ["history", "digest", "--store", "s.sqlite", "--format", "markdown"],
      ["history", "trend", "--store", "s.sqlite"],
      ["history", "trend", "--store", "s.sqlite", "--format", "csv"],
      ["diff", "1.ndjson", "2.ndjson"], ["diff", "1.ndjson", "2.ndjson", "--format", "markdown"],
      ["report", "2.ndjson", "--format", "text"], ["report", "2.ndjson", "--format", "concise"],
    ] {
      let outcome = try folder.runAll(arguments)
      #expect(!outcome.output.isEmpty, "\(arguments): \(outcome.error)")
      #expect(Self.obeyed(outcome.output) == [], "\(arguments)")
      #expect(Self.obeyed(outcome.error) == [], "\(arguments)")
    }
  }

  @Test("messages of a call quote no control of what they speak of")
  func messages() throws {
    let folder = try Self.project()
    let name = "\(Self.escape)\n::error::x"
    try folder.write(
      "version: 1\n\"\(name.replacingOccurrences(of: "\u{1B}", with: "\\e").replacingOccurrences(of: "\u{7}", with: "\\a").replacingOccurrences(of: "\n", with: "\\n"))\": 1\n",
      to: "bad.yml")
    try folder.write("version: 1\napps: [{app: \"a\\e[1m\", rot: x}]\n", to: "fleet.yml")
    try folder.write("{\"type\":\"\\u001b[31m\"}\n", to: "r\u{1B}.ndjson")
    for arguments in [
      ["check", name], ["check", "--config", "bad.yml"], ["check", "--config", name],
      ["check", "--\(name)"], ["explain", name], ["nightly", "fleet.yml"],
      ["report", "r\u{1B}.ndjson", "--format", "text"], ["diff", name, name],
      ["review", "import", name], ["check", "--format", name],
      ["history", "digest", "--store", name],
      ["ignore", "role-word", name, "--reason", "x"], ["check", "--changed-since", name],
      ["baseline", "check", "--baseline", name], ["check", "--root", name],
    ] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2, "\(arguments): \(outcome.error)")
      #expect(!outcome.error.isEmpty, "\(arguments)")
      #expect(Self.obeyed(outcome.error) == [], "\(arguments)")
      #expect(Self.obeyed(outcome.output) == [], "\(arguments)")
    }
  }

  @Test("texts with controls and commands go through CSV and back unchanged")
  func roundTrip() throws {
    let folder = try Self.project()
    let export = try folder.run("review", "export", "--format", "csv", "--all", "-o", "labels.csv")
    #expect(export.status == 0, "\(export.error)")
    let outcome = try folder.run("review", "import", "labels.csv", "--write")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output == "")
    #expect(outcome.error.contains("wrote 0 texts"), "\(outcome.error)")
  }
}

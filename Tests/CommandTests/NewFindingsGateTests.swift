import Foundation
import Testing

/// What fails a run where only new findings count, and what can be accepted.
@Suite("Gate for new findings")
struct NewFindingsGateTests {
  static let path = "res/values/strings.xml"

  static func resources(_ play: String) -> String {
    """
    <resources>
    <string name="stop_cd">STOP BUTTON</string>
    <string name="play_cd">\(play)</string>
    </resources>

    """
  }

  /// A repository whose last change brings a warning.
  static func changed() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(resources("Play"), to: path)
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
    #expect(try folder.run("check", "--format", "ndjson=old.ndjson").status == 0)
    #expect(try folder.run("baseline", "create", "--baseline", "known.jsonl").status == 0)
    try folder.write(resources("PLAY BUTTON"), to: path)
    return folder
  }

  @Test(
    "a change that brings a warning fails where only new findings count",
    arguments: [
      ["--changed-since", "main"], ["--changed-since", "HEAD", "res/values/strings.xml"],
      ["--compare", "old.ndjson"], ["--baseline", "known.jsonl"],
    ])
  func newWarning(_ arguments: [String]) throws {
    let folder = try Self.changed()
    #expect(try folder.runAll(["check"] + arguments).status == 1)
    #expect(try folder.runAll(["check", "--fail-on", "error"] + arguments).status == 0)
    try folder.write("version: 1\nfailOn: error\n", to: ".label-lint.yml")
    #expect(try folder.runAll(["check"] + arguments).status == 0)
    try folder.write("version: 1\nextends: [recommended]\n", to: ".label-lint.yml")
    #expect(try folder.runAll(["check"] + arguments).status == 1)
    try folder.write(Self.resources("Play"), to: Self.path)
    #expect(try folder.runAll(["check"] + arguments).status == 0)
  }

  @Test("a whole run fails from errors on")
  func wholeRun() throws {
    let folder = try Self.changed()
    #expect(try folder.run("check").status == 0)
  }

  @Test("init writes the choice with a comment, and the snippets name it")
  func starter() throws {
    let folder = try TemporaryFolder()
    let printed = try folder.run("init", "--dry-run", "--ci", "github", "--pre-commit").output
    #expect(
      printed.contains(
        """
        # Lowest level that makes the exit code 1. By default: error where all findings count,
        # warning where only new ones do (--changed-since, --compare, a baseline).
        # failOn: warning
        """))
    #expect(printed.components(separatedBy: "--fail-on warning").count == 2)
    #expect(try Checkout.text(of: "action.yml").contains("--fail-on warning"))
  }

  @Test("what cannot be read is accepted where reading goes on behind it")
  func acceptedReading() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n<string name=\"a\">A</string>\"\n<string name=\"b\">B</string>\n</resources>\n",
      to: Self.path)
    #expect(try folder.run("check", "--fail-on", "warning").status == 1)
    let created = try folder.run("baseline", "create")
    #expect(
      created.error
        == "label-lint: 1 finding written to \(folder.url.path)/.label-lint-baseline.jsonl\n")
    #expect(try folder.run("check", "--fail-on", "warning").status == 0)
    #expect(try folder.run("check", "--fail-on", "warning", "--no-baseline").status == 1)
  }

  @Test("a finding of what hides the rest is never accepted, and said to be left out")
  func hiddenRest() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n<string name=\"a\">A</string>\n<string name=\"b\">B</strin", to: Self.path)
    let created = try folder.run("baseline", "create")
    #expect(
      created.error.contains(
        "1 of unreadable-catalog left out, because texts after them are not checked"))
    #expect(try folder.run("check").status == 1)
  }

  @Test(
    "where apps stop reading a file of strings, the keys that they lose are known: it is accepted")
  func lostStrings() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n", to: "en.lproj/L.strings")
    let path = "fr.lproj/L.strings"
    try folder.write("\"a\" = \"Un\";\n\"b\" = \"Deux\";=\n\"c\" = \"Trois\";\n", to: path)
    #expect(try folder.run("check").status == 1)
    #expect(try folder.run("baseline", "create").status == 0)
    #expect(try folder.run("check").status == 0)
    // Another text is lost.
    try folder.write("\"a\" = \"Un\";=\n\"b\" = \"Deux\";\n\"c\" = \"Trois\";\n", to: path)
    #expect(try folder.run("check").status == 1)
  }

  @Test("the same fault of a key in two folders of a locale is two known findings")
  func qualifiedFolders() throws {
    let folder = try TemporaryFolder()
    let resources = { (text: String) in
      "<resources>\n<string name=\"open\">\(text)</string>\n</resources>\n"
    }
    try folder.write(resources("Read it"), to: "res/values/strings.xml")
    for name in ["values-fr", "values-fr-v26", "values-fr-v33"] {
      try folder.write(resources("Re\u{301}pe\u{301}ter"), to: "res/\(name)/strings.xml")
    }
    let all = try folder.run("check", "--no-baseline", "--rule", "denormalized-text").output
    #expect(all.contains("3 findings"), "\(all)")
    #expect(try folder.run("baseline", "create").status == 0)
    let rest = try folder.run("check", "--rule", "denormalized-text", "--fail-on", "note")
    #expect(rest.status == 0, "\(rest.output)")
    // One that is mended leaves the others known.
    try folder.write(resources("Répéter"), to: "res/values-fr/strings.xml")
    #expect(try folder.run("check", "--rule", "denormalized-text", "--fail-on", "note").status == 0)
  }

  @Test("a comment with a reason accepts what cannot be read where reading goes on")
  func silencedReading() throws {
    let folder = try TemporaryFolder()
    let lines = [
      "<resources>", "<!-- label-lint:disable unreadable-catalog - the vendor's file -->",
      "<string name=\"a\">A</string>\"", "<!-- label-lint:enable unreadable-catalog -->",
      "<string name=\"b\">B</string>", "</resources>", "",
    ]
    try folder.write(lines.joined(separator: "\n"), to: Self.path)
    #expect(try folder.run("check").status == 0)
  }
}

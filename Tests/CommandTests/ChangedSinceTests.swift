import Foundation
import Testing

/// What a change in git broke, and nothing else.
@Suite("Changes since a revision")
struct ChangedSinceTests {
  /// A repository with one commit.
  static func repository() throws -> TemporaryFolder {
    let folder = try BaselineTests.project()
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try git(arguments, in: folder) }
    try commit(folder)
    return folder
  }

  static func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let outcome = try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env", ["git"] + arguments)
    #expect(outcome.status == 0, "\(arguments): \(outcome.error)")
  }

  static func commit(_ folder: TemporaryFolder) throws {
    try git(["add", "-A"], in: folder)
    try git(["commit", "-q", "-m", "x"], in: folder)
  }

  /// Rule, key, locale and state of what is reported.
  static func found(_ outcome: BuiltCommand.Outcome) throws -> [String] {
    try BaselineTests.counted(outcome).map {
      "\($0["rule"] ?? "") \($0["key"] ?? "") \($0["locale"] ?? "") \($0["state"] ?? "")"
    }.sorted()
  }

  static func check(_ folder: TemporaryFolder, _ arguments: String...) throws
    -> BuiltCommand.Outcome
  {
    try folder.runAll(["check", "--changed-since", "main", "--format", "ndjson"] + arguments)
  }

  @Test("nothing changed, nothing is reported")
  func nothing() throws {
    let folder = try Self.repository()
    let outcome = try Self.check(folder, "--fail-on", "note")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try Self.found(outcome).isEmpty)
    #expect(outcome.error.contains("0 new, 0 updated, 0 unchanged, 0 fixed"))
  }

  @Test("a deleted translation is new on the source line, which did not change")
  func deletion() throws {
    let folder = try Self.repository()
    let german = "app/src/main/res/values-de/strings.xml"
    let text = try folder.text(of: german)
    try folder.write(
      text.split(separator: "\n").filter { !$0.contains("item3_cd") }.joined(separator: "\n"),
      to: german)
    let outcome = try Self.check(folder, "--fail-on", "warning")
    #expect(outcome.status == 1)
    #expect(try Self.found(outcome) == ["missing-translation item3_cd de new"])
  }

  @Test("new files, changed texts, committed or not; fixed findings are counted")
  func changes() throws {
    let folder = try Self.repository()
    try Self.git(["checkout", "-q", "-b", "work"], in: folder)
    let text = try folder.text(of: BaselineTests.path)
    try folder.write(
      text.replacing("Item A button", with: "Object A").replacing(
        "Item B button", with: "Item Y button"),
      to: BaselineTests.path)
    try Self.commit(folder)
    try folder.write(
      "\"new.accessibilityLabel\" = \"Go button\";\n", to: "ios/en.lproj/More.strings")
    let outcome = try Self.check(folder)
    #expect(
      try Self.found(outcome) == [
        "role-word item1_cd en updated", "role-word new.accessibilityLabel en new",
        "stale-translation item0_cd de new", "stale-translation item1_cd de new",
      ])
    #expect(outcome.error.contains("3 new, 1 updated, "), "\(outcome.error)")
    #expect(outcome.error.contains(" 1 fixed"), "\(outcome.error)")
    #expect(
      try Self.found(try Self.check(folder, "ios")) == ["role-word new.accessibilityLabel en new"])
  }

  @Test("new files are passed over where the project ignores them, and nobody else")
  func ignored() throws {
    let folder = try Self.repository()
    try folder.write("*.strings\n", to: ".git/info/exclude")
    try folder.write(
      "\"new.accessibilityLabel\" = \"Go button\";\n", to: "ios/en.lproj/More.strings")
    #expect(try Self.found(try Self.check(folder)) == ["role-word new.accessibilityLabel en new"])
    try folder.write("More.strings\n", to: ".gitignore")
    #expect(try Self.found(try Self.check(folder)) == [])
  }

  @Test("the base is checked with today's rules and settings")
  func settings() throws {
    let folder = try Self.repository()
    try folder.write("version: 1\nrules: {role-word: error}\n", to: ".label-lint.yml")
    let text = try folder.text(of: BaselineTests.path)
    try folder.write(text.replacing("    <", with: "  <"), to: BaselineTests.path)
    #expect(try Self.check(folder, "--fail-on", "note").status == 0)
  }

  @Test("changes that are no news", arguments: BaselineTests.changes)
  func stability(_ change: BaselineTests.Change) throws {
    let folder = try Self.repository()
    try change.apply(folder)
    let outcome = try Self.check(folder, "--fail-on", "note")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test("what git cannot answer ends the run with what to do")
  func refusals() throws {
    let folder = try Self.repository()
    let unknown = try folder.run("check", "--changed-since", "nope")
    #expect(unknown.status == 2)
    #expect(
      unknown.error
        == "label-lint: git does not know the revision 'nope': git fetch the branch, or name another\n"
    )
    let option = try folder.run("check", "--changed-since", "--output=x")
    #expect(option.status == 2)
    #expect(try folder.run("check", "--changed-since", "main", "--compare", "x").status == 2)
    let bare = try BaselineTests.project()
    let none = try bare.run("check", "--changed-since", "main")
    #expect(none.status == 2)
    #expect(none.error.contains("is not a git work tree"))
    try folder.write("x", to: "ios/en.lproj/x.txt")
    try Self.commit(folder)
    let shallow = try TemporaryFolder()
    try Self.git(
      ["clone", "-q", "--depth", "1", "file://\(folder.url.path)", shallow.url.path + "/c"],
      in: shallow)
    let cut = try BuiltCommand(folder: shallow.url.appending(path: "c")).run(
      ["check", "--changed-since", "HEAD~1"])
    #expect(cut.status == 2)
    #expect(cut.error.contains("git fetch --unshallow"), "\(cut.error)")
  }

  @Test("what the configuration leaves out since the revision is said, so that it hides no loss")
  func leftOut() throws {
    let folder = try Self.repository()
    try folder.write("version: 1\nexclude: [\"ios/**\"]\n", to: ".label-lint.yml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "ios/de.lproj"))
    let said =
      "label-lint: no longer checked: ios/Localizable, 2 files that .label-lint.yml leaves out\n"
    let new = try Self.check(folder)
    #expect(try Self.found(new).isEmpty)
    #expect(new.error.hasPrefix(said), "\(new.error)")
    try Self.commit(folder)
    #expect(try !Self.check(folder).error.contains("no longer"))
    // What the file of the revision left out already is nothing new.
    try folder.write(
      "version: 1\nexclude: [\"ios/**\", \"app/**/values-de/**\"]\n", to: ".label-lint.yml")
    #expect(
      try Self.check(folder).error.hasPrefix(
        "label-lint: no longer checked: app/src/main/res, 1 file that .label-lint.yml leaves out\n"
      ))
  }
}

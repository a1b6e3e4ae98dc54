import Foundation
import Testing

/// git's settings of a checked repository neither hide a change nor show what lies elsewhere.
@Suite("git settings of hostile repositories")
struct HostileSettingsTests {
  /// A repository in `project` with a changed catalog, and beside it what belongs to the user.
  private static func repository(_ setup: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func resources(_ text: String) -> String {
      "<resources>\n  <string name=\"play_cd\">\(text)</string>\n</resources>\n"
    }
    try folder.write(resources("Play"), to: "project/app/res/values/strings.xml")
    try folder.makeFolder("home/empty")
    let outcome = try BuiltCommand(folder: folder.url).shell(
      """
      set -e
      cd project
      git init -q . && git config user.email a@example.org && git config user.name A
      git add -A && git commit -q -m first
      \(setup)
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    try folder.write(resources("Play button"), to: "project/app/res/values/strings.xml")
    return folder
  }

  private static func check(_ folder: TemporaryFolder, since revision: String = "HEAD") throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand(folder: folder.url.appending(path: "project")).run(
      ["check", "--changed-since=\(revision)", "--rule", "role-word", "--format", "concise"])
  }

  private static let finding =
    "app/res/values/strings.xml:2:31: warning: 'Play button' repeats the role 'button' [role-word]\n"

  /// Files that settings include, as the shell writes them, and what is said.
  static let included = [
    ("[core]\\n\\tbare = s3cret\\n", "is not a git work tree that label-lint can read (REASON);"),
    ("token s3cret\\n", "is not a git work tree that label-lint can read (REASON);"),
    ("[diff]\\n\\trenameLimit = s3cret\\n", "git diff failed: REASON\n"),
  ]

  @Test("nothing is quoted of a file that settings include", arguments: included)
  func include(text: String, says: String) throws {
    let folder = try Self.repository(
      "printf '\(text)' > ../home/secret; git config include.path ../../home/secret")
    let outcome = try Self.check(folder)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.output.isEmpty)
    let reason = "one of its settings is not valid: git config --list in the folder shows which"
    #expect(
      outcome.error.contains(says.replacingOccurrences(of: "REASON", with: reason)),
      "\(outcome.error)")
    #expect(!outcome.error.contains("s3cret") && !outcome.error.contains("home/secret"))
    // git itself does, so that the test can fail.
    let git = try BuiltCommand(folder: folder.url.appending(path: "project"))
      .shell("git diff --name-only HEAD; true")
    #expect(git.error.contains("s3cret") || git.error.contains("home/secret"), "\(git.error)")
  }

  @Test(
    "settings that name another work tree or another order hide no change",
    arguments: [
      "git config core.worktree ../../home/empty",
      "git config core.bare true",
      "git config core.worktree ../../home/empty; git config core.bare true",
      "git config extensions.worktreeConfig true; "
        + "git config -f .git/config.worktree core.worktree ../../home/empty",
      "mkfifo ../home/order; git config diff.orderFile ../home/order",
      "echo '*.strings' > ../home/order; git config diff.orderFile \"$PWD/../home/order\"",
      "git config diff.orderFile ../home/none", "git config diff.relative false",
      "git config diff.noprefix true", "git config diff.renames copies",
    ])
  func hidden(setup: String) throws {
    let folder = try Self.repository(setup)
    for arguments in [["--root", "."], ["--root", "app", "app"]] {
      let outcome = try BuiltCommand(folder: folder.url.appending(path: "project")).run(
        ["check", "--changed-since", "HEAD", "--rule", "role-word", "--format", "concise"]
          + arguments)
      let root = arguments.count > 2 ? "app/" : ""
      #expect(outcome.output == Self.finding.dropFirst(root.count), "\(outcome.error)")
      #expect(outcome.status == 1)
    }
  }

  @Test("a folder that looks like a repository is not asked what has changed around it")
  func embedded() throws {
    let folder = try Self.repository(
      """
      cp -r .git/HEAD .git/objects .git/refs .git/index app
      printf '[core]\\n\\tworktree = %s\\n' "$PWD/../home/empty" > app/config
      """)
    let outcome = try BuiltCommand(folder: folder.url.appending(path: "project")).run(
      ["check", "--changed-since", "HEAD", "--root", "app", "app"])
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.error
        == "label-lint: \(folder.url.path)/project/app is not a git work tree that label-lint can "
        + "read (the folder is a repository without a work tree: name the folder of a work tree); "
        + "use --compare with a stored NDJSON report\n")
  }

  @Test(
    "names of references are names, whatever they look like",
    arguments: [
      "--output=ran", "-c", "--help", "$(touch ran)", "`touch${IFS}ran`", "a;touch${IFS}ran", "a|b",
      "main", "\u{202E}x",
    ])
  func references(name: String) throws {
    let folder = try Self.repository("true")
    let made = try BuiltCommand(folder: folder.url.appending(path: "project")).run(
      program: "/usr/bin/env", ["git", "update-ref", "refs/heads/\(name)", "HEAD"])
    if name.contains(" ") {
      // Only a file can have the name.
      #expect(made.status != 0)
      try folder.write(
        try folder.text(of: "project/.git/" + Self.branch(folder)),
        to: "project/.git/refs/heads/\(name)")
    } else {
      #expect(made.status == 0, "\(made.error)")
    }
    try folder.write("ref: refs/heads/\(name)\n", to: "project/.git/HEAD")
    let outcome = try Self.check(folder, since: name)
    let isKnown = !name.contains(" ")
    #expect(outcome.status == (isKnown ? 1 : 2), "\(outcome)")
    #expect(outcome.output == (isKnown ? Self.finding : ""))
    #expect(!outcome.error.contains("\u{202E}"))
    #expect(try folder.names(in: "project") == [".git", "app"])
  }

  /// The reference that a new repository stands at.
  private static func branch(_ folder: TemporaryFolder) throws -> String {
    String(try folder.text(of: "project/.git/HEAD").dropFirst("ref: ".count).dropLast())
  }

  @Test("the commit in records is none that a linked folder of references leads to")
  func linkedReferences() throws {
    let token = String(repeating: "0123456789", count: 4)
    let folder = try Self.repository(
      """
      mkdir ../home/heads; echo \(token) > ../home/heads/token
      rm -r .git/refs/heads; ln -s ../../../home/heads .git/refs/heads
      echo 'ref: refs/heads/token' > .git/HEAD
      """)
    let outcome = try BuiltCommand(folder: folder.url.appending(path: "project")).run(
      ["check", "--format", "ndjson", "--exit-zero"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("\"commit\":null"))
    #expect(!outcome.output.contains(token))
  }
}

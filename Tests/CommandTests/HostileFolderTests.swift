import Foundation
import Testing

/// A repository need not be called `.git`: nothing that a configuration names is read or written in one.
@Suite("Version control under other names")
struct HostileFolderTests {
  /// A project whose configuration is written later.
  private static func project(_ setup: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n",
      to: "project/res/values/strings.xml")
    let outcome = try BuiltCommand(folder: folder.url.appending(path: "project")).shell(
      "set -e\n\(setup)")
    #expect(outcome.status == 0, "\(outcome.error)")
    return folder
  }

  static let commit =
    "git -c user.email=a@example.org -c user.name=A commit -q --allow-empty -m first"

  /// How a repository of another name comes into a project, and a path in it.
  static let repositories = [
    ("git init -q --bare store.git", "store.git/hooks/pre-commit"),
    ("git init -q . && git init -q --bare a/b", "a/b/new"),
    ("git init -q --separate-git-dir=meta .", "meta/hooks/pre-commit"),
    (
      "mkdir a && git init -q --separate-git-dir=a/meta . && rm -r a/meta/objects",
      "a/meta/config.csv"
    ),
    (
      "mkdir meta common; echo 'gitdir: meta' > .git; echo ../common > meta/commondir",
      "common/hooks/post-checkout"
    ),
    ("git init -q --separate-git-dir=meta sub", "meta/hooks/pre-commit"),
    // The folder of a second work tree: what it shares lies elsewhere.
    (
      "git init -q ../other && (cd ../other && \(commit) && git worktree add -q ../tree) "
        + "&& cp -r ../other/.git/worktrees/tree own",
      "own/x.csv"
    ),
    ("mkdir -p r/objects r/refs && ln -s refs/heads/main r/HEAD", "r/x.csv"),
    ("mkdir -p r/objects r/refs && echo 'ref: refs/heads/main' > r/HEAD", "r/hooks/pre-commit"),
  ]

  @Test("nothing in them is read or written", arguments: repositories)
  func refused(setup: String, path: String) throws {
    let folder = try Self.project(setup)
    let reason = "belongs to version control: name another file of the project"
    for (setting, place) in [
      ("reports: [{format: csv, path: \(path)}]", "2:31"), ("baseline: \(path)", "2:11"),
      ("extends: [\(path)]", "2:11"),
    ] {
      try folder.write("version: 1\n\(setting)\n", to: "project/.label-lint.yml")
      let before = try folder.contents()
      for command in [["check"], ["fix"], ["baseline", "create"], ["config", "show"]] {
        let outcome = try BuiltCommand(folder: folder.url.appending(path: "project")).run(command)
        #expect(outcome.status == 2, "\(setting) \(command)")
        #expect(
          outcome.error == "label-lint: .label-lint.yml:\(place): '\(path)' \(reason)\n",
          "\(command)")
      }
      #expect(try folder.contents() == before)
    }
  }

  @Test("the configuration of a work tree inside its repository may name files of the work tree")
  func workTreeInside() throws {
    let folder = try Self.project(
      """
      git init -q ../first && (cd ../first && \(Self.commit))
      git clone -q --bare ../first ../store
      git -C ../store worktree add -q main
      cp -r res ../store/main
      """)
    try folder.write(
      "version: 1\nreports: [{format: csv, path: out.csv}]\nbaseline: known.jsonl\n",
      to: "store/main/.label-lint.yml")
    let tree = BuiltCommand(folder: folder.url.appending(path: "store/main"))
    #expect(try tree.run(["baseline", "create"]).status == 0)
    let outcome = try tree.run(["check"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      try folder.names(in: "store/main") == [
        ".git", ".label-lint.yml", "known.jsonl", "out.csv", "res",
      ])
  }

  @Test("a project that looks like a repository is checked, and gets no baseline")
  func projectItself() throws {
    let folder = try Self.project("git init -q --bare .")
    let project = BuiltCommand(folder: folder.url.appending(path: "project"))
    let outcome = try project.run(["check", "--format", "concise", "--rule", "role-word"])
    #expect(outcome.output.hasSuffix("[role-word]\n"), "\(outcome.error)")
    let before = try folder.contents()
    #expect(try project.run(["baseline", "create"]).status == 2)
    #expect(try folder.contents() == before)
  }
}

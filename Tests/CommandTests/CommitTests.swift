import Foundation
import Testing

/// Records say which commit was checked.
@Suite("The commit of a run")
struct CommitTests {
  private static func commit(_ arguments: String..., in folder: URL) throws -> String? {
    let outcome = try BuiltCommand(folder: folder).run(
      ["check", "--format", "json", "--exit-zero"] + arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return (value?["run"] as? [String: Any])?["commit"] as? String
  }

  private static func head(in folder: URL) throws -> String {
    let outcome = try BuiltCommand(folder: folder).run(
      program: "/usr/bin/env", ["git", "rev-parse", "HEAD"])
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  @Test("a branch, packed references, a detached head and a second work tree")
  func heads() throws {
    let folder = try ChangedSinceTests.repository()
    let head = try Self.head(in: folder.url)
    #expect(head.count == 40)
    #expect(try Self.commit(in: folder.url) == head)
    #expect(try Self.commit("--root", "app", "app", in: folder.url) == head)
    try ChangedSinceTests.git(["pack-refs", "--all"], in: folder)
    #expect(try Self.commit(in: folder.url) == head)
    let other = try TemporaryFolder()
    let tree = other.url.appending(path: "tree")
    try ChangedSinceTests.git(["worktree", "add", "-q", "-b", "other", tree.path], in: folder)
    try folder.write("x", to: "x.txt")
    try ChangedSinceTests.commit(folder)
    #expect(try Self.commit(in: tree) == head)
    #expect(try Self.commit(in: folder.url) == Self.head(in: folder.url))
    try ChangedSinceTests.git(["checkout", "-q", "--detach", head], in: folder)
    #expect(try Self.commit(in: folder.url) == head)
  }

  @Test("without git, before the first commit, and where git's files are odd, there is none")
  func none() throws {
    let folder = try BaselineTests.project()
    #expect(try Self.commit(in: folder.url) == nil)
    try ChangedSinceTests.git(["init", "-q"], in: folder)
    #expect(try Self.commit(in: folder.url) == nil)
    for head in ["", "ref: HEAD\n", "ref: refs/../../../x\n", "abc\n", "\u{0}"] {
      try folder.write(head, to: ".git/HEAD")
      #expect(try Self.commit(in: folder.url) == nil, "\(head)")
    }
  }

  @Test("parts of a run joined have the commit of the whole")
  func shards() throws {
    let folder = try ChangedSinceTests.repository()
    let epoch = ["SOURCE_DATE_EPOCH": "1700000000"]
    let arguments = ["check", "--format", "ndjson", "--exit-zero"]
    let whole = try BuiltCommand(folder: folder.url).run(arguments, environment: epoch).output
    for number in 1...3 {
      let part = try BuiltCommand(folder: folder.url).run(
        arguments + ["--shard", "\(number)/3"], environment: epoch)
      #expect(part.status == 0, "\(part.error)")
      try folder.write(part.output, to: "part\(number).ndjson")
    }
    let merged = try folder.run("merge", "part3.ndjson", "part1.ndjson", "part2.ndjson")
    #expect(merged.output == whole)
    #expect(whole.contains("\"commit\":\"\(try Self.head(in: folder.url))\""))
  }

  @Test("sets of apps in several work trees have the commit of each, also joined and in a digest")
  func apps() throws {
    let fleet = try TemporaryFolder()
    var trees: [TemporaryFolder] = []
    var lines = "apps:\n"
    for app in ["mail", "player"] {
      let tree = try ChangedSinceTests.repository()
      try tree.write(app, to: "app.txt")
      try ChangedSinceTests.commit(tree)
      lines += "  - {app: \(app), root: \(tree.url.path)}\n"
      trees.append(tree)
    }
    try fleet.write("version: 1\n" + lines, to: "fleet.yml")
    let earlier = try trees.map { try Self.head(in: $0.url) }
    let first = try Self.night(of: fleet, at: "1700000000")
    #expect(
      first.contains(
        "\"commit\":null,\"commits\":{\"mail\":\"\(earlier[0])\",\"player\":\"\(earlier[1])\"}"))
    for tree in trees {
      try tree.write("later", to: "app.txt")
      try ChangedSinceTests.commit(tree)
    }
    let later = try trees.map { try Self.head(in: $0.url) }
    _ = try Self.night(of: fleet, at: "1700086400")
    let digest = try fleet.run("history", "digest", "--store", "labels.sqlite", "--format", "json")
    for (old, new) in zip(earlier, later) {
      #expect(
        digest.output.contains(
          "      \"commitBefore\": \"\(old)\",\n      \"commit\": \"\(new)\",\n"),
        "\(digest.output)")
    }
  }

  /// Checks a fleet in two parts, joins and records them.
  ///
  /// - Returns: The joined records, the same as those of one part.
  private static func night(of fleet: TemporaryFolder, at epoch: String) throws -> String {
    let outcome = try BuiltCommand(folder: fleet.url).shell(
      """
      export SOURCE_DATE_EPOCH=\(epoch)
      $LABEL_LINT plan fleet.yml > plan.jsonl
      $LABEL_LINT check --sets-from plan.jsonl --format ndjson --exit-zero | $LABEL_LINT merge - > whole.ndjson
      for i in 1 2; do
        $LABEL_LINT check --sets-from plan.jsonl --shard $i/2 --format ndjson --exit-zero
      done | $LABEL_LINT merge - -o night.ndjson
      cmp whole.ndjson night.ndjson || exit 9
      $LABEL_LINT history add night.ndjson --store labels.sqlite -q || exit 9
      cat night.ndjson
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output
  }
}

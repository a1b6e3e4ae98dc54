import Foundation
import Testing

/// git is called for what a repository holds: it asks no other one for it, and waits for no pipe.
@Suite("git in repositories that lack something")
struct HostileFetchTests {
  /// A repository whose committed catalog is gone, and settings that say where it is to be had.
  private static func repository(_ settings: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let catalog = "res/values/strings.xml"
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play</string>\n</resources>\n", to: catalog)
    try folder.write("#!/bin/sh\necho \"$0 $@\" >> \"${0%/*}/ran\"\nexit 1\n", to: "evil.sh")
    let lines = settings.map { "git config \($0)" }.joined(separator: "\n")
    let outcome = try BuiltCommand(folder: folder.url).shell(
      """
      set -e
      chmod +x evil.sh
      git init -q . && git config user.email a@example.org && git config user.name A
      git add -A && git commit -q -m first
      git config core.repositoryformatversion 1
      git config extensions.partialClone origin
      git config remote.origin.promisor true
      \(lines)
      blob=$(git rev-parse HEAD:\(catalog))
      rm -f ".git/objects/$(echo "$blob" | cut -c1-2)/$(echo "$blob" | cut -c3-)"
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n", to: catalog)
    return folder
  }

  static let program = "remote.origin.uploadpack \"$PWD/evil.sh\""

  @Test(
    "what is missing is fetched from nowhere, so no program that the settings name is run",
    arguments: [
      ["remote.origin.url .", program],
      ["remote.origin.url \"ext::$PWD/evil.sh\"", "protocol.ext.allow always"],
      ["remote.origin.url ssh://example.invalid/a", "core.sshCommand \"$PWD/evil.sh\""],
      ["remote.origin.url git://example.invalid/a", "core.gitProxy \"$PWD/evil.sh\""],
    ])
  func nothingRuns(settings: [String]) throws {
    let folder = try Self.repository(settings)
    for call in ["check --changed-since HEAD", "fix --dry-run --changed-since HEAD"] {
      let outcome = try BuiltCommand(folder: folder.url).shell("timeout 60 \"$LABEL_LINT\" \(call)")
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.error.hasPrefix("label-lint: git diff failed: "), "\(outcome.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "ran").path))
    }
  }

  @Test("the same repository lets git itself run one, so that the test can fail")
  func gitRuns() throws {
    let folder = try Self.repository(["remote.origin.url .", Self.program])
    _ = try BuiltCommand(folder: folder.url).shell("git diff --name-only HEAD; true")
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "ran").path))
  }

  @Test(
    "a pipe in the place of a file that git reads is refused and never waited for",
    arguments: [".gitattributes", ".gitignore", ".git/info/exclude", ".git/index", ".git/HEAD"])
  func pipes(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"play_cd\">Play</string></resources>\n",
      to: "res/values/strings.xml")
    let setup = try BuiltCommand(folder: folder.url).shell(
      """
      git init -q . && git config user.email a@example.org && git config user.name A
      git add -A && git commit -q -m first && rm -f \(path)
      """)
    #expect(setup.status == 0, "\(setup.error)")
    try folder.makePipe(path)
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "timeout 60 \"$LABEL_LINT\" check --changed-since HEAD .")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.error.contains("a pipe, socket or device"), "\(outcome.error)")
  }

  @Test("the commit in records is none that stands in a file outside the project")
  func linkedHead() throws {
    let folder = try TemporaryFolder()
    let token = String(repeating: "0123456789", count: 4)
    try folder.write(token + "\n", to: "home/token")
    try folder.write(
      "<resources><string name=\"play_cd\">Play</string></resources>\n",
      to: "project/res/values/strings.xml")
    try folder.link("project/.git/HEAD", to: "../../home/token")
    let outcome = try BuiltCommand(folder: folder.url.appending(path: "project"))
      .run(["check", "--format", "ndjson"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("\"commit\":null"))
    #expect(!outcome.output.contains(token))
  }

  @Test("no call of the system asks for a network")
  func offline() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"play_cd\">Play</string></resources>\n",
      to: "res/values/strings.xml")
    let outcome = try BuiltCommand(folder: folder.url).shell(
      """
      git init -q . && git config user.email a@example.org && git config user.name A
      git add -A && git commit -q -m first
      strace -f -e trace=socket,connect -o trace "$LABEL_LINT" check -q --changed-since HEAD \
      --format html=page.html res
      """)
    guard outcome.status != 126, outcome.status != 127 else {
      return print("no strace: calls are passed over")
    }
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!(try folder.text(of: "trace")).contains("socket("))
  }
}

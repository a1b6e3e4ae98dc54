import Foundation
import Testing

/// git is called in a folder that anybody may have filled: nothing that its settings name is run.
@Suite("git in hostile repositories")
struct HostileRepositoryTests {
  /// A repository with a changed catalog, whose settings name a program wherever git takes one.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let catalog = "res/values/strings.xml"
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play</string>\n</resources>\n", to: catalog)
    try folder.write("*.xml filter=evil diff=evil\n*.strings filter=a=b\n", to: ".gitattributes")
    try folder.write("#!/bin/sh\necho \"$0 $@\" >> ran\ncat\n", to: "evil.sh")
    let setup = """
      set -e
      chmod +x evil.sh
      git init -q . && git config user.email a@example.org && git config user.name A
      git add -A && git commit -q -m first
      mkdir hooks
      for hook in post-index-change pre-commit post-checkout reference-transaction; do
        cp evil.sh hooks/$hook; cp evil.sh .git/hooks/$hook
      done
      git config core.hooksPath "$PWD/hooks"
      git config core.fsmonitor "$PWD/evil.sh"
      git config core.pager "$PWD/evil.sh"
      git config diff.external "$PWD/evil.sh"
      git config diff.evil.command "$PWD/evil.sh"
      git config diff.evil.textconv "$PWD/evil.sh"
      for name in evil a=b; do
        printf '[filter "%s"]\\n\\tclean = %s\\n\\tprocess = %s\\n\\trequired = true\\n' \\
          "$name" "$PWD/evil.sh" "$PWD/evil.sh" >> .git/config
      done
      rm -f ran
      """
    let outcome = try BuiltCommand(folder: folder.url).shell(setup)
    #expect(outcome.status == 0, "\(outcome.error)")
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n", to: catalog)
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    return folder
  }

  @Test("hooks, monitors, filters and programs for differences are not run")
  func nothingRuns() throws {
    let folder = try Self.repository()
    let outcome = try folder.run("check", "--changed-since", "HEAD", "--format", "concise")
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(
      outcome.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("res/") } == [
        "res/values/strings.xml:2:17: warning: no label names the opposite of 'Play button', such as 'pause'; "
          + "if the control toggles, add the text of its other state [missing-state-counterpart]",
        "res/values/strings.xml:2:31: warning: 'Play button' repeats the role 'button' [role-word]",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "ran").path))
  }

  @Test("the same repository runs them for git itself, so that the test can fail")
  func gitRuns() throws {
    let folder = try Self.repository()
    _ = try BuiltCommand(folder: folder.url).shell("git diff --name-only HEAD; true")
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "ran").path))
  }
}

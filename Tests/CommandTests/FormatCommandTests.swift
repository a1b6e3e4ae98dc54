import Foundation
import Testing

/// `format` on the built binary.
@Suite("Format command")
struct FormatCommandTests {
  private static let path = "app/src/main/res/values/strings.xml"
  private static let before = "<resources>\n  <string name=\"saw\">Saw</string>\n</resources>\n"
  private static let after = "<resources>\n    <string name=\"saw\">Saw</string>\n</resources>\n"

  @Test("writes files, and does nothing the second time")
  func write() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.before, to: Self.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let outcome = try folder.run("format", "app")
    #expect(outcome.status == 0)
    #expect(outcome.output == "formatted \(Self.path)\n")
    #expect(outcome.error == "label-lint: formatted 1 of 1 file\n")
    #expect(try folder.text(of: Self.path) == Self.after)
    #expect(try folder.names(in: "app/src/main/res/values") == ["strings.xml"])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    let again = try folder.run("format", "app")
    #expect(again.status == 0)
    #expect(again.output == "")
    #expect(again.error == "label-lint: formatted 0 of 1 file\n")
  }

  @Test("--check and --dry-run write nothing and exit with 1")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.before, to: Self.path)
    let checked = try folder.run("format", "--check", "app")
    #expect(checked.status == 1)
    #expect(checked.output == "would format \(Self.path)\n")
    #expect(checked.error == "label-lint: would format 1 of 1 file\n")
    let dry = try folder.run("format", "--dry-run", "--quiet", "app")
    #expect(dry.status == 1)
    #expect(
      dry.output == """
        --- a/\(Self.path)
        +++ b/\(Self.path)
        @@ -1,3 +1,3 @@
         <resources>
        -  <string name="saw">Saw</string>
        +    <string name="saw">Saw</string>
         </resources>

        """)
    #expect(dry.error == "")
    #expect(try folder.text(of: Self.path) == Self.before)
    try folder.write(Self.after, to: Self.path)
    #expect(try folder.run("format", "--check", "app").status == 0)
  }

  @Test("a broken file stays, is named, and makes the exit code 2; the others are written")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.before, to: Self.path)
    let broken = "app/src/main/res/values-de/strings.xml"
    try folder.write("<resources>\n<string name=\"saw\">Säge\n", to: broken)
    let outcome = try folder.run("format", "app")
    #expect(outcome.status == 2)
    #expect(outcome.output == "formatted \(Self.path)\n")
    #expect(outcome.error.hasPrefix("label-lint: not formatted: \(broken): line "))
    #expect(try folder.text(of: Self.path) == Self.after)
    #expect(try folder.text(of: broken) == "<resources>\n<string name=\"saw\">Säge\n")
  }

  @Test("only the files that are named")
  func named() throws {
    let folder = try TemporaryFolder()
    let german = "app/src/main/res/values-de/strings.xml"
    try folder.write(Self.before, to: Self.path)
    try folder.write(Self.before, to: german)
    let outcome = try folder.run("format", german)
    #expect(outcome.output == "formatted \(german)\n")
    #expect(try folder.text(of: Self.path) == Self.before)
    let missing = try folder.run("format", "none")
    #expect(missing.status == 2)
  }

  @Test("string catalogs that Xcode wrote stay as they are", .overShared)
  func corpus() throws {
    guard let shared = Checkout.shared else { return }
    for path in [
      "linearmouse+linearmouse/LinearMouse/Localizable.xcstrings",
      "Ranchero-Software+NetNewsWire/Shared/Localizable.xcstrings",
    ] {
      let file = shared.appending(path: "corpus/" + path)
      let outcome = try BuiltCommand(folder: file.deletingLastPathComponent())
        .run(["format", "--root", ".", "--check", file.lastPathComponent])
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
      #expect(outcome.error == "label-lint: would format 0 of 1 file\n")
    }
  }

  @Test("the check of the documentation")
  func snippet() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.before, to: Self.path)
    let script = try #require(Checkout.blocks("sh", of: "docs/format.md").first)
    let bin = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    let outcome = try BuiltCommand(folder: folder.url).run(
      program: "/bin/sh", ["-c", script], environment: ["PATH": "\(bin):/usr/bin:/bin"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "would format \(Self.path)\n")
  }
}

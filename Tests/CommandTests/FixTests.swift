import Foundation
import Testing

/// `fix` on the built binary.
@Suite("Fix")
struct FixTests {
  private static let path = "app/src/main/res/values/strings.xml"
  private static let text = """
    <?xml version="1.0" encoding="utf-8"?>\r
    <resources><!-- keep -->\r
      <string  name='cd_share' >Share.</string>\r
      <string name="cd_play">Play button</string>\r
    </resources>
    """
  private static let safe = text.replacingOccurrences(of: "Share.", with: "Share")
  private static let all = safe.replacingOccurrences(of: "Play button", with: "Play")

  @Test("safe fixes change their bytes alone, keep permissions, and are done once")
  func safe() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.text, to: Self.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let outcome = try folder.run("fix", "app")
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(Self.path):3:34: Write 'Share' [trailing-punctuation]\n")
    #expect(outcome.error == "label-lint: fixed 1 finding in 1 file\n")
    #expect(try folder.text(of: Self.path) == Self.safe)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try folder.names(in: "app/src/main/res/values") == ["strings.xml"])
    let again = try folder.run("fix", "app")
    #expect(again.status == 0)
    #expect(again.output.isEmpty)
    #expect(again.error == "label-lint: nothing to fix\n")
  }

  @Test("a fault that several forms of a plural have is mended in all of them")
  func forms() throws {
    let folder = try TemporaryFolder()
    let paths = ["app/src/main/res/values/strings.xml", "app/src/main/res/values-sr/strings.xml"]
    func plural(_ forms: [(String, String)]) -> String {
      let items = forms.map { "<item quantity=\"\($0)\">%1$d \($1)</item>" }.joined()
      return "<resources><plurals name=\"songs\">\(items)</plurals></resources>\n"
    }
    try folder.write(plural([("one", "song found"), ("other", "songs found")]), to: paths[0])
    try folder.write(
      plural([
        ("one", "песм\u{61} нађена"), ("few", "песме нађене"), ("other", "песм\u{61} нађено"),
      ]), to: paths[1])
    let before = try folder.run("check", "app")
    #expect(before.output.contains("1 finding (1 warning) in 1 of 1 set"))
    let outcome = try folder.run("fix", "--unsafe", "app")
    #expect(outcome.error == "label-lint: fixed 2 findings in 1 file\n")
    #expect(
      try folder.text(of: paths[1])
        == plural([("one", "песма нађена"), ("few", "песме нађене"), ("other", "песма нађено")]))
    let after = try folder.run("check", "app")
    #expect(after.status == 0)
    #expect(after.output.isEmpty)
  }

  @Test("--unsafe changes words; --diff shows what was written")
  func unsafe() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: Self.path)
    let outcome = try folder.run("fix", "--unsafe", "--diff", "app")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("--- a/\(Self.path)\n+++ b/\(Self.path)\n@@ "))
    #expect(try folder.text(of: Self.path) == Self.all)
  }

  @Test("--dry-run writes nothing; its diff is a patch that git applies")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: Self.path)
    let outcome = try folder.run("fix", "--unsafe", "--dry-run", "app")
    #expect(outcome.status == 1)
    #expect(outcome.error == "label-lint: would fix 2 findings in 1 file\n")
    #expect(try folder.text(of: Self.path) == Self.text)
    try folder.write(outcome.output, to: "fix.patch")
    let git = try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env", ["git", "apply", "--unsafe-paths", "fix.patch"])
    guard git.status != 127 else { return print("git is absent: the patch was not applied") }
    #expect(git.status == 0, "\(git.error)")
    #expect(try folder.text(of: Self.path) == Self.all)
    #expect(try folder.run("fix", "--unsafe", "--dry-run", "app").status == 0)
  }

  @Test("UTF-16, marks, CRLF and quotes stay as they are")
  func utf16() throws {
    let folder = try TemporaryFolder()
    let text = "/* Zurück */\r\n\"share.accessibilityLabel\"  =  \"Share.\" ;\r\n// Ende 😀"
    let stored = Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
    let path = "App/en.lproj/Localizable.strings"
    try folder.write(stored, to: path)
    #expect(try folder.run("fix").status == 0)
    let fixed = text.replacingOccurrences(of: "Share.", with: "Share")
    #expect(
      try Data(contentsOf: folder.url.appending(path: path))
        == Data([0xFF, 0xFE]) + (fixed.data(using: .utf16LittleEndian) ?? Data()))
  }

  @Test("no blank is taken out of a file that apps do not read: a text may end elsewhere")
  func unreadStrings() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"a\" = \"Starts in \\\"safe mode\\\" –\";\n\"b\" = \"Open\";\n",
      to: "App/en.lproj/L.strings")
    let czech = "\"a\" = \"Spustí se \"Bezpečný režim\" –\";\n\"b\" = \"Otevřít \";\n"
    try folder.write(czech, to: "App/cs.lproj/L.strings")
    let outcome = try folder.run("fix", "--rule", "whitespace-mismatch,trailing-punctuation")
    #expect(outcome.error == "label-lint: nothing to fix\n")
    #expect(try folder.text(of: "App/cs.lproj/L.strings") == czech)
  }

  @Test("only what is chosen is fixed")
  func selection() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: Self.path)
    for arguments in [
      ["--key", "cd_p*"], ["--rule", "all-caps"], ["--no-rule", "trailing-punctuation"],
    ] {
      #expect(try folder.runAll(["fix"] + arguments).error == "label-lint: nothing to fix\n")
    }
    #expect(try folder.runAll(["fix", "--locale", "de"]).status == 2)
    #expect(try folder.text(of: Self.path) == Self.text)
    #expect(try folder.run("fix", "--key", "cd_s*", "--locale", "en").status == 0)
    #expect(try folder.text(of: Self.path) == Self.safe)
  }

  @Test("a file that may not be written is left and named")
  func readOnly() throws {
    guard getuid() != 0 else { return print("root writes every file: not tried") }
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.text, to: Self.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o440], ofItemAtPath: file.path)
    let outcome = try folder.run("fix")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("\(Self.path): not readable: its permissions"))
    #expect(try folder.text(of: Self.path) == Self.text)
  }

  @Test("a link goes on pointing at its file, which is fixed")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "shared.xml")
    try folder.link("app/res/values/strings.xml", to: "../../../shared.xml")
    #expect(try folder.run("fix", "app/res/values/strings.xml").status == 0)
    #expect(try folder.text(of: "shared.xml") == Self.safe)
    let link = folder.url.appending(path: "app/res/values/strings.xml").path
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../../shared.xml")
  }
}

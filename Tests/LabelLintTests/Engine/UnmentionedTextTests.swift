import LabelLint
import Testing

/// What is found in texts whose key no source mentions.
@Suite("Texts of keys that no code mentions")
struct UnmentionedTextTests {
  /// A catalog of which a program uses five keys.
  private static let files = CheckedFiles([
    "app/src/main/res/values/strings.xml": CheckedFiles.android(
      """
      <string name="play">Play</string>
      <string name="stop">Stop</string>
      <string name="mode">Mode</string>
      <string name="more">More</string>
      <string name="cd_pause">PAUSE NOW</string>
      <string name="cd_old">OLD ICON</string>
      <string name="old_count">%1$d files</string>
      <string name="old_line">%1$s by %2$s</string>
      <string name="old_twice">A</string>
      <string name="old_twice">A</string>
      """),
    "app/src/main/res/values-de/strings.xml": CheckedFiles.android(
      """
      <string name="play">Abspielen</string>
      <string name="stop">Stopp</string>
      <string name="mode">Modus</string>
      <string name="more">Mehr</string>
      <string name="cd_pause">Jetzt anhalten</string>
      <string name="cd_old">Altes Symbol</string>
      <string name="old_count">%1$s Dateien und %2$s</string>
      <string name="old_twice">B</string>
      """),
  ])
  private static let used = ["play", "stop", "cd_pause", "mode", "more"]

  /// The program, with another text.
  private static func program(_ more: String = "") -> SourceTree {
    SourceTree(files: [
      (
        "app/src/main/java/Used.kt",
        used.map { "val \($0) = R.string.\($0)\n" }.joined() + more
      )
    ])
  }

  @Test("findings in them are one level lower and say so; what breaks a build stays")
  func lower() {
    #expect(
      Self.files.findings(of: "all-caps", sources: Self.program()) == [
        "warning en cd_pause: 'PAUSE NOW' is all capitals",
        "note en cd_old: 'OLD ICON' is all capitals (no code mentions the key, so users may never get this text)",
      ])
    #expect(
      Self.files.findings(of: "placeholder-mismatch", sources: Self.program()) == [
        "note de old_count: '%1$s' shows the value without the format of '%1$d' in the source; copy that format (no code mentions the key, so users may never get this text)",
        "warning de old_count: the placeholder '%2$s' is not in the source (no code mentions the key, so users may never get this text)",
      ])
    #expect(
      Self.files.findings(of: "duplicate-key", sources: Self.program()) == [
        "error en old_twice: `old_twice` is defined a second time"
      ])
  }

  @Test("nobody is asked for a comment or plural forms of them")
  func silent() {
    #expect(
      Self.files.findings(of: "missing-comment") == [
        "note en old_line: no comment says what the 2 values of the text are; write one for translators"
      ])
    #expect(Self.files.findings(of: "missing-comment", sources: Self.program()) == [])
    #expect(
      Self.files.findings(of: "plural-candidate") == [
        "note en old_count: the text has no form for 1, although it counts 'files'; make it a plural"
      ])
    #expect(Self.files.findings(of: "plural-candidate", sources: Self.program()) == [])
  }

  @Test("levels stay without sources, if code may use the key, and if the configuration sets them")
  func stays() {
    let full = [
      "warning en cd_pause: 'PAUSE NOW' is all capitals",
      "warning en cd_old: 'OLD ICON' is all capitals",
    ]
    #expect(Self.files.findings(of: "all-caps") == full)
    #expect(
      Self.files.findings(of: "all-caps", sources: Self.program("val x = \"cd_$name\"")) == full)
    #expect(Self.files.findings(of: "all-caps", sources: SourceTree(files: [])) == full)
    let linter = Linter(configuration: Configuration(levels: ["all-caps": .on(.error)]))
    let levels = Self.files.catalogs.flatMap {
      linter.check($0, sources: Self.program().index).findings
    }
    .filter { $0.rule == "all-caps" }.map(\.severity)
    #expect(levels == [.error, .error])
  }

  @Test("no key is unmentioned if the sources mention less than half of the table")
  func otherProgram() {
    let one = SourceTree(files: [("app/src/main/java/Used.kt", "val x = R.string.play")])
    #expect(
      Self.files.findings(of: "all-caps", sources: one)
        == Self.files.findings(of: "all-caps"))
  }
}

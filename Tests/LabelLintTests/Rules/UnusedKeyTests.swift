import LabelLint
import Testing

/// Keys that no source mentions.
@Suite("Unused keys")
struct UnusedKeyTests {
  /// The keys of a catalog of which sources mention three others.
  private static func unused(
    _ key: String, _ path: String, _ text: String, others: String = "", isApple: Bool = false
  ) -> [String] {
    let used = ["play", "stop", "pause"]
    let entries = (used + [key]).map {
      isApple ? "\"\($0)\" = \"Text\";\n" : "<string name=\"\($0)\"\(others)>Text</string>\n"
    }.joined()
    let files: CheckedFiles =
      isApple
      ? CheckedFiles(["App/en.lproj/Localizable.strings": entries])
      : CheckedFiles([
        "app/src/main/res/values/strings.xml":
          "<resources xmlns:tools=\"http://schemas.android.com/tools\">\n\(entries)</resources>\n"
      ])
    let program =
      isApple
      ? (
        "App/Used.swift",
        used.map { "let \($0) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()
      )
      : ("app/src/main/java/Used.kt", used.map { "val \($0) = R.string.\($0)\n" }.joined())
    let sources = SourceTree(files: [program, (path, text)])
    return files.findings(of: "unused-key", sources: sources)
  }

  private static func message(_ key: String) -> String {
    "note en \(key): no code or other file of the app mentions '\(key)'; remove it"
  }

  @Test("an Android key that nothing mentions")
  func android() {
    let found = [
      "note en old_title: no code or other file of the app mentions 'old_title'; remove it"
    ]
    #expect(Self.unused("old_title", "app/A.kt", "val x = R.string.old_titles") == found)
    #expect(
      Self.unused(
        "old_title", "app/src/main/res/values/s.xml", "<string name=\"old_title\">A</string>")
        == found)
    let view = "<View android:id=\"@+id/old_title\" android:labelFor=\"@id/old_title\"/>"
    #expect(Self.unused("old_title", "app/src/main/res/layout/a.xml", view) == found)
    #expect(Self.unused("old_title", "app/A.kt", "", others: " translatable=\"false\"") == [])
  }

  @Test("a variable or property with the name of a key is no use of it")
  func variables() {
    let found = ["note en muted: no code or other file of the app mentions 'muted'; remove it"]
    #expect(Self.unused("muted", "app/A.kt", "val muted = state.isMuted // muted") == found)
    #expect(
      Self.unused("muted", "app/A.kt", "if (chat.muted) chat.settings.muted = false") == found)
    #expect(Self.unused("muted", "app/A.kt", "val mode = Mode.MUTED // Muted") == found)
    #expect(Self.unused("muted", "app/A.kt", "// the state \"MUTED\"") == found)
    #expect(Self.unused("muted", "app/A.kt", "log(\"Muted state\")") == found)
    #expect(Self.unused("muted", "app/A.java", "boolean muted = !muted;") == found)
    #expect(
      Self.unused("muted", "App/A.swift", "func set(_ muted: Bool) {} // muted", isApple: true)
        == found)
    for use in ["Text(.muted)", "L10n.muted", "find(\"muted\")", "L10n.Chat.muted"] {
      #expect(Self.unused("muted", "App/A.swift", use, isApple: true) == [])
    }
    for use in [
      "R.string.muted", "find(\"muted\")", "import app.generated.resources.muted", "Strings.muted",
      "Res.plurals.muted",
    ] {
      #expect(Self.unused("muted", "app/A.kt", use) == [])
    }
  }

  @Test(
    "an Android key that something mentions",
    arguments: [
      ("app/A.java", "int x = R.string.mode_dark;"), ("app/A.kt", "val x = \"mode_$name\""),
      ("app/A.kt", "val x = \"mode_\" + name"), ("app/A.kt", "val x = \"${name}_dark\""),
      ("app/src/main/res/values/styles.xml", "<item name=\"text\">@string/mode_dark</item>"),
      ("app/src/main/res/drawable/a.xml", "<a b=\"@{R.string.mode_dark}\"/>"),
      ("app/build.gradle", "resValue(\"string\", \"mode_dark\", x)"),
      ("app/src/main/res/layout/a.xml", "<TextView android:text=\"@string/mode_dark\"/>"),
      ("app/A.kt", "Text(Res.string.mode_dark)"), ("app/A.kt", "// modeDark"),
      ("app/A.kt", "val x = LR.string.mode_dark.takeIf { isDark }"),
      ("app/A.kt", "val x = Texts.mode_dark.text"),
    ])
  func mentioned(path: String, text: String) { #expect(Self.unused("mode_dark", path, text) == []) }

  @Test("an Apple key that nothing mentions, or something does")
  func apple() {
    let unused = { (path: String, text: String) in
      Self.unused("mode.dark.title", path, text, isApple: true)
    }
    #expect(
      unused("App/A.swift", "let x = \"mode.light.title\"") == [Self.message("mode.dark.title")])
    for text in [
      "let x = \"mode.dark.title\"", "let x = L10n.Mode.Dark.title", "let x = L10n.modeDarkTitle",
      "let x = \"mode.\\(name).title\"", "let x = \"mode.\" + name",
      "let x = name + \".title\"", "let x = String(format: \"%@.title\", name)",
      "let x = \"mode.bright|mode.dark.title|mode.grey\"",
    ] {
      #expect(unused("App/A.swift", text) == [], "\(text)")
    }
    #expect(unused("App/Info.plist", "<string>mode.dark.title</string>") == [])
    #expect(
      Self.unused("Alter Titel", "App/A.swift", "", isApple: true) == [Self.message("Alter Titel")])
    #expect(Self.unused("Alter Titel", "App/A.swift", "Text(\"Alter Titel\")", isApple: true) == [])
  }

  @Test("keys that code joins of two texts which it has")
  func joined() {
    let unused = { Self.unused("blur.width", "App/A.swift", $0, isApple: true) }
    let parts = "let a = [\"blur\": [\"width\"]]\n"
    #expect(unused(parts + "let x = \"\\(name).\\(part)\".localized") == [])
    #expect(unused(parts + "let x = String(format: \"%@.%@\", name, part)") == [])
    #expect(unused(parts) == [Self.message("blur.width")])
    #expect(unused("let x = \"\\(name).\\(part)\".localized") == [Self.message("blur.width")])
  }

  @Test("a key of which the author says that nothing mentions it")
  func ignored() {
    let ignored = " tools:ignore=\"TypographyDashes,UnusedResources\""
    #expect(Self.unused("old_title", "app/A.kt", "", others: ignored) == [])
  }

  @Test("sources without programs")
  func layoutsAlone() {
    let names = ["play", "stop", "pause", "old"]
    let files = CheckedFiles([
      "app/src/main/res/values/strings.xml": CheckedFiles.android(
        names.map { "<string name=\"\($0)\">Text</string>\n" }.joined())
    ])
    let views = names.prefix(3).map { "<TextView android:text=\"@string/\($0)\"/>" }.joined()
    let layout = ("app/src/main/res/layout/a.xml", "<a>\(views)</a>")
    #expect(files.findings(of: "unused-key", sources: SourceTree(files: [layout])) == [])
    let program = ("app/src/main/java/A.kt", "class A\n")
    #expect(
      files.findings(of: "unused-key", sources: SourceTree(files: [layout, program]))
        == [Self.message("old")])
  }

  @Test("a key of an interface file, a table that code does not read, and no sources")
  func passedOver() {
    #expect(Self.unused("abc-12-def.text", "App/A.swift", "", isApple: true) == [])
    let files = CheckedFiles(["App/en.lproj/Menu.strings": "\"a b\" = \"A\";\n\"c d\" = \"C\";\n"])
    let sources = SourceTree(files: [
      ("App/A.swift", "let x = NSLocalizedString(\"y\", comment: \"\")")
    ])
    #expect(files.findings(of: "unused-key", sources: sources) == [])
    #expect(files.findings(of: "unused-key") == [])
  }
}

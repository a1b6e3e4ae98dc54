import Foundation
import Testing

/// Texts and keys in code that no catalog has, on the built binary.
@Suite("Texts in code")
struct HardCodedTextTests {
  /// What both rules find in the sources of an app with one catalog for each platform.
  private static func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"save\">Save</string></resources>\n",
      to: "app/src/main/res/values/strings.xml")
    try folder.write(
      "\"Save\" = \"Save\";\n\"settings.title\" = \"Settings\";\n\"settings.done\" = \"Done\";\n",
      to: "ios/en.lproj/Localizable.strings")
    for (path, text) in files { try folder.write(text, to: path) }
    let rules = "hard-coded-text,unknown-key"
    let run = try folder.run(
      "check", "--format", "ndjson", "--exit-zero", "--sources", ".", "--rule", rules)
    #expect(run.status == 0, "\(run.error)")
    return try run.output.split(separator: "\n").compactMap { line -> String? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding", let rule = value?["rule"] as? String,
        let text = value?["text"] as? String
      else { return nil }
      return "\(rule) \(value?["path"] ?? ""):\(value?["line"] ?? ""): \(text)"
    }.sorted()
  }

  private static func layout(_ attributes: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
    <TextView \(attributes)/>
    </LinearLayout>

    """
  }

  @Test(
    "layouts",
    arguments: [
      ("android:text=\"Save all\"", "Save all"), ("android:text=\"Speichern\"", "Speichern"),
      ("android:contentDescription=\"Close\"", "Close"),
      ("android:hint=\"Your name\"", "Your name"),
      ("tools:context=\"all\" android:text=\"Save all\"", "Save all"),
      ("android:text=\"@string/save\"", nil), ("tools:text=\"Save all\"", nil),
      ("android:text=\"\"", nil), ("android:text=\"12:30\"", nil),
      ("android:text=\"?attr/title\"", nil),
      ("android:text=\"@{model.title}\"", nil), ("android:label=\"mainScreen\"", nil),
      ("android:text=\"USD\"", nil), ("android:text=\"https://example.org\"", nil),
    ])
  func layouts(_ attributes: String, _ found: String?) throws {
    let path = "app/src/main/res/layout/a.xml"
    #expect(
      try Self.findings([path: Self.layout(attributes)])
        == (found.map { ["hard-coded-text \(path):2: \($0)"] } ?? []))
  }

  @Test(
    "Android Lint's attribute, on the element and around it",
    arguments: [
      ("HardcodedText", true), ("ContentDescription, HardcodedText", true), ("all", true),
      ("ContentDescription", false), ("HardcodedTextSize", false),
    ])
  func ignoredLayouts(_ checks: String, _ isIgnored: Bool) throws {
    let path = "app/src/main/res/layout/a.xml"
    let ignore = "tools:ignore=\"\(checks)\""
    let own = Self.layout("\(ignore) android:text=\"Save all\"")
    let around = Self.layout("android:text=\"Save all\"")
      .replacingOccurrences(of: "<LinearLayout", with: "<LinearLayout \(ignore)")
      .replacingOccurrences(of: "<TextView", with: "<Space/><FrameLayout/><TextView")
    for layout in [own, around] {
      #expect(
        try Self.findings([path: layout])
          == (isIgnored ? [] : ["hard-coded-text \(path):2: Save all"]))
    }
  }

  @Test("an attribute of Android Lint ends with its element")
  func ignoredElement() throws {
    let path = "app/src/main/res/layout/a.xml"
    let layout = Self.layout("android:text=\"Save all\"").replacingOccurrences(
      of: "<TextView",
      with: "<FrameLayout tools:ignore=\"HardcodedText\"><Space/></FrameLayout>\n<TextView")
    #expect(try Self.findings([path: layout]) == ["hard-coded-text \(path):3: Save all"])
  }

  @Test(
    "titles of actions that no list of the system shows",
    arguments: [
      ("let isDiscoverable = false", false), ("let isDiscoverable: Bool = false", false),
      ("var isDiscoverable: Bool { false }", false),
      ("var isDiscoverable: Bool { return false }", false),
      ("let isDiscoverable: Bool = true", true), ("let isVisible = false", true),
    ])
  func intents(_ property: String, _ isShown: Bool) throws {
    let path = "ios/A.swift"
    let program = """
      struct Play: AppIntent {
        static let title: LocalizedStringResource = "Play song"
        static \(property)
        static let description: LocalizedStringResource = "Play any song"
        func perform() { label.text = "All songs" }
        let body = title.isEmpty ? Text("Any song") : nil
      }
      """
    let titles = ["2: Play song", "4: Play any song"]
    let expected = (isShown ? titles : []) + ["5: All songs", "6: Any song"]
    #expect(
      try Self.findings([path: program])
        == expected.map { "hard-coded-text \(path):\($0)" }.sorted())
  }

  @Test(
    "Kotlin and Java",
    arguments: [
      ("Icon(close, contentDescription = \"Close player\")", "Close player"),
      ("Text(\"Save all\")", "Save all"), ("view.setText(\"Save all\")", "Save all"),
      ("view.contentDescription = \"Schließen\"", "Schließen"),
      ("track(title = \"Save all\")", nil), ("Text(stringResource(R.string.save))", nil),
      ("Text(name)", nil), ("Text(\"$count\")", nil), ("log(\"Save all\")", nil),
    ])
  func kotlin(_ line: String, _ found: String?) throws {
    let path = "app/src/main/java/A.kt"
    #expect(
      try Self.findings([path: "fun a() {\n  \(line)\n}\n"])
        == (found.map { ["hard-coded-text \(path):2: \($0)"] } ?? []))
  }

  @Test(
    "Swift",
    arguments: [
      ("button.accessibilityLabel = \"Close player\"", "hard-coded-text", "Close player"),
      ("label.text = \"Alles sichern\"", "hard-coded-text", "Alles sichern"),
      ("Text(\"Save all\")", "hard-coded-text", "Save all"),
      ("Text(\"Save\")", nil, ""), ("Text(verbatim: \"Save all\")", nil, ""),
      ("Image(\"a\").accessibilityLabel(\"Save\")", nil, ""),
      ("Text(\"settings.close\")", "unknown-key", "settings.close"),
      (
        "let a = NSLocalizedString(\"settings.close\", comment: \"\")", "unknown-key",
        "settings.close"
      ),
      ("let a = String(localized: \"settings.close\", defaultValue: \"Close\")", nil, ""),
      ("let a = \"settings.close\"", nil, ""),
      ("let a = \"Settings\".localized(key: \"settings.title\")", nil, ""),
      ("let a = \"Close all\".localized(with: name)", "hard-coded-text", "Close all"),
    ])
  func swift(_ line: String, _ rule: String?, _ found: String) throws {
    let path = "ios/App/A.swift"
    let known =
      "let b = NSLocalizedString(\"settings.title\", comment: \"\")\nlet c = NSLocalizedString(\"settings.done\", comment: \"\")\n"
    #expect(
      try Self.findings([path: "import SwiftUI\n\(line)\n\(known)"])
        == (rule.map { ["\($0) \(path):2: \(found)"] } ?? []))
  }

  /// The findings in an app whose catalogs have some keys that code has default texts for, and lack others.
  private static func defaults(known: Int, lacking: String, catalog: String = "strings") throws
    -> [String]
  {
    let keys = (0..<known).map { "song\($0)" }
    let folder = try TemporaryFolder()
    let strings = keys.map { "\"\($0)\" = \"Lied\";\n" }.joined()
    let entries = keys.map {
      "\"\($0)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Lied\"}}}}"
    }
    if catalog == "strings" {
      try folder.write(strings, to: "App/de.lproj/Localizable.strings")
    } else if catalog == "xcstrings" {
      try folder.write(
        "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}",
        to: "App/Localizable.xcstrings")
    } else {
      try folder.write(strings, to: "App/en.lproj/Localizable.strings")
    }
    let lines = keys.map {
      "let \($0) = NSLocalizedString(\"\($0)\", value: \"Song\", comment: \"\")\n"
    }
    try folder.write(lines.joined() + lacking + "\n", to: "App/A.swift")
    let run = try folder.run(
      "check", "--format", "ndjson", "--exit-zero", "--sources", ".", "--rule", "unknown-key")
    #expect(run.status == 0, "\(run.error)")
    return try run.output.split(separator: "\n").compactMap { line -> String? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding", let key = value?["key"] as? String,
        let message = value?["message"] as? String
      else { return nil }
      return "\(key): \(message)"
    }
  }

  private static let stop = "let a = NSLocalizedString(\"stop\", value: \"Stop\", comment: \"\")"

  @Test("a key with a default text that nobody exported, beside many that somebody did")
  func lackingDefault() throws {
    let message = """
      stop: no catalog has the key 'stop', so users of the other language get 'Stop' from code; \
      export the texts of code to the catalogs again, or add the key
      """
    #expect(try Self.defaults(known: 10, lacking: Self.stop) == [message])
    #expect(
      try Self.defaults(known: 10, lacking: "stop.accessibilityLabel = \(Self.stop.dropFirst(8))")
        == [message])
  }

  @Test(
    "default texts of tables that nobody exports them to, of other tables, and with values",
    arguments: [
      (9, stop, "strings"), (10, stop, "xcstrings"), (10, stop, "source"),
      (17, stop + "\n" + stop.replacingOccurrences(of: "stop", with: "halt"), "strings"),
      (
        10, "let a = String(localized: \"stop\", defaultValue: \"Stop\", table: \"Other\")",
        "strings"
      ),
      (10, "let a = String(localized: \"stop \\(b)\", defaultValue: \"Stop \\(b)\")", "strings"),
      (10, stop.replacingOccurrences(of: "stop", with: "song1"), "strings"),
      (10, "let a = NSLocalizedString(\"stop\", value: text, comment: \"\")", "strings"),
    ])
  func otherDefaults(known: Int, lacking: String, catalog: String) throws {
    #expect(try Self.defaults(known: known, lacking: lacking, catalog: catalog) == [])
  }

  @Test("tests, previews and samples are left out, and keys of catalogs that nobody read")
  func others() throws {
    #expect(
      try Self.findings([
        "app/src/test/java/A.kt": "fun a() { Text(\"Save all\") }\n",
        "app/src/main/java/P.kt": "@Preview\nfun P() { Text(\"Save all\") }\n",
        "ios/AppTests/A.swift": "label.text = \"Save all\"\n",
        "ios/App/P.swift": "#Preview { Text(\"Save all\") }\n",
        "ios/App/K.swift": "let a = NSLocalizedString(\"other.close\", comment: \"\")\n",
      ]).isEmpty)
  }

  @Test(
    "code that only developers meet",
    arguments: [
      ("ios/App/A.swift", "#if DEBUG\nText(\"Crash now\")\n#endif\n"),
      (
        "ios/App/A.swift",
        "#if DEBUG\n#if os(iOS)\nText(\"Crash now\")\n#endif\nText(\"Run it\")\n#endif\n"
      ),
      ("ios/App/A.m", "#ifdef DEBUG\nlabel.text = @\"Crash now\";\n#endif\n"),
      ("ios/App/SyncDebugView.swift", "Text(\"Crash now\")\n"),
      ("ios/App/URLDebugView.swift", "Text(\"Crash now\")\n"),
      (
        "ios/App/A.swift",
        "struct DebugView: View {\n  var body: some View { Text(\"Crash now\") }\n}\n"
      ),
      ("app/src/main/java/A.kt", "fun a() { if (BuildConfig.DEBUG) { Text(\"Crash now\") } }\n"),
      ("app/src/main/java/DeveloperPage.kt", "fun a() { Text(\"Crash now\") }\n"),
      ("app/src/main/java/debug/A.kt", "fun a() { Text(\"Crash now\") }\n"),
      ("app/src/main/res/layout/debug_menu.xml", layout("android:text=\"Crash now\"")),
      ("ios/App/A.swift", "func showDebugOptions() {\n  label.text = \"Crash now\"\n}\n"),
      ("app/src/main/java/A.kt", "fun debugMenu() {\n  Text(\"Crash now\")\n}\n"),
    ])
  func developers(path: String, text: String) throws {
    #expect(try Self.findings([path: text]) == [])
  }

  @Test("what is beside such code is shown")
  func besideDebugCode() throws {
    let found = try Self.findings([
      "ios/App/A.swift": "#if DEBUG\nText(\"Crash now\")\n#else\nText(\"Run it\")\n#endif\n",
      "ios/App/B.swift": "#if os(iOS)\nText(\"Tap it\")\n#endif\n",
      "app/src/main/java/DebuggerNews.kt": "fun a() { Text(\"Read it\") }\n",
    ])
    #expect(
      found == [
        "hard-coded-text app/src/main/java/DebuggerNews.kt:1: Read it",
        "hard-coded-text ios/App/A.swift:4: Run it", "hard-coded-text ios/App/B.swift:2: Tap it",
      ])
  }

  @Test("helpers of previews, pictures of texts and patterns of dates")
  func unseen() throws {
    let found = try Self.findings([
      "app/src/main/java/A.kt": """
      @Preview
      fun Light() { Sample() }
      private fun Sample() { Text("Sing along") }
      private fun Shared() { Text("Read along") }
      fun Screen() { Shared() }
      fun CoverPreview() { Text("Blue cover") }
      val PreviewSongs = listOf(Text("Blue song"))

      """,
      "ios/App/A.swift": """
      let a = Text("Grey bars").font(.body).redacted(reason: .placeholder)
      let b = Text(isLoading ? "Grey words" : name).redacted(reason: isLoading ? .placeholder : [])
      let c = Text("Seen words").redacted(reason: isLoading ? .placeholder : [])
      label.text = "EEE, d MMM yyyy"

      """,
    ])
    #expect(
      found == [
        "hard-coded-text app/src/main/java/A.kt:4: Read along",
        "hard-coded-text ios/App/A.swift:3: Seen words",
      ])
  }

  /// The messages on texts in code of an app.
  private static func messages(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let run = try folder.run(
      "check", "--format", "ndjson", "--exit-zero", "--sources", ".", "--rule", "hard-coded-text")
    return try run.output.split(separator: "\n").compactMap { line -> String? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return value?["message"] as? String
    }
  }

  private static let noCatalog = "nobody translates 'Loading'; move it to a catalog"
  private static let key =
    "'Loading' is the text of 'loading', and nobody translates it here; use that key"

  @Test(
    "a key of another module is proposed where code uses other keys of it",
    arguments: [
      ("phone", "fun b() { Text(stringResource(R.string.phone_play)) }", noCatalog),
      ("phone", "fun b() { Text(stringResource(R.string.ok)) }", noCatalog),
      ("phone", "fun b() { Text(stringResource(R.string.watch_play)) }", key),
      ("phone", "", noCatalog), ("watch", "", key),
    ])
  func otherModule(module: String, more: String, message: String) throws {
    let found = try Self.messages([
      "phone/src/main/res/values/strings.xml":
        """
      <resources><string name="phone_play">Play</string><string name="ok">OK</string>
      <string name="phone_help">This catalog is larger, so that it is read first.</string></resources>

      """,
      "watch/src/main/res/values/strings.xml": """
      <resources><string name="watch_play">Play</string><string name="ok">OK</string>
      <string name="loading">Loading</string></resources>

      """,
      "watch/src/main/java/W.kt": "fun a() { Text(stringResource(R.string.watch_play)) }\n",
      "\(module)/src/main/java/A.kt": "fun a() { Text(\"Loading\") }\n\(more)\n",
    ])
    #expect(found == [message])
  }

  private static let watchPlay =
    "button.setTitle(NSLocalizedString(\"watch.play\", tableName: \"Watch\", comment: \"\"), for: .normal)\n"

  @Test(
    "a key of another bundle is proposed where code around uses other keys of it",
    arguments: [
      ("App/Player/A.swift", "", noCatalog), ("Watch/A.swift", "", key),
      ("Shared/A.swift", "", noCatalog),
      ("App/Player/A.swift", watchPlay, key),
    ])
  func otherBundle(path: String, more: String, message: String) throws {
    let play = "button.setTitle(NSLocalizedString(\"play\", comment: \"\"), for: .normal)\n"
    let found = try Self.messages([
      "App/Resources/en.lproj/Localizable.strings": "\"play\" = \"Play\";\n",
      "Watch/en.lproj/Watch.strings":
        "\"watch.play\" = \"Play\";\n\"loading\" = \"Loading\";\n",
      "App/Player/P.swift": play, "Watch/W.swift": Self.watchPlay,
      path: "label.text = \"Loading\"\n\(more)",
    ])
    #expect(found == [message])
  }

  @Test(
    "a text that a catalog has under another key",
    arguments: [
      ("app/src/main/java/A.kt", "fun a() { Text(\"Save\") }\n", "save"),
      ("ios/App/A.swift", "Text(\"Settings\")\n", "settings.title"),
    ])
  func otherKey(path: String, text: String, key: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"save\">Save</string></resources>\n",
      to: "app/src/main/res/values/strings.xml")
    try folder.write(
      "\"settings.title\" = \"Settings\";\n", to: "ios/en.lproj/Localizable.strings")
    try folder.write(text, to: path)
    let run = try folder.run("check", "--exit-zero", "--sources", ".", "--rule", "hard-coded-text")
    #expect(
      run.output.contains("is the text of '\(key)', and nobody translates it here; use that key"),
      "\(run.output)")
  }
}

import LabelLint
import Testing

/// What rules say of texts once the sources tell which control has them, or which text they are put into.
@Suite("Rules that know what a text is put on or into")
struct NamedThingsInRulesTests {
  @Test(
    "role-word: what a switch or checkbox is about is none of its own role",
    arguments: [
      ("Swap trash and archive button", "CheckBox", 0),
      ("Swap trash and archive button", "Button", 1),
      ("Raw image", "Switch", 0), ("Sound checkbox", "CheckBox", 1),
    ])
  func choices(text: String, element: String, count: Int) {
    let found = UsesInRulesTests.findings(
      [RuleCheck.Text(key: "choice", text: text)],
      [UsesInRulesTests.layout("<\(element) android:text=\"@string/choice\"/>")],
      rules: ["role-word"])
    #expect(found.count == count, "\(text) on \(element)")
  }

  @Test(
    "verbose-label: what is set by a box or a switch is said beside it, at its length",
    arguments: [("CheckBox", 0), ("RadioButton", 0), ("SwitchCompat", 0), ("Button", 1)])
  func settings(element: String, count: Int) {
    let text = "Show the names of all the songs when using biometric signs"
    let found = UsesInRulesTests.findings(
      [RuleCheck.Text(key: "choice", text: text)],
      [UsesInRulesTests.layout("<\(element) android:text=\"@string/choice\"/>")],
      rules: ["verbose-label"])
    #expect(found.count == count, "\(found.map(UsesInRulesTests.shown)) on \(element)")
  }

  @Test(
    "label-capitalization: what code puts into another text begins small",
    arguments: [
      ("getString(R.string.ascending)", 1),
      ("if (a) getString(R.string.ascending) else getString(R.string.sort_cd)", 1),
      ("getString(R.string.sort_cd, getString(R.string.ascending))", 0),
      ("getString(R.string.sort_cd, if (a) getString(R.string.ascending) else b)", 0),
      ("String.format(\"Sort %s\", getString(R.string.ascending))", 0),
    ])
  func inserted(value: String, count: Int) {
    let texts = [
      RuleCheck.Text(key: "sort_cd", text: "Sort %s"),
      RuleCheck.Text(key: "ascending", text: "ascending"),
    ]
    let code = "class A { fun f(b: String) { v.contentDescription = \(value) } }"
    let found = UsesInRulesTests.findings(
      texts, [("app/src/main/java/A.kt", code)], rules: ["label-capitalization"])
    #expect(found.count == count, "\(value)")
  }

  @Test(
    "trailing-punctuation: a sentence that code joins to another keeps its full stop",
    arguments: [
      ("getString(R.string.ready)", 1),
      ("getString(R.string.ready) + getString(R.string.sort_cd)", 0),
    ])
  func joined(value: String, count: Int) {
    let texts = [
      RuleCheck.Text(key: "ready", text: "The reader is ready."),
      RuleCheck.Text(key: "sort_cd", text: "Sort"),
    ]
    let code = "class A { fun f(b: String) { v.contentDescription = \(value) } }"
    let found = UsesInRulesTests.findings(
      texts, [("app/src/main/java/A.kt", code)], rules: ["trailing-punctuation"])
    #expect(found.count == count, "\(value)")
  }

  @Test("label-capitalization: a phrase under an accessibility key of Android may follow others")
  func phrases() {
    func found(_ key: String, _ text: String) -> [String] {
      CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          "<string name=\"\(key)\">\(text)</string>"),
        "app/res/values-de/strings.xml": CheckedFiles.android(
          "<string name=\"\(key)\">einstellungen ändern</string>"),
      ]).findings(of: "label-capitalization").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("battery_accessibility_label", "change your settings") == [])
    let key = "battery_accessibility_label"
    #expect(found(key, "settings").prefix(1) == ["note en \(key)"])
    #expect(found("battery_content_description", "change your settings").count == 1)
    #expect(
      CheckedFiles([
        "App/en.lproj/Localizable.strings":
          "\"battery_accessibility_label\" = \"change your settings\";\n"
      ]).findings(of: "label-capitalization").count == 1)
  }

  @Test(
    "what is seen as well keeps its mark and its ornament",
    arguments: [
      ("trailing-punctuation", "To:"), ("trailing-punctuation", "Record voice message."),
      ("unspeakable-text", "Play 🎵"),
    ])
  func seen(rule: RuleID, text: String) {
    func hasFix(_ elements: String) -> [Bool] {
      UsesInRulesTests.findings(
        [RuleCheck.Text(key: "finish", text: text)], [UsesInRulesTests.layout(elements)],
        rules: [rule]
      ).map { !$0.fixes.isEmpty }
    }
    let spoken = "<ImageView android:contentDescription=\"@string/finish\"/>"
    #expect(hasFix(spoken) == [true])
    #expect(hasFix(spoken + "<TextView android:text=\"@string/finish\"/>") == [false])
  }
}

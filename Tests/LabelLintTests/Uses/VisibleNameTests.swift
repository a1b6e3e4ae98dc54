import LabelLint
import Testing

/// Visible texts of controls beside their labels: `label-in-name`.
@Suite struct VisibleNameTests {
  @Test(
    "short words, accents and other scripts say the same",
    arguments: [
      ("Pg Up", "Page Up", 0), ("Pr Scr", "Print Screen", 0), ("Pg Dn", "Page Down", 0),
      ("Ctrl", "Control", 0), ("Num", "Bloq Núm", 0), ("Café", "Cafe au lait", 0),
      ("End", "엔드", 0), ("Caps", "大写锁定", 0), ("Del", "Right", 1), ("Set", "Select", 1),
      ("Pg Up", "Page Down", 1), ("Home", "Koti", 1), ("홈으로", "페이지", 1), ("ホーム", "家に戻る", 1),
    ])
  func shortWords(visible: String, label: String, count: Int) {
    let texts = [
      RuleCheck.Text(key: "go", text: visible), RuleCheck.Text(key: "next", text: label),
    ]
    let element = """
      <Button android:text="@string/go" android:contentDescription="@string/next"/>
      """
    let found = UsesInRulesTests.findings(
      texts, [UsesInRulesTests.layout(element)], rules: ["label-in-name"])
    #expect(
      found.map(UsesInRulesTests.shown)
        == Array(repeating: "warning label-in-name next en", count: count))
  }

  @Test("the key of an image's label names no text that is on it")
  func labelOfImage() {
    let texts = [
      RuleCheck.Text(key: "error", text: "Error fetching data"),
      RuleCheck.Text(key: "error_content_description", text: "Broken image"),
    ]
    func found(_ name: String) -> [String] {
      let element = """
        <\(name) android:contentDescription="@string/error_content_description"/>
        """
      return UsesInRulesTests.findings(
        texts, [UsesInRulesTests.layout(element)], rules: ["label-in-name"]
      )
      .map(UsesInRulesTests.shown)
    }
    #expect(found("ImageView") == [])
    #expect(found("Button") == ["note label-in-name error_content_description en"])
  }

  @Test(
    "an icon in a text button has a label of its own",
    arguments: [
      ("WideButton(onClick = a, text = s(R.string.edit), icon = { Icon(i, CD) })", 0),
      ("WideButton(onClick = a) { Icon(i, CD); Text(s(R.string.edit)) }", 0),
      ("WideButton(onClick = a, text = s(R.string.edit), modifier = Modifier.semantics { CD })", 1),
    ])
  func labelOfIcon(code: String, count: Int) {
    let texts = [
      RuleCheck.Text(key: "edit", text: "Edit tax rates in admin"),
      RuleCheck.Text(key: "open", text: "Edit tax rates"),
    ]
    let spelled = code.split(separator: "CD", omittingEmptySubsequences: false)
      .joined(separator: "contentDescription = s(R.string.open)")
    let program = "@Composable fun Empty() { \(spelled) }"
    let found = UsesInRulesTests.findings(
      texts, [("app/src/main/kotlin/A.kt", program)], rules: ["label-in-name"])
    #expect(
      found.map(UsesInRulesTests.shown)
        == Array(repeating: "warning label-in-name open en", count: count))
  }

  @Test("a label that code uses nowhere is on no control")
  func unusedLabel() {
    let texts = [
      RuleCheck.Text(key: "battery", text: "Unrestricted"),
      RuleCheck.Text(key: "battery_content_description", text: "Update your settings"),
    ]
    func found(_ element: String) -> [String] {
      UsesInRulesTests.findings(
        texts, [UsesInRulesTests.layout(element)], rules: ["label-in-name"]
      )
      .map(UsesInRulesTests.shown)
    }
    #expect(found("<TextView android:text=\"@string/battery\"/>") == [])
    #expect(
      found("<TextView android:text=\"@string/another\"/>")
        == ["note label-in-name battery_content_description en"])
  }

  @Test("the place of a finding is that of the element with both texts")
  func placeOfBoth() {
    let texts = [
      RuleCheck.Text(key: "tagline", text: "the free food database"),
      RuleCheck.Text(key: "logo", text: "Food Facts logo"),
    ]
    let splash = """
      <ImageView android:contentDescription="@string/logo"/>
      """
    let home = """
      <TextView android:text="@string/tagline" android:contentDescription="@string/logo"/>
      """
    let found = UsesInRulesTests.findings(
      texts,
      [
        UsesInRulesTests.layout(splash, name: "a_splash"),
        UsesInRulesTests.layout(home, name: "home"),
      ], rules: ["label-in-name"])
    #expect(found.map(UsesInRulesTests.shown) == ["note label-in-name logo en"])
    #expect(
      found.map(\.kindEvidence) == ["source-use:app/src/main/res/layout/home.xml:2"])
  }
}

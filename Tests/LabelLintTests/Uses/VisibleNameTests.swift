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
}

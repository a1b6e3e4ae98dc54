import LabelLint
import Testing

/// Labels that are nothing but a state, where layouts or code have them on a control.
@Suite("State words: a state and no name")
struct StateAloneTests {
  /// What `state-word` says of texts by their keys, with the elements of a layout.
  private func found(_ texts: [String: String], _ elements: String) -> [String] {
    UsesInRulesTests.findings(
      texts.sorted { $0.key < $1.key }.map { RuleCheck.Text(key: $0.key, text: $0.value) },
      [UsesInRulesTests.layout(elements)], rules: ["state-word"]
    ).map { "\($0.severity) \($0.subject.key): \($0.message.description)" }
  }

  @Test("a state and its opposite on buttons are no names")
  func alone() {
    let elements = """
      <ImageButton android:contentDescription="@string/a"/>
      <ImageButton android:contentDescription="@string/b"/>
      """
    let message = "is only a state; name what the control is for"
    for opposite in ["Not Starred", "Not starred"] {
      #expect(
        found(["a": "Starred", "b": opposite], elements) == [
          "warning a: 'Starred' \(message)", "warning b: '\(opposite)' \(message)",
        ])
    }
  }

  @Test("a picture in an item of a menu says the state of what the item names")
  func pictureInItem() {
    func found(_ code: String) -> [String] {
      UsesInRulesTests.findings(
        [
          RuleCheck.Text(key: "selected", text: "Selected"),
          RuleCheck.Text(key: "not_selected", text: "Not selected"),
        ],
        [("app/src/main/kotlin/A.kt", "fun A() { \(code) }")], rules: ["state-word"]
      ).map(UsesInRulesTests.shown)
    }
    let icons =
      "Icon(a, contentDescription = stringResource(R.string.selected))\n"
      + "Icon(b, contentDescription = stringResource(R.string.not_selected))"
    #expect(found("DropdownMenuItem(text = a, trailingIcon = { \(icons) })") == [])
    // A row that is pressed is read with its text, and what shows the state and is not pressed changes nothing.
    let item = "DropdownMenuItem(text = a, trailingIcon = { \(icons) })"
    let row = "Row(Modifier.toggleable(a)) { \(icons); Text(b) }"
    #expect(found("\(item); \(row); Box(c) { \(icons) }") == [])
    #expect(
      found("\(item); IconButton(a) { \(icons) }") == [
        "warning state-word selected en", "warning state-word not_selected en",
      ])
    #expect(
      found("IconButton(a) { \(icons) }") == [
        "warning state-word selected en", "warning state-word not_selected en",
      ])
  }

  @Test("what has no opposite, or is on no control, may be anything")
  func others() {
    let button = "<ImageButton android:contentDescription=\"@string/a\"/>"
    #expect(found(["a": "Saved", "b": "Songs"], button) == [])
    #expect(found(["a": "Saved", "b": "Not saved yet"], button) == [])
    #expect(found(["a": "Feed", "b": "Not now"], button) == [])
    let picture = "<ImageView android:contentDescription=\"@string/a\"/>"
    #expect(found(["a": "Starred", "b": "Not starred"], picture) == [])
  }

  @Test("what code sets as a state is where a state belongs, whatever its key says")
  func setAsState() {
    func found(_ code: String) -> [String] {
      UsesInRulesTests.findings(
        [RuleCheck.Text(key: "menu_content_description", text: "Menu Disabled")],
        [("app/src/main/kotlin/A.kt", "fun A() { \(code) }")], rules: ["state-word"]
      ).map(UsesInRulesTests.shown)
    }
    let text = "stringResource(R.string.menu_content_description)"
    let flagged = ["note state-word menu_content_description en"]
    #expect(found("val menuStateDescription = \(text)") == [])
    #expect(found("a.semantics { stateDescription = \(text) }") == [])
    #expect(found("toggle.textOn = getString(R.string.menu_content_description)") == [])
    #expect(found("toggle.setTextOff(getString(R.string.menu_content_description))") == [])
    let icon = "Icon(b, contentDescription = \(text))"
    #expect(found("a.semantics { stateDescription = \(text) }; \(icon)") == [])
    #expect(found("Icon(b, contentDescription = stringResource(R.string.other))") == flagged)
  }

  @Test("a picture that is not pressed may tell the state of a service")
  func passivePicture() {
    func found(_ element: String, _ text: String) -> [String] {
      self.found(["a": text], "<\(element) android:contentDescription=\"@string/a\"/>")
    }
    let message =
      "contains the state 'enabled', and TalkBack says no such state; name only the control, and set "
      + "the state as its value"
    #expect(found("ImageView", "Wi-Fi enabled") == [])
    #expect(
      found("ImageButton", "Wi-Fi enabled") == ["note a: 'Wi-Fi enabled' \(message)"])
    #expect(
      found("ImageView", "Filter enabled") == ["note a: 'Filter enabled' \(message)"])
  }

  @Test("of a picture and a button with one label, the button is named")
  func pictureAndButton() {
    let elements = ["ImageView", "ImageButton"].map { element in
      UsesInRulesTests.layout(
        "<\(element) android:contentDescription=\"@string/a\"/>", name: "screen_\(element.count)")
    }
    let found = UsesInRulesTests.findings(
      [RuleCheck.Text(key: "a", text: "Wi-Fi enabled")], elements, rules: ["state-word"])
    #expect(
      found.map(\.kindEvidence) == ["source-use:app/src/main/res/layout/screen_11.xml:2"])
  }
}

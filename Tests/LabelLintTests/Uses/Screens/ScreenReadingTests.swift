import LabelLint
import Testing

/// The forms in which screens are stored.
@Suite("Snapshots of screens")
struct ScreenReadingTests {
  @Test("uiautomator: labels, texts, fields, and texts in what is pressed")
  func uiautomator() {
    let screen = ScreenSamples.dump(
      """
      \(ScreenSamples.node("android.widget.ImageButton", label: "Share", id: "org.example:id/share", isPressed: true))
      \(ScreenSamples.node("android.widget.EditText", text: "Your name"))
      \(ScreenSamples.node("android.view.View", isPressed: true, ScreenSamples.node("android.widget.TextView", text: "Tools &amp; parts")))
      \(ScreenSamples.node("android.widget.TextView", text: "Stock"))
      <node class="android.widget.EditText" text="geheim" password="true" content-desc=""/>
      """)
    #expect(
      ScreenSamples.shown(screen) == [
        "3 label Share [ImageButton]", "4 fieldHint Your name [EditText]",
        "5 action Tools & parts [View]", "6 shortText Stock [TextView]",
      ])
  }

  @Test("XCTest: a label that is the text in the button is that text")
  func debugDescription() {
    let screen = ScreenSamples.description(
      """
            NavigationBar, 0x600003a1c1c0, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Stock'
              Button, 0x600003a1c2a0, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'more', label: 'More', Selected
              Button, 0x600003a1c2b0, {{16.0, 59.0}, {44.0, 44.0}}, label: 'Add tool'
                StaticText, 0x600003a1c2c0, {{16.0, 59.0}, {44.0, 44.0}}, label: 'Add tool'
              TextField, 0x600003a1c2d0, {{0.0, 0.0}, {9.0, 9.0}}, placeholderValue: 'Name of the tool', value: saw
              Switch, 0x600003a1c2e0, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Smith's, and more', value: 'On'
              Other, 0x600003a1c2f0, {{0.0, 0.0}, {9.0, 9.0}}
      """)
    #expect(
      ScreenSamples.shown(screen) == [
        "3 label Workshop [Application]", "6 label More [Button]", "8 action Add tool [Button]",
        "9 fieldHint Name of the tool [TextField]", "10 label Smith's, and more [Switch]",
        "10 state On [Switch]",
      ])
  }

  @Test("Accessibility Insights: each element once, however many results it has")
  func accessibilityInsights() {
    func result(_ check: String) -> String {
      """
      {"AccessibilityHierarchyCheckResult.element": {
        "ViewHierarchyElement.className": "androidx.appcompat.widget.AppCompatImageButton",
        "ViewHierarchyElement.accessibilityClassName": "android.widget.ImageButton",
        "ViewHierarchyElement.contentDescription": {"SpannableString.rawString": {"SpannableStringInternal.mText": "Sha\\u0072e"}},
        "ViewHierarchyElement.boundsInScreen": {"Rect.bottom": 9, "Rect.left": 0}},
       "AccessibilityCheckResult.checkClass": "\(check)", "AccessibilityCheckResult.type": "ERROR"}
      """
    }
    let screen =
      #"{"ATFAResults": [\#(result("TouchTargetSizeCheck")),\#(result("SpeakableTextPresentCheck"))]}"#
    #expect(ScreenSamples.shown(screen) == ["1 label Share [ImageButton]"])
  }

  @Test("the framework's message in the JSON form of Protocol Buffers")
  func message() {
    let screen = """
      {"hierarchy": {"windows": [{"views": [
        {"id": 0, "className": "android.widget.Button", "text": {"text": "Order"}, "clickable": true},
        {"id": 1, "class_name": "android.widget.CheckBox", "content_description": {"text": "Gift"},
         "state_description": {"text": "Chosen"}, "hint_text": {"text": "For whom"}}]}]}}
      """
    #expect(
      ScreenSamples.shown(screen) == [
        "2 action Order [Button]", "3 label Gift [CheckBox]", "3 fieldHint For whom [CheckBox]",
        "3 state Chosen [CheckBox]",
      ])
  }

  @Test("audits: the description of the element has its label and its type")
  func audits() {
    let screen = #"""
      {"value": [
        {"auditType": "XCUIAccessibilityAuditTypeHitRegion", "compactDescription": "Hit area is too small",
         "element": "\"Say \"hello\"\" Button"},
        {"auditType": "XCUIAccessibilityAuditTypeContrast", "element": "\"Stock\" StaticText"},
        {"auditType": "XCUIAccessibilityAuditTypeContrast", "element": "\"Stock\" StaticText"},
        {"auditType": "XCUIAccessibilityAuditTypeContrast", "element": "Image"},
        {"auditType": 4, "element": "\""}]}
      """#
    #expect(
      ScreenSamples.shown(screen) == [
        "2 label Say \"hello\" [Button]", "4 shortText Stock [StaticText]",
      ])
  }

  @Test("what is not a screen says its line and what was expected")
  func problems() {
    #expect(ScreenSamples.problem("") == Self.unknown)
    #expect(ScreenSamples.problem("just a note\n") == Self.unknown)
    #expect(
      ScreenSamples.problem("<resources><string name=\"a\">A</string></resources>") == Self.unknown)
    #expect(
      ScreenSamples.problem(
        "<?xml version='1.0'?>\n<hierarchy rotation=\"0\">\n<node text=\"Save\">\n")?
        .hasPrefix("line 3: the file ends before `</node>`") == true)
    #expect(
      ScreenSamples.problem("[\n]")
        == "line 1: no element of a screen: neither results of the Accessibility Test Framework nor audits of XCTest"
    )
    #expect(ScreenSamples.problem("{\"a\":\n 1,,}") == "line 2: expected a name in quotes")
    #expect(
      ScreenSamples.problem("Element subtree:\nnothing\n")
        == "line 1: no element follows \"Element subtree:\"; store the whole debugDescription")
  }

  private static let unknown = """
    line 1: no snapshot of a screen: expected <hierarchy> of uiautomator, JSON, or a debugDescription of XCTest
    """

  @Test("hostile files end with a problem, and with nothing of them in the index")
  func hostile() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(ScreenSamples.problem(deep) == "line 1: more than 512 levels of nesting")
    let many = String(repeating: "<node text=\"a\"/>", count: 20_001)
    let read = ScreenSamples.read([
      ("a.xml", "<hierarchy>\(many)</hierarchy>"),
      ("b.xml", "<hierarchy><node text='ok'/></hierarchy>"),
    ])
    #expect(read.problems == ["line 1: more than 20000 elements: this is not a screen"])
    #expect(FoundUse.all(in: read.index).map(\.description) == ["b.xml:1 shortText ok []"])
    let nested = String(repeating: "<node>", count: 11_000)
    #expect(ScreenSamples.problem("<hierarchy>" + nested) != nil)
    let long = String(repeating: "a", count: 2000)
    #expect(ScreenSamples.shown("<hierarchy><node text=\"\(long)\"/></hierarchy>") == [])
    #expect(ScreenSamples.problem("<hierarchy><node text=\"&bomb;\"/></hierarchy>") != nil)
  }
}

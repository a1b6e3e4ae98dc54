import LabelLint
import Testing

/// Controls of one class that stand beside each other with one label.
@Suite("Siblings with one label")
struct SiblingTwinsTests {
  /// What `non-unique-label` says of the label "start", which a program has.
  private static func found(_ body: String, text: String = "Start of the clip") -> [String] {
    CheckedFiles(["App/en.lproj/Localizable.strings": "\"start\" = \"\(text)\";\n"])
      .findings(
        of: "non-unique-label",
        sources: SourceTree(files: [
          ("App/Clip.swift", "struct Clip: View {\n  var body: some View {\n\(body)\n  }\n}\n")
        ]))
  }

  private static let note =
    "note en start: 'Start of the clip' is the label of 2 controls side by side (App/Clip.swift:3, 4); "
    + "give each a label that says what it does"

  @Test("two in one block")
  func block() {
    let twins = """
      Handle(a).accessibilityLabel("start")
      Handle(b).accessibilityLabel("start")
      """
    #expect(Self.found(twins) == [Self.note])
    #expect(Self.found(twins, text: "Start %@") == [])
    #expect(Self.found(twins, text: "") == [])
  }

  @Test("two of a layout")
  func layout() {
    func found(_ second: String, tag: String = "ImageButton") -> [String] {
      let image =
        "<\(tag) android:id=\"@+id/lock\" android:contentDescription=\"@string/locked\"/>"
      return UsesInRulesTests.findings(
        [RuleCheck.Text(key: "locked", text: "Locked")],
        [UsesInRulesTests.layout(image + "\n" + second)], rules: ["non-unique-label"]
      ).map(UsesInRulesTests.shown)
    }
    let image = "<ImageButton android:contentDescription=\"@string/locked\"/>"
    #expect(found(image) == ["note non-unique-label locked en"])
    #expect(found("<LinearLayout>\(image)</LinearLayout>") == [])
    #expect(found("") == [])
    // One control at two places.
    #expect(
      found(image.replacing("<ImageButton", with: "<ImageButton android:id=\"@+id/lock_end\""))
        == [])
    // Pictures that nobody presses.
    #expect(found(image.replacing("Button", with: "View"), tag: "ImageView") == [])
  }

  @Test(
    "one element, other classes, other labels, and branches",
    arguments: [
      "Handle(a).accessibilityLabel(\"start\")",
      """
      Handle(a).accessibilityLabel("start")
      Knob(b).accessibilityLabel("start")
      """,
      """
      Handle(a).accessibilityLabel("start")
      Handle(b).accessibilityLabel("end")
      """,
      """
      if isOpen { Handle(a).accessibilityLabel("start") }
      else { Handle(b).accessibilityLabel("start") }
      """,
      """
      Handle(a).accessibilityLabel(isOpen ? "start" : "end")
      Handle(b).accessibilityLabel(isOpen ? "end" : "start")
      """,
      """
      Handle(a).accessibilityLabel("start")
      Handle(b).accessibilityHint("start")
      """,
    ])
  func others(body: String) { #expect(Self.found(body) == [], "\(body)") }
}

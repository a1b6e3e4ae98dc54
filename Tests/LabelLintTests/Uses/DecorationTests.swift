import LabelLint
import Testing

/// Images next to their own names, as sources and keys show them.
@Suite("Images next to their names")
struct DecorationTests {
  @Test("decorative-redundancy: an image beside its own name")
  func decoration() {
    let texts = [
      RuleCheck.Text(key: "a", text: "Battery"), RuleCheck.Text(key: "b", text: "Battery icon"),
      RuleCheck.Text(key: "c", text: "Battery"), RuleCheck.Text(key: "d", text: "Battery"),
    ]
    let elements = """
      <TextView android:text="@string/a"/>
      <ImageView android:contentDescription="@string/b"/>
      <ImageButton android:contentDescription="@string/c"/>
      <FrameLayout><ImageView android:contentDescription="@string/d"/></FrameLayout>
      """
    let found = UsesInRulesTests.findings(
      texts, [UsesInRulesTests.layout(elements)], rules: ["decorative-redundancy"])
    #expect(found.map(UsesInRulesTests.shown) == ["warning decorative-redundancy b en"])
    #expect(
      found.map(\.message) == [
        "'Battery icon' repeats the text next to it, 'Battery'; hide one of the two from screen readers, or combine them"
      ])
  }

  @Test("decorative-redundancy: an image beside its own name, which a control has elsewhere")
  func decorationBesideControl() {
    let texts = [RuleCheck.Text(key: "a", text: "Battery")]
    let button = "<ImageButton android:contentDescription=\"@string/a\"/>"
    let image = "<ImageView android:contentDescription=\"@string/a\"/>"
    let text = "<TextView android:text=\"@string/a\"/>"
    func found(_ layouts: String...) -> [String] {
      let files = layouts.enumerated().map {
        UsesInRulesTests.layout($0.element, name: "page\($0.offset)")
      }
      return UsesInRulesTests.findings(texts, files, rules: ["decorative-redundancy"])
        .map(\.message)
    }
    let repeated = "'Battery' repeats the text next to it, 'Battery'"
    #expect(
      found(button, image + text) == [
        "\(repeated) (app/src/main/res/layout/page1.xml:2); hide one of the two from screen readers, or combine them"
      ])
    #expect(found(image + text, button).count == 1)
    #expect(found(button + text, image) == [])
  }

  @Test("decorative-redundancy: an icon repeats a whole sentence")
  func repeatedSentence() {
    let texts = [
      RuleCheck.Text(key: "tip", text: "Save a song to your list, and it plays without a network."),
      RuleCheck.Text(key: "other", text: "A song"),
    ]
    func found(_ shown: String) -> [String] {
      let elements = """
        <ImageView android:contentDescription="@string/tip"/>
        <TextView android:text="@string/\(shown)"/>
        """
      return UsesInRulesTests.findings(
        texts, [UsesInRulesTests.layout(elements)], rules: ["decorative-redundancy"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(found("tip") == ["warning decorative-redundancy tip en"])
    #expect(found("other") == [])
  }

  @Test("decorative-redundancy: where code shows an image, keys do not say what is next to it")
  func decorationBySources() {
    let texts = [
      RuleCheck.Text(key: "product", text: "Product"),
      RuleCheck.Text(key: "product_image_content_description", text: "Product image"),
    ]
    let image =
      "<ImageView android:contentDescription=\"@string/product_image_content_description\"/>"
    func found(_ elements: String) -> [String] {
      UsesInRulesTests.findings(
        texts, [UsesInRulesTests.layout(elements)], rules: ["decorative-redundancy"]
      ).map(UsesInRulesTests.shown)
    }
    let repeated = ["warning decorative-redundancy product_image_content_description en"]
    #expect(found("<TextView android:text=\"@string/other\"/>") == repeated)
    #expect(found(image + "<TextView android:text=\"@string/product\"/>") == repeated)
    #expect(found(image + "<TextView android:id=\"@+id/name\"/>").isEmpty)
  }
}

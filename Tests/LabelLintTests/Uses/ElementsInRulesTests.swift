import LabelLint
import Testing

/// What rules say once the sources tell which elements texts are on.
@Suite("Rules that know the elements of texts")
struct ElementsInRulesTests {
  @Test("non-unique-label: a layout is a row where a list shows it")
  func layoutsOfRows() {
    let texts = [RuleCheck.Text(key: "edit_cards", text: "Edit the cards…")]
    let element = "<ImageButton android:contentDescription=\"@string/edit_cards\"/>"
    func found(_ layout: String, _ code: String) -> [String] {
      UsesInRulesTests.findings(
        texts,
        [UsesInRulesTests.layout(element, name: layout), ("app/src/main/kotlin/A.kt", code)],
        rules: ["non-unique-label"]
      ).map(\.message.description)
    }
    let told = ["'Edit the cards…' is the label in every row of a list: name the item"]
    #expect(found("item_card", "") == told)
    #expect(found("dialog_card_item", "") == [])
    #expect(found("item_card", "class A : Fragment(R.layout.item_card)") == [])
    #expect(found("item_card", "fun show() { inflate(R.layout.item_card); add(R.string.a) }") == [])
    #expect(
      found(
        "item_card",
        """
        class CardAdapter { fun onCreate() { add(R.layout.other); ItemCardBinding.inflate(a) } }
        class A { fun show() { inflate(R.layout.item_card) } }
        """) == told)
    #expect(
      found("item_card", "class CardHolder(a: A) : ViewHolder(a.inflate(R.layout.item_card)) {}")
        == told)
  }

  @Test("label-in-name: the name of an action is not seen, and texts of two elements are no pair")
  func namesOfActions() {
    let texts = [
      RuleCheck.Text(key: "song", text: "Song"), RuleCheck.Text(key: "skip", text: "Skip ahead"),
      RuleCheck.Text(key: "song_content_description", text: "Play it"),
    ]
    func found(_ code: String) -> [String] {
      UsesInRulesTests.findings(
        texts, [("app/src/main/kotlin/A.kt", "fun a() { \(code) }")], rules: ["label-in-name"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(
      found(
        """
        row.contentDescription = getString(R.string.song)
        ViewCompat.addAccessibilityAction(row, getString(R.string.skip)) { true }
        """) == ["note label-in-name song_content_description en"])
    #expect(
      found(
        """
        title.text = getString(R.string.song)
        play.contentDescription = getString(R.string.song_content_description)
        """) == [])
  }

  @Test("role-word: the word for a picture on a button names what is shown")
  func wordForPictures() {
    let texts = [
      RuleCheck.Text(key: "gallery", text: "Gallery"),
      RuleCheck.Text(folder: "values-ja", key: "gallery", text: "画像"),
    ]
    func found(_ element: String) -> [String] {
      UsesInRulesTests.findings(
        texts,
        [UsesInRulesTests.layout("<\(element) android:contentDescription=\"@string/gallery\"/>")],
        rules: ["role-word"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(found("ImageButton") == [])
    #expect(found("ImageView") == ["warning role-word gallery ja"])
  }
}

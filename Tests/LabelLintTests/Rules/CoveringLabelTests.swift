import LabelLint
import Testing

/// Views with a fixed content description to which code gives texts.
@Suite("Labels that cover the texts of their views")
struct CoveringLabelTests {
  /// What is found for a view of a layout under the label "New", with code about it.
  private static func found(
    tag: String = "com.example.FixedTextView", id: String = "count_new", more: String = "",
    _ code: String
  ) -> [String] {
    CheckedFiles([
      "app/src/main/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"deck_new\">New</string>\n<string name=\"shown\">Older</string>\n"),
      "app/src/main/res/values-de/strings.xml": CheckedFiles.android(
        "<string name=\"deck_new\">Neu</string>\n<string name=\"shown\">Älter</string>\n"),
    ]).findings(
      of: "label-in-name",
      sources: SourceTree(files: [
        (
          "app/src/main/res/layout/deck.xml",
          "<\(tag) android:id=\"@+id/\(id)\" android:contentDescription=\"@string/deck_new\"\(more)/>"
        ), ("app/src/main/java/Deck.kt", "fun bind() {\ninflate(R.layout.deck)\n\(code)\n}"),
      ]))
  }

  private static let message = [
    "note en deck_new: 'New' is spoken instead of the texts that code gives the view at"
      + " app/src/main/res/layout/deck.xml:1; let code set the label with the text, or remove the label"
  ]

  @Test(
    "a view that gets texts",
    arguments: [
      "binding.countNew.text = deck.new.toString()", "countNew.setText(names[0]);",
      "holder.count_new?.text = \"${deck.new}\"",
    ])
  func given(_ code: String) {
    #expect(Self.found(code) == Self.message, "\(code)")
    #expect(Self.found(tag: "Button", code) == Self.message, "\(code)")
  }

  @Test(
    "a view that a variable of another name holds",
    arguments: [
      "counter = findViewById(R.id.count_new)\ncounter.text = x",
      "TextView counter = (TextView) findViewById(R.id.count_new);\ncounter.setText(x);",
      "val counter = root.findViewById<TextView>(R.id.count_new)\ncounter.text = x",
      "val counter: TextView? = holder.root?.findViewById(R.id.count_new)\ncounter?.text = x",
      "val counter by lazy { requireView().findViewById<TextView>(R.id.count_new) }\ncounter.text = x",
      "this.counter = ViewCompat.requireViewById(root, R.id.count_new)\ncounter.text = x",
    ])
  func held(_ code: String) { #expect(Self.found(code) == Self.message, "\(code)") }

  @Test(
    "a variable that holds another view, or several",
    arguments: [
      "counter = findViewById(R.id.count_old)\ncounter.text = x",
      "counter = findViewById(R.id.count_new)\ncounter = findViewById(R.id.count_old)\ncounter.text = x",
      "counter == findViewById(R.id.count_new)\ncounter.text = x",
      "counter = findViewById(R.layout.count_new)\ncounter.text = x",
      "counter = findViewById(count_new)\ncounter.text = x", "= findViewById(R.id.count_new)",
      "counter = findViewById(\ncounter.text = x", "findViewById",
      "val counter = first\nfindViewById<View>(R.id.count_new)\ncounter.text = x",
    ])
  func heldOtherwise(_ code: String) { #expect(Self.found(code) == [], "\(code)") }

  @Test(
    "a view that gets no text, or a label, too",
    arguments: [
      "val old = countNew.text", "if (countNew.text == x) return", "other.text = x",
      "countNew.text",
      "countNew.text = x\ncountNew.contentDescription = y",
      "countNew.setText(x);\nViewCompat.setStateDescription(countNew, y);",
      "countNew.setText(",
    ])
  func others(_ code: String) { #expect(Self.found(code) == [], "\(code)") }

  @Test("pictures and fields, and names that every screen may have")
  func otherViews() {
    for tag in ["ImageView", "ImageButton", "EditText", "AutoCompleteTextView", "a.EditTextPlain"] {
      #expect(Self.found(tag: tag, "countNew.text = x") == [], "\(tag)")
    }
    #expect(Self.found(id: "count", "count.text = x") == [])
  }

  @Test("a text of the layout is compared as everywhere")
  func visible() {
    #expect(
      Self.found(more: " android:text=\"@string/shown\"", "countNew.text = x") == [
        "note en deck_new: the visible text is 'Older', but the label is 'New'; use the visible words in the label"
      ])
  }
}

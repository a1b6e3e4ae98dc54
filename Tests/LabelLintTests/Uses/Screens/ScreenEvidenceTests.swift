import LabelLint
import Testing

/// What texts are, and what rules find, once screens show them.
@Suite("Screens as evidence")
struct ScreenEvidenceTests {
  private typealias Text = RuleCheck.Text

  /// The findings of some rules in texts that screens show.
  private static func findings(
    _ texts: [Text], _ screens: [(path: String, text: String)],
    code: [(path: String, text: String)] = [], _ rules: Set<RuleID>
  ) -> [Finding] {
    RuleCheck.check(texts, sources: ScreenSamples.read(screens, code: code).index) {
      rules.contains($0)
    }.checked.findings
  }

  @Test("a text that a screen has as a label is one, at the place of the screen")
  func kinds() {
    let screen = ScreenSamples.dump(
      ScreenSamples.node("android.widget.ImageButton", label: "Share button", isPressed: true))
    let found = Self.findings(
      [Text(key: "send_out", text: "Share button")], [("screens/a.xml", screen)], ["role-word"])
    #expect(found.map(\.kind) == ["label"])
    #expect(found.map(\.kindEvidence) == ["source-use:screens/a.xml:3"])
    #expect(
      Self.findings([Text(key: "send_out", text: "Share button")], [], ["role-word"]).map(\.kind)
        != ["label"])
  }

  @Test("texts with values in them, in capitals, and in the language of the screen")
  func matching() {
    func tally(_ texts: [Text], _ shown: [String]) -> String? {
      let nodes = shown.map { ScreenSamples.node("android.widget.TextView", text: $0) }
      let index = ScreenSamples.read([("a.xml", ScreenSamples.dump(nodes.joined(separator: "\n")))])
        .index
      return RuleCheck.check(texts, sources: index) { _ in false }.checked.screens.line(index)
    }
    let files = [Text(key: "files", text: "%d files")]
    #expect(tally(files, ["3 files"]) == "screens: 1 of 1 text on 1 screen are in the catalogs")
    #expect(tally(files, ["3 FILES"]) == "screens: 1 of 1 text on 1 screen are in the catalogs")
    #expect(tally(files, [" files"]) == "screens: 0 of 1 text on 1 screen are in the catalogs")
    #expect(
      tally(files, ["3 files left"]) == "screens: 0 of 1 text on 1 screen are in the catalogs")
    let pair = [Text(key: "pair", text: "%1$s – %2$s")]
    #expect(tally(pair, ["Saw – 3"]) == "screens: 0 of 1 text on 1 screen are in the catalogs")
    let two = [Text(key: "a", text: "%1$s of %2$s tools"), Text(key: "b", text: "%1$s tools")]
    #expect(tally(two, ["3 of 4 tools"]) == "screens: 1 of 1 text on 1 screen are in the catalogs")
    let percent = [Text(key: "p", text: "50%% off")]
    #expect(tally(percent, ["50% off"]) == "screens: 1 of 1 text on 1 screen are in the catalogs")
    let german = [
      Text(key: "saw", text: "Saw"), Text(key: "hammer", text: "Hammer"),
      Text(key: "rasp", text: "Rasp"),
      Text(folder: "values-de", key: "rasp", text: "Feile"),
      Text(folder: "values-de", key: "saw", text: "Säge"),
      Text(folder: "values-de", key: "hammer", text: "Hammer"),
    ]
    #expect(
      tally(german, ["Säge", "Hammer", "Saw", "Feile"])
        == "screens: 4 of 4 texts on 1 screen are in the catalogs")
  }

  @Test("a text of several keys proves nothing, unless code names the element")
  func homonyms() {
    let texts = [Text(key: "store", text: "Save button"), Text(key: "spare", text: "Save button")]
    let screen = ScreenSamples.dump(
      ScreenSamples.node(
        "android.widget.ImageButton", label: "Save button", id: "org.example:id/store_it",
        isPressed: true))
    let index = ScreenSamples.read([("a.xml", screen)]).index
    let outcome = RuleCheck.check(texts, sources: index) { $0 == "role-word" }
    #expect(
      outcome.checked.screens.line(index) == """
        screens: 1 of 1 text on 1 screen are in the catalogs; several keys have the same text, so it proves no kind: \
        'Save button' (store, spare)
        """)
    #expect(outcome.checked.provenKinds == 0)
    let layout = (
      "app/src/main/res/layout/a.xml",
      """
      <ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:id="@+id/store_it"
        android:contentDescription="@string/spare"/>
      """
    )
    let known = ScreenSamples.read([("a.xml", screen)], code: [layout]).index
    let named = RuleCheck.check(texts, sources: known) { $0 == "role-word" }.checked
    #expect(named.screens.line(known) == "screens: 1 of 1 text on 1 screen are in the catalogs")
  }

  @Test("elements without identifiers are not those of a layout")
  func unnamed() {
    let texts = [Text(key: "store", text: "Save button"), Text(key: "spare", text: "Save button")]
    let screen = ScreenSamples.dump(
      ScreenSamples.node("android.widget.ImageButton", label: "Save button", isPressed: true))
    let layout = (
      "app/src/main/res/layout/a.xml",
      """
      <ImageButton xmlns:android="http://schemas.android.com/apk/res/android"
        android:contentDescription="@string/spare"/>
      """
    )
    let index = ScreenSamples.read([("a.xml", screen)], code: [layout]).index
    let line = RuleCheck.check(texts, sources: index) { _ in false }.checked.screens.line(index)
    #expect(line?.contains("several keys have the same text") ?? false, "\(line ?? "")")
  }

  @Test("non-unique-label: texts that nobody presses, values, and the way back are passed over")
  func otherNames() {
    let texts = [
      Text(key: "saw", text: "Hammer"), Text(folder: "values-de", key: "saw", text: "Hammer"),
      Text(key: "files", text: "%d files"),
    ]
    func found(_ node: String) -> [String] {
      Self.findings(
        texts, [("a.xml", ScreenSamples.dump("\(node)\n\(node)"))], ["non-unique-label"]
      ).map(\.subject.locale)
    }
    func button(_ text: String, _ id: String) -> String {
      ScreenSamples.node(
        "android.widget.Button", text: text, id: "org.example:id/\(id)", isPressed: true)
    }
    // A text that two languages share is one of the source.
    #expect(found(button("Hammer", "strike")) == ["en"])
    #expect(found(button("Hammer", "BackButton")) == [])
    #expect(found(button("3 files", "open")) == [])
    #expect(found(ScreenSamples.node("android.widget.TextView", text: "Hammer")) == [])
  }

  @Test("non-unique-label: controls of one screen that have one name")
  func names() {
    let texts = [
      Text(key: "take", text: "Take away"), Text(key: "sell", text: "Sell"),
      Text(folder: "values-de", key: "take", text: "Wegnehmen"),
      Text(folder: "values-de", key: "sell", text: "Verkaufen"),
    ]
    func button(_ text: String, _ id: String) -> String {
      ScreenSamples.node(
        "android.widget.Button", text: text, id: "org.example:id/\(id)", isPressed: true)
    }
    func found(_ nodes: [String]) -> [String] {
      Self.findings(
        texts, [("a.xml", ScreenSamples.dump(nodes.joined(separator: "\n")))], ["non-unique-label"]
      ).map { "\($0.subject.locale) \($0.severity.rawValue) \($0.message)" }
    }
    #expect(
      found([button("Take away", "take"), button("TAKE AWAY", "take"), button("Sell", "sell")]) == [
        "en warning 'Take away' is the name of 2 controls on one screen (a.xml:3, 4); "
          + "say in each what it is for, such as the name of its item"
      ])
    #expect(
      found([button("Wegnehmen", "take"), button("Wegnehmen", "drop"), button("Verkaufen", "sell")])
        == [
          "de note 'Wegnehmen' is the name of 2 controls on one screen (a.xml:3, 4); "
            + "say in each what it is for, such as the name of its item"
        ])
    #expect(found([button("Take away", "take"), button("Sell", "sell")]) == [])
    // With the name of the item, which no catalog has, the rows differ.
    func row(_ name: String) -> String {
      let parts = [name, "Take away"].map {
        ScreenSamples.node("android.widget.TextView", text: $0)
      }
      return ScreenSamples.node("android.view.View", isPressed: true, parts.joined())
    }
    #expect(found([row("Saw"), row("Plane")]) == [])
  }

  @Test("label-in-name: a label and the text in the control that has it")
  func labels() {
    let texts = [
      Text(key: "a", text: "Open the workshop"), Text(key: "b", text: "Preferences"),
      Text(key: "c", text: "All preferences"),
    ]
    func found(_ label: String) -> [String] {
      let inside = ScreenSamples.node("android.widget.TextView", text: "Preferences")
      let screen = ScreenSamples.dump(
        ScreenSamples.node("android.view.View", label: label, isPressed: true, inside))
      return Self.findings(texts, [("a.xml", screen)], ["label-in-name"]).map {
        "\($0.severity.rawValue) \($0.subject.key)"
      }
    }
    #expect(found("Open the workshop") == ["warning a"])
    #expect(found("All preferences") == [])
  }

  @Test("decorative-redundancy: a picture next to the text that it repeats, and nowhere else")
  func pictures() {
    let texts = [Text(key: "power", text: "Battery"), Text(key: "stock", text: "Stock")]
    func found(_ shown: String, isPressed: Bool = false) -> [String] {
      let parts =
        ScreenSamples.node("android.widget.ImageView", label: "Battery")
        + ScreenSamples.node("android.widget.TextView", text: shown)
      let row = ScreenSamples.node("android.widget.LinearLayout", isPressed: isPressed, parts)
      return Self.findings(
        texts, [("a.xml", ScreenSamples.dump(row))], ["decorative-redundancy"]
      ).map { "\($0.severity.rawValue) \($0.subject.key)" }
    }
    #expect(found("Battery") == ["warning power"])
    #expect(found("Battery", isPressed: true) == ["warning power"])
    #expect(found("Stock") == [])
  }

  @Test("label-in-name: where only screens were read, keys still tell of labels on others")
  func openWorld() {
    let texts = [
      Text(key: "art_content_description", text: "Start playing"), Text(key: "art", text: "Art"),
    ]
    let screen = ScreenSamples.dump(ScreenSamples.node("android.widget.TextView", text: "Art"))
    #expect(Self.findings(texts, [("a.xml", screen)], ["label-in-name"]).count == 1)
  }
}

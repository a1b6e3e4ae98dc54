import LabelLint
import Testing

/// Texts that a layout shows on a button.
@Suite struct ButtonTextTests {
  /// What a rule says of a text on a button.
  private func findings(of rule: RuleID, _ text: CheckedText) -> [CheckedText.Flag] {
    let layout = """
      <Button xmlns:android="http://schemas.android.com/apk/res/android" android:text="@string/go" />
      """
    let uses = SourceTree(files: [("app/res/layout/a.xml", layout)]).index
    return text.findings(of: [rule], sources: uses)
  }

  @Test("the text of a button may fill two lines, whatever the number of words, or be a sentence")
  func lengths() {
    func found(_ text: CheckedText) -> [String] {
      findings(of: "verbose-label", text).map { "\($0.severity) \($0.flagged)" }
    }
    let fits = "go to " + String(repeating: "a b ", count: 11) + "a bc"
    let long = fits + "d"
    #expect(found(CheckedText(fits, key: "go")) == [])
    #expect(found(CheckedText(long, key: "go")) == ["note \(long)"])
    #expect(found(CheckedText(long + ".", key: "go")) == [])
    // 54 letters are 67 in German, and a translation may have a quarter more.
    let german = "los " + String(repeating: "wort", count: 20)
    for text in [String(german.dropLast()), german, german + "e"] {
      let checked = CheckedText(text, key: "go", language: "de", source: "Go")
      #expect(found(checked) == (text.count > 83 ? ["note \(text)"] : []))
    }
  }

  @Test("a dash that translates a word is the sign of no value where somebody sees it")
  func dashes() {
    func levels(_ text: CheckedText) -> [Severity] {
      findings(of: "unspeakable-text", text).map(\.severity)
    }
    #expect(levels(CheckedText("—", key: "go", language: "de", source: "None")) == [.note])
    #expect(levels(CheckedText("—", key: "go")) == [.warning])
  }

  @Test("a plus sign that is the spoken label of a pressed control says nothing, whatever its key")
  func signOfControl() {
    func found(
      _ element: String, key: String, _ text: String = "+",
      as attribute: String = "contentDescription"
    ) -> [String] {
      let layout = """
        <\(element) xmlns:android="http://schemas.android.com/apk/res/android" \
        android:\(attribute)="@string/\(key)" />
        """
      let uses = SourceTree(files: [("app/res/layout/a.xml", layout)]).index
      return CheckedText(text, key: key).findings(of: ["unspeakable-text"], sources: uses).map {
        "\($0.severity) \($0.flagged)"
      }
    }
    #expect(found("Button", key: "plus_sign") == ["warning +"])
    #expect(found("Button", key: "plus_sign", "=") == [])
    #expect(found("TextView", key: "plus_sign") == [])
    #expect(found("Button", key: "plus_key") == [])
    // Who sees the key of a calculator sees its sign, too.
    #expect(found("Button", key: "plus_sign", as: "text") == [])
  }
}

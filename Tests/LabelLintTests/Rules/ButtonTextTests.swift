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

  @Test("the text of a button may have seven words, or be a sentence")
  func lengths() {
    func found(_ text: String) -> [String] {
      findings(of: "verbose-label", CheckedText(text, key: "go")).map(\.flagged)
    }
    #expect(found("go to a b c d e") == [])
    #expect(found("go to a b c d e f") == ["go to a b c d e f"])
    #expect(found("go to a b c d e f.") == [])
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

import LabelLint
import Testing

/// Normalization forms.
@Suite struct NormalizationTests {
  /// A text and its four forms.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let nfc: String
    let nfd: String
    let nfkc: String
    let nfkd: String
  }

  static let cases = [
    Case(
      testDescription: "ASCII", text: "Save as…".replacing("…", with: "..."), nfc: "Save as...",
      nfd: "Save as...", nfkc: "Save as...", nfkd: "Save as..."),
    Case(
      testDescription: "decomposed letter", text: "e\u{301}", nfc: "\u{E9}", nfd: "e\u{301}",
      nfkc: "\u{E9}", nfkd: "e\u{301}"),
    Case(
      testDescription: "composed letter", text: "\u{E9}", nfc: "\u{E9}", nfd: "e\u{301}",
      nfkc: "\u{E9}", nfkd: "e\u{301}"),
    Case(
      testDescription: "Hangul", text: "\u{1112}\u{1161}\u{11AB}", nfc: "\u{D55C}",
      nfd: "\u{1112}\u{1161}\u{11AB}", nfkc: "\u{D55C}", nfkd: "\u{1112}\u{1161}\u{11AB}"),
    Case(
      testDescription: "ligature and full width", text: "\u{FB01}\u{FF21}",
      nfc: "\u{FB01}\u{FF21}", nfd: "\u{FB01}\u{FF21}", nfkc: "fiA", nfkd: "fiA"),
    Case(
      testDescription: "order of marks", text: "q\u{307}\u{323}", nfc: "q\u{323}\u{307}",
      nfd: "q\u{323}\u{307}", nfkc: "q\u{323}\u{307}", nfkd: "q\u{323}\u{307}"),
    Case(
      testDescription: "composition exclusion", text: "\u{958}", nfc: "\u{915}\u{93C}",
      nfd: "\u{915}\u{93C}", nfkc: "\u{915}\u{93C}", nfkd: "\u{915}\u{93C}"),
  ]

  @Test(arguments: cases) func allForms(_ test: Case) {
    for (form, expected) in [
      (NormalizationForm.nfc, test.nfc), (.nfd, test.nfd), (.nfkc, test.nfkc), (.nfkd, test.nfkd),
    ] {
      let result = TextBytes.map(test.text) { Normalization.normalized($0, form) }
      #expect(TextBytes.scalars(result) == TextBytes.scalars(expected), "\(form)")
      let bytes = Array(test.text.utf8)
      let isSame = TextBytes.scalars(test.text) == TextBytes.scalars(expected)
      #expect(Normalization.isNormalized(bytes.span, form) == isSame, "\(form)")
    }
  }

  @Test func appendsBehindWhatIsThere() {
    var output = Array("é: ".utf8)
    Normalization.append(Array("e\u{301}".utf8).span, to: &output)
    Normalization.append(Array("!".utf8).span, to: &output)
    #expect(output == Array("é: \u{E9}!".utf8))
  }

  @Test func growsWhenTheResultIsLonger() {
    let text = String(repeating: "\u{FDFA}", count: 100)
    let result = TextBytes.map(text) { Normalization.normalized($0, .nfkc) }
    #expect(result.unicodeScalars.count == 1_800)
  }

  @Test func everyScalarBelow300IsNFC() {
    for value in UInt32(0)..<0x300 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // The mark makes ICU look; the scalar itself must come back.
      let text = String(Character(scalar)) + "\u{E000}"
      #expect(TextBytes.map(text) { Normalization.normalized($0) } == text)
    }
  }

  @Test func fastPathAgreesWithICU() {
    for value in UInt32(0x80)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for frame in ["", "a", "が", "다", "ا"] {
        let text = Array((frame + String(Character(scalar))).utf8)
        // A private-use scalar changes nothing and sends the text to ICU.
        let slow = Normalization.isNormalized((text + Array("\u{E000}".utf8)).span)
        #expect(Normalization.isNormalized(text.span) == slow, "U+\(String(value, radix: 16))")
      }
    }
  }
}

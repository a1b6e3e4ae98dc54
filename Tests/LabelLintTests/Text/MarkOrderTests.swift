import LabelLint
import Testing

/// Long runs of combining marks: normalized as ICU normalizes short ones.
@Suite struct MarkOrderTests {
  /// Marks of four classes, a vowel sign that is two marks, and letters, the same for the same seed.
  private func text(_ count: Int, seed: Int) -> String {
    let marks: [Unicode.Scalar] = [
      "\u{301}", "\u{327}", "\u{345}", "\u{315}", "\u{F73}", "\u{F71}", "\u{59A}",
    ]
    var scalars = String.UnicodeScalarView()
    var state = seed
    for index in 0..<count {
      state = (state &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      if index % 200 == 0 { scalars.append("e") }
      scalars.append(marks[(state >> 8) % marks.count])
    }
    return String(scalars)
  }

  @Test("a long text has the normal forms that its parts have", arguments: 1...8)
  func formsOfLongTexts(_ seed: Int) {
    let part = text(200, seed: seed)
    #expect(part.utf8.count < 1024)
    let whole = Array(String(repeating: part, count: 12).utf8)
    for form in [NormalizationForm.nfc, .nfd, .nfkc] {
      let expected = Normalization.normalized(Array(part.utf8).span, form)
      let parts = (0..<12).flatMap { _ in expected }
      let (found, isWholeOrdered) = (
        Normalization.normalized(whole.span, form), Normalization.isNormalized(whole.span, form)
      )
      let arePartsOrdered = Normalization.isNormalized(parts.span, form)
      #expect(found == parts)
      #expect(!isWholeOrdered)
      #expect(arePartsOrdered)
    }
  }

  @Test("very many marks out of order are put into order")
  func manyMarks() {
    let marks = String(repeating: "\u{301}\u{327}", count: 20_000)
    let ordered =
      String(repeating: "\u{327}", count: 20_000) + String(repeating: "\u{301}", count: 20_000)
    let found = Normalization.normalized(Array(("x" + marks).utf8).span, .nfd)
    #expect(found == Array(("x" + ordered).utf8))
  }
}

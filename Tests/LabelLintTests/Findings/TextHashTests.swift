import LabelLint
import Testing

@Suite struct TextHashTests {
  @Test(arguments: [
    ("Play button", "62eecd9cb29b"), ("", "e3b0c44298fc"),
    ("gr\u{F6}\u{DF}e", "d353a2671b67"), ("gro\u{308}\u{DF}e", "d353a2671b67"),
  ])
  func hash(text: String, digits: String) {
    #expect(TextHash(text).description == digits)
  }

  @Test func theSourceStandsInForAMissingText() {
    #expect(TextHash(text: nil, source: "Play button") == TextHash("Play button"))
    #expect(TextHash(text: "Play", source: "Play button") == TextHash("Play"))
    #expect(TextHash(text: nil, source: nil) == TextHash(""))
  }
}

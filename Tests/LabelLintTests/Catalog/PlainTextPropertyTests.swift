import LabelLint
import Seeded
import Testing

@Suite("Plain texts of any bytes")
struct PlainTextPropertyTests {
  /// Pieces that texts are put together from.
  static let pieces: [String] = [
    "a", "Word", " ", "  ", "\n", "\u{A0}", "é", "e", "\u{301}", "\u{200E}", "\u{200B}", "日本", "😀",
    "\u{5E9}\u{5DC}", "<b>", "</b>", "<br>", "<x>", "<xliff:g id='1'>", "</xliff:g>", "&amp;",
    "&#8217;", "&nbsp;", "%1$s", "%%", "%d", "%n", "{name}", "**", "*", "_", "`", "[", "](", ")",
    "^[", "~~", "\\*", ".", "\u{FFFC}", "각", "\u{1100}\u{1161}",
  ]

  @Test("Plain, trimmed, single blanks, NFC, and every piece leads back")
  func invariants() {
    var random = SeededGenerator(seed: 31)
    var plain = PlainText()
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      let decoded = Array(text.utf8)
      for platform in Platform.allCases {
        plain.read(decoded.span, as: PlaceholderReading(platform: platform, prose: .behindDigit))
        let span = plain.bytes(of: decoded.span)
        let bytes = span.indices.map { span[$0] }
        #expect(plain.count == bytes.count)
        #expect(bytes.first != 0x20 && bytes.last != 0x20, "\(text)")
        #expect(!zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }, "\(text)")
        #expect(String(validating: bytes, as: UTF8.self) != nil, "\(text)")
        checkMapping(plain, bytes, decoded)
        for object in plain.objects {
          #expect(Array(bytes[object.offset..<object.offset + 3]) == PlainText.placeholderBytes)
        }
        for range in plain.protectedRanges { #expect(range.upperBound <= bytes.count) }
        for offset in plain.sentenceBreaks { #expect(bytes[offset - 1] == 0x20) }
      }
    }
  }

  @Test("Mutated bytes never trap")
  func mutations() {
    var random = SeededGenerator(seed: 77)
    var plain = PlainText()
    var folded = FoldedText()
    for _ in 0..<10_000 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      var decoded = Array(text.utf8)
      for _ in 0..<3 {
        decoded[Int.random(in: 0..<decoded.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      plain.read(decoded.span, as: PlaceholderReading(platform: .apple, prose: .unproven))
      let span = plain.bytes(of: decoded.span)
      checkMapping(plain, span.indices.map { span[$0] }, decoded)
      folded.read(span)
      _ = folded.bytes
    }
  }

  @Test(
    "Hostile texts cost no more than their length",
    arguments: [
      "<", "<b ", "<b '", "<b \"'", "&", "&#", "*", "**a", "_a", "`", "`a``", "[", "](", "[a](b",
      "[a](\"", "^[", "e\u{301}", "\u{301}", "\u{A0}", "<br>", "~~a ", "*a* ", "\\",
    ])
  func hostile(piece: String) {
    let decoded = [UInt8](String(repeating: piece, count: 50_000 / piece.utf8.count).utf8)
    var plain = PlainText()
    for platform in Platform.allCases {
      plain.read(decoded.span, as: PlaceholderReading(platform: platform))
      #expect(plain.count <= decoded.count)
    }
  }

  /// Checks that pieces lie inside the decoded text and go forward.
  private func checkMapping(_ plain: borrowing PlainText, _ bytes: [UInt8], _ decoded: [UInt8]) {
    var last = 0
    for offset in bytes.indices {
      let range = plain.decodedRange(of: offset..<offset + 1)
      #expect(range.lowerBound >= last && range.upperBound <= decoded.count)
      last = range.lowerBound
    }
    let whole = plain.decodedRange(of: 0..<bytes.count)
    #expect(whole.upperBound <= decoded.count)
  }
}

import Seeded
import Testing

@testable import LabelLint

/// Sentences that are found without ICU are those that ICU finds.
@Suite("Sentences of plain texts")
struct PlainSentencesTests {
  /// The sentences that ICU finds.
  private func slowly(_ text: [UInt8], _ iterator: inout BreakIterator) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    iterator.forEachBoundary(in: text.span) { end, _ in
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  @Test("texts of many kinds of characters", arguments: ["en", "de", "ru", "el", "tr"])
  func agree(language: String) throws {
    var iterator = try BreakIterator(.sentences, locale: LocaleTag(language))
    let scalars = Array(
      "aB9. !?.,-:\"'()[]{}\n\r\t_*&<>%/@#\u{A0}éÉßŁłĳſЖжяҐґ«»“”‘’„–—×÷\u{FFFC}".unicodeScalars)
    var random = SeededGenerator(seed: 23)
    for round in 0..<30_000 {
      // Some of letters, marks and blanks alone, where most of the rules meet.
      let choice = round % 2 == 0 ? scalars.count : 18
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        text.append(scalars[Int.random(in: 0..<choice, using: &random)])
      }
      let bytes = Array(String(text).utf8)
      let found = PlainSentences.sentences(of: bytes.span)
      #expect(found == slowly(bytes, &iterator), "\(String(text).debugDescription)")
    }
  }

  @Test("all letters that are told without ICU")
  func letters() throws {
    var iterator = try BreakIterator(.sentences, locale: nil)
    for value in UInt32(0x80)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for frame in ["x. %y", "x.%Y", "%.Y z", "x.%", "x! %Y"] {
        let text = frame.replacing("%", with: String(Character(scalar)))
        let bytes = Array(text.utf8)
        guard let found = PlainSentences.sentences(of: bytes.span) else { continue }
        #expect(found == slowly(bytes, &iterator), "U+\(String(value, radix: 16)) \(frame)")
      }
    }
  }

  @Test("what locales divide in other ways is left to ICU")
  func others() {
    for text in ["a; b", "Τι; Ναι.", "क।", "日本。", "a\u{301}. b"] {
      let bytes = Array(text.utf8)
      let found = PlainSentences.sentences(of: bytes.span)
      #expect(found == nil, "\(text)")
    }
  }
}

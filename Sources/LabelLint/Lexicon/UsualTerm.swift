/// A term with its evidence, written the way nearly all are: `word`, `two words {8/4}` or `word {34 form}`.
///
/// Read in one look; what stands there otherwise, and every fault, is left to `LexiconEvidence`.
struct UsualTerm {
  /// Where the words stand, trimmed and not empty.
  let body: Range<Int>
  /// What the braces hold.
  private(set) var evidence = Evidence()
  /// Where the term ends: at a comma, or at the end of the range.
  let end: Int

  /// The first term of a range of a file; nil for one that is written in another way.
  init?(in text: Span<UInt8>, _ range: Range<Int>) {
    let found = text.firstIndexOfListMark(from: range.lowerBound)
    let mark = min(found ?? text.count, range.upperBound)
    body = LexiconParser.trimmed(range.lowerBound..<mark, in: text)
    guard !body.isEmpty, body.count <= LexiconParser.maximumTermBytes else { return nil }
    guard mark < range.upperBound, text[mark] != UInt8(ascii: ",") else {
      end = mark
      return
    }
    guard text[mark] == UInt8(ascii: "{") else { return nil }
    var index = mark + 1
    while true {
      var wordEnd = index
      while wordEnd < range.upperBound, !Self.endsWord(text[wordEnd]) { wordEnd += 1 }
      guard wordEnd < range.upperBound, text[wordEnd] != UInt8(ascii: ",") else { return nil }
      if wordEnd > index,
        !LexiconEvidence.take(index..<wordEnd, of: text, into: &evidence)
      {
        return nil
      }
      index = wordEnd + 1
      if text[wordEnd] == UInt8(ascii: "}") { break }
    }
    while index < range.upperBound, LexiconParser.isBlank(text[index]) { index += 1 }
    guard index == range.upperBound || text[index] == UInt8(ascii: ",") else { return nil }
    end = index
  }

  /// Whether a byte ends a word in braces.
  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ",")
  }
}

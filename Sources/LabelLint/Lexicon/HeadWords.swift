/// The first words of a lexicon line's head, between blanks: as many as are ever looked at.
struct HeadWords {
  /// Most words that are kept; no head of any section has as many.
  private static let most = 4

  /// Byte offsets of the words in the file.
  private var ranges = InlineArray<4, Range<Int>>(repeating: 0..<0)
  /// Number of words that are kept.
  private(set) var count = 0

  /// The words of a range of a file.
  init(of range: Range<Int>, in text: Span<UInt8>) {
    var start = range.lowerBound
    while start < range.upperBound, count < Self.most {
      var end = start
      while end < range.upperBound, !LexiconParser.isBlank(text[end]) { end += 1 }
      if end > start {
        ranges[count] = start..<end
        count += 1
      }
      start = end + 1
    }
  }

  /// A word by its number, from 0; nil where there are fewer.
  subscript(index: Int) -> Range<Int>? { index < count ? ranges[index] : nil }
}

/// The sentences of decoded texts, by their marks and line breaks.
enum TextSentences {
  private static let quotes = Set<Unicode.Scalar>("\"'“”„«»「」『』‘’‚‹›".unicodeScalars)

  /// Byte ranges of the sentences, without the blanks around them; markup stays in them.
  static func ranges(of text: Span<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      guard scalar == "\n" || CharacterProperties.endsSentence(scalar) else { continue }
      // Marks that close a quotation belong to its last sentence.
      while index < text.count, quotes.contains(text.scalarOrReplacement(at: index).value) {
        index += text.scalarOrReplacement(at: index).length
      }
      guard scalar.value >= 0x3000 || scalar == "\n" || isOver(at: index, in: text) else {
        continue
      }
      append(start..<index, of: text, to: &ranges)
      start = index
    }
    append(start..<text.count, of: text, to: &ranges)
    return ranges
  }

  /// Whether a quotation mark begins or ends a sentence, as for what a screen shows.
  static func isQuoted(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let first = text.scalarOrReplacement(at: range.lowerBound).value
    let last = text.scalar(before: range.upperBound)?.0
    return quotes.contains(first) || last.map(quotes.contains) ?? false
  }

  /// Whether a blank, a tag or nothing follows, so that a mark is not one of a number or an address.
  private static func isOver(at index: Int, in text: Span<UInt8>) -> Bool {
    index == text.count || ASCII.isSpace(text[index]) || text[index] == UInt8(ascii: "<")
  }

  private static func append(
    _ range: Range<Int>, of text: Span<UInt8>, to ranges: inout [Range<Int>]
  ) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, ASCII.isSpace(text[start]) { start += 1 }
    while end > start, ASCII.isSpace(text[end - 1]) { end -= 1 }
    if start < end { ranges.append(start..<end) }
  }
}

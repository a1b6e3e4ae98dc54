/// The first words of a lexicon line's head, between blanks: as many as are ever looked at.
struct HeadWords {
  /// Most words that are kept; no head of any section has as many.
  private static let most = 4

  /// Byte offsets of the words in the file.
  private var ranges = InlineArray<4, Range<Int>>(repeating: 0..<0)
  /// Number of words that are kept.
  private(set) var count = 0

  /// Offset of the equals sign behind the words; nil without one.
  private(set) var equals: Int?

  /// The words of a range of a file.
  init(of range: Range<Int>, in text: Span<UInt8>) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = text[index]
      if byte == UInt8(ascii: "=") {
        equals = index
        break
      }
      if LexiconParser.isBlank(byte) {
        add(start..<index)
        start = index + 1
      }
      index += 1
    }
    add(start..<index)
  }

  /// Takes a word; not one without letters, between two blanks.
  private mutating func add(_ word: Range<Int>) {
    guard !word.isEmpty, count < Self.most else { return }
    ranges[count] = word
    count += 1
  }

  /// A word by its number, from 0; nil where there are fewer.
  subscript(index: Int) -> Range<Int>? { index < count ? ranges[index] : nil }
}

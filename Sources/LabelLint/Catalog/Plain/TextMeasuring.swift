/// Counts the words, graphemes and sentences of plain texts by the rules of a locale; for one task at
/// a time.
package struct TextMeasuring: ~Copyable {
  /// Graphemes that a placeholder counts for: the length of a short name or number.
  package static let placeholderGraphemes = 8

  /// Finds words.
  private var words: WordBreaking
  /// Finds graphemes.
  private var graphemes: Graphemes
  /// Finds sentences.
  private var sentences: SentenceBreaking

  /// Opens the rules of a locale; of none, Unicode's default rules.
  package init(_ locale: LocaleTag? = nil) throws(ICUError) {
    let words = try WordBreaking(locale)
    let graphemes = try Graphemes()
    let sentences = try SentenceBreaking(locale)
    self.words = words
    self.graphemes = graphemes
    self.sentences = sentences
  }

  /// Number of words, placeholders included.
  ///
  /// - Parameter bytes: The plain text's bytes.
  /// - Returns: 0 for a text of blanks and punctuation.
  package mutating func wordCount(_ bytes: Span<UInt8>) -> Int { words.count(bytes) }

  /// Number of graphemes, each placeholder counted as `placeholderGraphemes`.
  package mutating func graphemeCount(_ plain: borrowing PlainText, _ bytes: Span<UInt8>) -> Int {
    graphemes.count(bytes) + plain.objects.count * (Self.placeholderGraphemes - 1)
  }

  /// Number of sentences; breaks of markup end one too.
  package mutating func sentenceCount(_ plain: borrowing PlainText, _ bytes: Span<UInt8>) -> Int {
    var count = 0
    var start = 0
    for index in 0...plain.sentenceBreaks.count {
      let end = index < plain.sentenceBreaks.count ? plain.sentenceBreaks[index] : bytes.count
      if end > start { count += sentenceCount(bytes.extracting(start..<end)) }
      start = end
    }
    return count
  }

  /// Number of sentences between two breaks of markup.
  private mutating func sentenceCount(_ text: Span<UInt8>) -> Int {
    // ASCII sentences end behind `.`, `?` and `!` only (UAX 29, SB5 to SB11).
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), 0x0A, 0x0D, 0x80...:
        return sentences.sentences(of: text).count
      default: break
      }
    }
    return 1
  }
}

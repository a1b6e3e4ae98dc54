/// Counts the words, graphemes and sentences of plain texts by the rules of a locale; for one task at
/// a time.
package struct TextMeasuring: ~Copyable {
  /// Graphemes that a placeholder counts for in an alphabet: the length of a short name or number.
  package static let placeholderGraphemes = 8

  /// Finds words.
  private var words: WordBreaking
  /// Finds graphemes.
  private var graphemes = Graphemes()
  /// Finds sentences.
  private var sentences: SentenceBreaking

  /// Rules of a locale; of none, Unicode's default rules.
  package init(_ locale: LocaleTag? = nil) {
    words = WordBreaking(locale)
    sentences = SentenceBreaking(locale)
  }

  /// Number of words, placeholders included.
  ///
  /// - Parameter bytes: The plain text's bytes.
  /// - Returns: 0 for a text of blanks and punctuation.
  package mutating func wordCount(_ bytes: Span<UInt8>) -> Int { words.count(bytes) }

  /// Number of graphemes.
  ///
  /// - Parameters:
  ///   - bytes: The plain text's bytes.
  ///   - placeholder: What each placeholder (U+FFFC) counts for.
  /// - Returns: 0 for an empty text.
  package mutating func graphemeCount(
    _ bytes: Span<UInt8>, placeholder: Int = placeholderGraphemes
  ) -> Int {
    var placeholders = 0
    for index in bytes.indices.dropLast(2)
    where bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBC {
      placeholders += 1
    }
    return graphemes.count(bytes) + placeholders * (placeholder - 1)
  }

  /// Number of sentences; breaks of markup end one too.
  ///
  /// - Parameters:
  ///   - bytes: The plain text's bytes.
  ///   - breaks: Its `sentenceBreaks`.
  /// - Returns: 0 for an empty text.
  package mutating func sentenceCount(_ bytes: Span<UInt8>, breaks: Span<Int>) -> Int {
    var count = 0
    forEachSentence(in: bytes, breaks: breaks) { _ in count += 1 }
    return count
  }

  /// Calls a function with every sentence, as byte offsets, in order; breaks of markup end one too.
  package mutating func forEachSentence(
    in bytes: Span<UInt8>, breaks: Span<Int>, _ body: (Range<Int>) -> Void
  ) {
    var start = 0
    for index in 0...breaks.count {
      let end = min(index < breaks.count ? breaks[index] : bytes.count, bytes.count)
      guard end > start else { continue }
      let part = bytes.extracting(start..<end)
      if Self.mayDivide(part) {
        for sentence in sentences.sentences(of: part) {
          body(start + sentence.lowerBound..<start + sentence.upperBound)
        }
      } else {
        body(start..<end)
      }
      start = end
    }
  }

  /// Whether a text may hold more than one sentence: sentences in Latin and Cyrillic letters end behind
  /// `.`, `?` and `!` and at line ends only (UAX 29, SB5 to SB11), in Greek behind `;` too, and none begins
  /// behind the last character.
  private static func mayDivide(_ text: Span<UInt8>) -> Bool {
    var index = 0
    var hasSemicolon = false
    var isASCII = true
    while index + 1 < text.count {
      switch text[index] {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), 0x0A, 0x0D: return true
      case UInt8(ascii: ";"): hasSemicolon = true
      case ..<0x80: break
      // U+00C0 to U+02FF and U+0400 to U+053F.
      case 0xC3...0xCB, 0xD0...0xD4:
        isASCII = false
        index += 1
      default: return true
      }
      index += 1
    }
    return hasSemicolon && !isASCII
  }
}

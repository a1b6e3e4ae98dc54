/// Finds the words of UTF-8 texts by the rules of a locale (UAX 29, dictionaries for Thai, Chinese,
/// Japanese and others); for one task at a time.
package struct WordBreaking: ~Copyable {
  /// The iterator of ICU.
  private var iterator: BreakIterator

  /// Opens the rules of a locale; of none, Unicode's default rules.
  package init(_ locale: LocaleTag? = nil) throws(ICUError) {
    iterator = try BreakIterator(.words, locale: locale)
  }

  /// Calls a function with every segment of a text, in order; together they are the whole text.
  package mutating func forEachSegment(in text: Span<UInt8>, _ body: (WordSegment) -> Void) {
    if PlainWords.forEachSegment(in: text, body) { return }
    var start = 0
    iterator.forEachBoundary(in: text) { end, status in
      body(WordSegment(range: start..<end, kind: WordKind(status: status)))
      start = end
    }
  }

  /// The segments of a text, in order; together they are the whole text.
  package mutating func segments(of text: Span<UInt8>) -> [WordSegment] {
    var segments: [WordSegment] = []
    forEachSegment(in: text) { segments.append($0) }
    return segments
  }
}

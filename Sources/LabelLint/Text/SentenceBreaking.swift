/// Finds the sentences of UTF-8 texts by the rules of a locale (UAX 29); for one task at a time.
package struct SentenceBreaking: ~Copyable {
  /// The iterator of ICU; nil before the first text that is not plain.
  private var iterator: BreakIterator?
  private let locale: LocaleTag?

  /// The rules of a locale; of none, Unicode's default rules.
  package init(_ locale: LocaleTag? = nil) { self.locale = locale }

  /// Byte offsets of the sentences of a text, blanks behind them included, in order; together they
  /// are the whole text; without ICU's data there are none.
  package mutating func sentences(of text: Span<UInt8>) -> [Range<Int>] {
    if let plain = PlainSentences.sentences(of: text) { return plain }
    var ranges: [Range<Int>] = []
    var start = 0
    if iterator == nil { iterator = try? BreakIterator(.sentences, locale: locale) }
    iterator?.forEachBoundary(in: text) { end, _ in
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }
}

/// Finds the words of UTF-8 texts by the rules of a locale (UAX 29, dictionaries for Thai, Chinese,
/// Japanese and others); for one task at a time.
package struct WordBreaking: ~Copyable {
  /// The iterator of ICU; nil before the first text that is not plain.
  ///
  /// Most texts never come to it, and opening one takes longer than breaking a hundred of them.
  private var iterator: BreakIterator?
  private let locale: LocaleTag?

  /// The rules of a locale; of none, Unicode's default rules.
  package init(_ locale: LocaleTag? = nil) { self.locale = locale }

  /// Calls a function with every segment of a text, in order; together they are the whole text.
  ///
  /// Without ICU's data the text is one segment.
  package mutating func forEachSegment(in text: Span<UInt8>, _ body: (WordSegment) -> Void) {
    if PlainWords.forEachSegment(in: text, body) { return }
    if iterator == nil { iterator = try? BreakIterator(.words, locale: locale) }
    var start = 0
    iterator?.forEachBoundary(in: text) { end, status in
      body(WordSegment(range: start..<end, kind: WordKind(status: status)))
      start = end
    }
    if start < text.count { body(WordSegment(range: start..<text.count, kind: .letters)) }
  }

  /// The segments of a text, in order; together they are the whole text.
  package mutating func segments(of text: Span<UInt8>) -> [WordSegment] {
    var segments: [WordSegment] = []
    forEachSegment(in: text) { segments.append($0) }
    return segments
  }
}

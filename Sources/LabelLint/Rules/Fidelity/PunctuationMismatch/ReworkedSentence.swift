/// Translations that put their source into another sentence, whose end is that of the other.
enum ReworkedSentence {
  /// Words of a source, at least, of which a translation may make a sentence of another kind.
  private static let fewestWords = 4
  /// Words of a source, at least, that no translation of a few words has the sense of.
  private static let manyWords = 8

  /// Whether a translation ends a sentence of its own where its source asks, introduces or leaves something open: a
  /// question is put as a polite request, "Call us and say:" as an order.
  ///
  /// - Parameters:
  ///   - own: The mark that the translation ends with for readers of its language.
  ///   - source: The source, of some words: behind one or two a full stop is a slip.
  /// - Returns: Whether it does.
  static func ends(_ own: EndingMark, source: Span<UInt8>) -> Bool {
    own == .stop && PunctuationMismatch.wordCount(source) >= fewestWords
  }

  /// Whether a text of one or two words stands for a sentence, as a heading does: Polish "Zalecenia" for "This is what
  /// you should do."; or whether one of half the words and letters is the translation of another source.
  static func isOther(_ text: Span<UInt8>, source: Span<UInt8>, _ facts: LocaleFacts) -> Bool {
    guard facts.lengths.dividesWords else { return false }
    let words = PunctuationMismatch.wordCount(text)
    if words <= 2 { return true }
    let sourceWords = PunctuationMismatch.wordCount(source)
    return sourceWords >= manyWords && words * 2 <= sourceWords + 1
      && letters(of: text) * 5 < letters(of: source) * 3
  }

  /// The characters of a text.
  private static func letters(of text: Span<UInt8>) -> Int {
    var count = 0
    for index in text.indices where text[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

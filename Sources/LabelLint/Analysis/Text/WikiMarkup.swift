/// Marks that wikis read and apps show: `''emphasis''` and templates such as `{{GENDER:$1|he|she}}`
/// (MediaWiki, Help:Formatting and Help:Magic words).
enum WikiMarkup {
  /// Quotation marks, for which some write two apostrophes.
  private static let quotationMarks = ["\"", "'", "“", "”", "„", "‘", "’", "«", "»", "「"]

  /// The first such mark of a translation, in byte offsets; nil where there is none, or the source has some.
  static func first(in text: Span<UInt8>, beside source: Span<UInt8>) -> Range<Int>? {
    guard let range = first(in: text), first(in: source) == nil else { return nil }
    let isTemplate = text[range.lowerBound] == "{"
    return isTemplate || !quotationMarks.contains { source.holds($0) } ? range : nil
  }

  private static func first(in text: Span<UInt8>) -> Range<Int>? {
    for index in text.indices {
      if let end = emphasisEnd(at: index, in: text) ?? templateEnd(at: index, in: text) {
        return index..<end
      }
    }
    return nil
  }

  /// Offset behind emphasis that begins at an offset, at the start of a word.
  private static func emphasisEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    guard text.begins(with: "''", at: start), start == 0 || ASCII.isSpace(text[start - 1]),
      text.isWord(at: start + 2)
    else { return nil }
    var index = start + 3
    while index < text.count, !text.begins(with: "''", at: index) { index += 1 }
    guard index < text.count, text.isWord(at: index - 1), !text.isWord(at: index + 2) else {
      return nil
    }
    return index + 2
  }

  /// Offset behind a template whose name in capitals begins at an offset.
  private static func templateEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    guard text.begins(with: "{{", at: start) else { return nil }
    var index = start + 2
    while index < text.count, ASCII.isUpperCase(text[index]) { index += 1 }
    guard index > start + 2, index < text.count, text[index] == ":" else { return nil }
    while index < text.count, text[index] != "}", text[index] != "{" { index += 1 }
    return text.begins(with: "}}", at: index) ? index + 2 : nil
  }
}

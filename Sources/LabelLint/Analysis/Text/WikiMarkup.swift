/// Marks that wikis read and apps show: `''emphasis''`, `'''bold'''`, links such as `[[Page|words]]` and templates such as
/// `{{GENDER:$1|he|she}}` (MediaWiki, Help:Formatting, Help:Links and Help:Magic words).
enum WikiMarkup {
  /// Quotation marks, for which some write two apostrophes.
  private static let quotationMarks = ["\"", "'", "“", "”", "„", "‘", "’", "«", "»", "「"]

  /// The first such mark of a translation, in byte offsets; nil where there is none, or the source has some.
  static func first(in text: Span<UInt8>, beside source: Span<UInt8>) -> Range<Int>? {
    guard let range = first(in: text), first(in: source) == nil else { return nil }
    let isQuoted = text[range.lowerBound] == "'"
    return !isQuoted || !quotationMarks.contains { source.holds($0) } ? range : nil
  }

  private static func first(in text: Span<UInt8>) -> Range<Int>? {
    for index in text.indices {
      if let end = emphasisEnd(at: index, in: text) ?? templateEnd(at: index, in: text)
        ?? linkEnd(at: index, in: text)
      {
        return index..<end
      }
    }
    return nil
  }

  /// Offset behind emphasis that begins at an offset, at the start of a word: `''italic''`, `'''bold'''` or both.
  private static func emphasisEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    guard start == 0 || ASCII.isSpace(text[start - 1]) else { return nil }
    let marks = apostrophes(at: start, in: text)
    guard [2, 3, 5].contains(marks), text.isWord(at: start + marks) else { return nil }
    var index = start + marks + 1
    while index < text.count {
      let number = apostrophes(at: index, in: text)
      if number > 1 {
        guard number == marks, text.isWord(at: index - 1), !text.isWord(at: index + marks) else {
          return nil
        }
        return index + marks
      }
      index += 1
    }
    return nil
  }

  /// Number of apostrophes in a row from an offset on.
  private static func apostrophes(at start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] == "'" { end += 1 }
    return end - start
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

  /// The first link of a source whose page its translation does not name, in byte offsets; nil where the translation has as
  /// many links.
  ///
  /// The app reads what its own language has: `[[Page]]` is a link there, too.
  static func lostLink(of source: Span<UInt8>, in text: Span<UInt8>) -> Range<Int>? {
    let theirs = links(in: source)
    if theirs.isEmpty || text.isEmpty { return nil }
    let own = links(in: text)
    guard own.count < theirs.count else { return nil }
    let pages = own.map { Text.verbatim(text, $0.page) }
    let lost = theirs.first { !pages.contains(Text.verbatim(source, $0.page)) } ?? theirs[0]
    return lost.range
  }

  /// The links of a text, with the pages that they name.
  private static func links(in text: Span<UInt8>) -> [(range: Range<Int>, page: Range<Int>)] {
    var links: [(range: Range<Int>, page: Range<Int>)] = []
    var index = 0
    while index < text.count {
      guard let (end, bar) = link(at: index, in: text) else {
        index += 1
        continue
      }
      links.append((index..<end, index + 2..<(bar ?? end - 2)))
      index = end
    }
    return links
  }

  /// Offset behind a link to a page with words of its own that begins at an offset: `[[Page|words]]`.
  private static func linkEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    guard let (end, bar) = link(at: start, in: text), bar != nil else { return nil }
    return end
  }

  /// Offsets behind a link that begins at an offset, on one line, and of the bar before its words; nil for none.
  private static func link(at start: Int, in text: Span<UInt8>) -> (end: Int, bar: Int?)? {
    guard text.begins(with: "[[", at: start) else { return nil }
    var index = start + 2
    var bar: Int?
    while index < text.count, !text.begins(with: "]]", at: index) {
      switch text[index] {
      case "[", "]", "\n": return nil
      case "|": bar = bar ?? index
      default: break
      }
      index += 1
    }
    guard index > start + 2, index < text.count else { return nil }
    if let bar, bar == start + 2 || bar + 1 == index { return nil }
    return (index + 2, bar)
  }
}

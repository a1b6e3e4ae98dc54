/// Blanks in a row between two words of a line.
struct DoubledBlank {
  /// Byte offsets of the blanks in the decoded text.
  let run: Range<Int>
  /// What leaves one of them.
  let replacements: [Verdict.Replacement]

  /// The first such blanks of a text; nil where there are none, or where they stand on two lines or are part of a broken
  /// escape.
  init?(in pair: borrowing Text, _ catalog: Catalog) {
    guard let run = Self.first(in: pair.decoded) else { return nil }
    let file = catalog.file(of: pair.place.entry)
    let message = pair.place.message
    // A blank behind a backslash is meant, or the rest of a broken `\n`, which is missing among the line breaks.
    let written = file.sourceRange(of: run, inMessage: message).range
    if file.source.text[written].contains(where: { $0 == "\\" }) { return nil }
    self.run = run
    let tags = file.markupRange(ofMessage: message).map { file.markup[$0] }.filter {
      Int($0.position) > run.lowerBound && Int($0.position) < run.upperBound
    }
    if tags.isEmpty {
      replacements = [Verdict.Replacement(range: run, text: " ")]
      return
    }
    // Around `<br/>` they stand on two lines.
    if tags.contains(where: { $0.edge == .empty }) { return nil }
    // The blank that stays is the outermost: in a link or in italics it would be shown as a part of the words.
    var (depth, outermost, kept) = (0, 0, run.lowerBound)
    for tag in tags {
      depth += tag.edge == .opening ? 1 : -1
      if depth < outermost { (outermost, kept) = (depth, Int(tag.position)) }
    }
    replacements = run.filter { $0 != kept }.map { .init(range: $0..<$0 + 1, text: "") }
  }

  /// The first run of blanks between two words of a line.
  private static func first(in text: Span<UInt8>) -> Range<Int>? {
    var index = SurroundingWhitespace.blankLength(atStartOf: text)
    let end = text.count - SurroundingWhitespace.blankLength(atEndOf: text)
    while index + 1 < end {
      guard text[index] == 0x20, text[index + 1] == 0x20 else {
        index += 1
        continue
      }
      let start = index
      while index < end, text[index] == 0x20 { index += 1 }
      // Blanks behind a line break, or before one, indent a list.
      let isIndent = text[start - 1] == 0x0A || index < end && text[index] == 0x0A
      if !isIndent { return start..<index }
    }
    return nil
  }
}

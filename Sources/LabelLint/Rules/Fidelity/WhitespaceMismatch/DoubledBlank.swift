/// Blanks in a row between two words of a line.
struct DoubledBlank {
  /// Byte offsets of the first such blanks in the decoded text.
  let run: Range<Int>
  /// What leaves one blank of each such run: with another left, the finding would stay.
  let replacements: [Verdict.Replacement]

  /// The blanks of a text; nil where there are none but those that stand on two lines or are part of a broken escape.
  init?(in pair: borrowing Text, _ catalog: Catalog) {
    let file = catalog.file(of: pair.place.entry)
    let message = pair.place.message
    let tags = file.markupRange(ofMessage: message).map { file.markup[$0] }
    var first: Range<Int>?
    var replacements: [Verdict.Replacement] = []
    for run in Self.runs(in: pair.decoded) {
      // A blank behind a backslash is meant, or the rest of a broken `\n`, which is missing among the line breaks.
      let written = file.sourceRange(of: run, inMessage: message).range
      if file.source.text[written].contains(where: { $0 == "\\" }) { continue }
      guard let blanks = Self.replacements(of: run, around: tags) else { continue }
      first = first ?? run
      replacements += blanks
    }
    guard let first else { return nil }
    run = first
    self.replacements = replacements
  }

  /// What leaves one blank of a run; nil where it stands on two lines.
  private static func replacements(
    of run: Range<Int>, around tags: [Markup]
  ) -> [Verdict.Replacement]? {
    let tags = tags.filter {
      Int($0.position) > run.lowerBound && Int($0.position) < run.upperBound
    }
    if tags.isEmpty { return [Verdict.Replacement(range: run, text: " ")] }
    // Around `<br/>` they stand on two lines.
    if tags.contains(where: { $0.edge == .empty }) { return nil }
    // The blank that stays is the outermost: in a link or in italics it would be shown as a part of the words.
    var (depth, outermost, kept) = (0, 0, run.lowerBound)
    for tag in tags {
      depth += tag.edge == .opening ? 1 : -1
      if depth < outermost { (outermost, kept) = (depth, Int(tag.position)) }
    }
    return run.filter { $0 != kept }.map { .init(range: $0..<$0 + 1, text: "") }
  }

  /// The runs of blanks between two words of a line.
  private static func runs(in text: Span<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
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
      if !isIndent { runs.append(start..<index) }
    }
    return runs
  }
}

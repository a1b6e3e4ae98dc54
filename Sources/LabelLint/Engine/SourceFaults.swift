/// The faults of source texts, which translations may have because the source has them.
struct SourceFaults {
  /// Those of plain source texts, by row.
  private var rows: [SourceRulings]
  /// Those of source texts in folders with other qualifiers, and of products.
  private var variants: [EntryReference: SourceRulings] = [:]

  /// No faults of so many rows.
  init(count: Int) { rows = [SourceRulings](repeating: SourceRulings(), count: count) }

  /// The faults of the source text that a text is, or translates.
  subscript(subject: RowSubject) -> SourceRulings {
    guard let variant = subject.variant else { return rows[subject.row] }
    return variants[variant] ?? SourceRulings()
  }

  /// Those of the plain source text of a row.
  func plain(row: Int) -> SourceRulings { rows[row] }

  /// Adds a ruling on a source text.
  ///
  /// - Parameters:
  ///   - ruling: The ruling.
  ///   - subject: The source text.
  ///   - isLexical: Whether its rule is about words, which a translation may have others for.
  mutating func append(_ ruling: SourceRuling, to subject: RowSubject, isLexical: Bool) {
    if let variant = subject.variant {
      variants[variant, default: SourceRulings()].append(ruling, isLexical: isLexical)
    } else {
      rows[subject.row].append(ruling, isLexical: isLexical)
    }
  }
}

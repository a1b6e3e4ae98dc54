/// The faults of the source texts, which translations may have because the source has them.
struct SourceFaults {
  /// Those of plain source texts, by row.
  private var rows: [Int: SourceRulings] = [:]
  /// Those of source texts in folders with other qualifiers, and of products.
  private var variants: [EntryReference: SourceRulings] = [:]

  /// No faults.
  init() {}

  /// The faults that rulings on the source texts are about.
  ///
  /// - Parameters:
  ///   - rulings: The rulings, by number.
  ///   - rules: The rules that gave them.
  ///   - isVariant: Whether an entry overrides the plain source text of its key.
  init(_ rulings: [Ruling], _ rules: TextRules, isVariant: (EntryReference) -> Bool) {
    for (number, ruling) in rulings.enumerated()
    where !ruling.verdict.isOfEntry && ruling.verdict.groupMessage == nil {
      let entry = ruling.text.place.entry
      let fault = SourceRuling(
        id: rules.metadata[ruling.rule].id, fault: ruling.fault, named: ruling.verdict.named,
        number: ruling.finding == nil ? nil : number,
        speaksForOthers: rules.speaksForOthers[ruling.rule])
      if isVariant(entry) {
        variants[entry, default: SourceRulings()].append(
          fault, isLexical: rules.isLexical[ruling.rule])
      } else {
        rows[ruling.text.row, default: SourceRulings()].append(
          fault, isLexical: rules.isLexical[ruling.rule])
      }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { rows.isEmpty && variants.isEmpty }

  /// Those of the plain source text of a row.
  func plain(row: Int) -> SourceRulings { rows[row] ?? SourceRulings() }

  /// Those of the source text that a text of a row translates; nothing for a source text.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - variant: The source entry, where that overrides the plain one.
  /// - Returns: The faults.
  func faults(row: Int, variant: EntryReference?) -> SourceRulings {
    guard let variant else { return plain(row: row) }
    return variants[variant] ?? SourceRulings()
  }
}

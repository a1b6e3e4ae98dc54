/// Tells of copied source texts whether the locale translates the same text under another key.
struct TranslatedElsewhere {
  /// Rows by the likeness of their source texts; nil before the first question.
  private var madeRows: [UInt64: [Int32]]?
  /// Up to two rows where a locale has a translation of a source text that it has as it is elsewhere.
  private var translatingRows: [Question: [Int]] = [:]

  /// A source text that a locale has as it is.
  private struct Question: Hashable {
    var text: [UInt8]
    var locale: Int
  }

  /// Knows of no text yet.
  init() {}

  /// Whether a locale has another translation of a source text than that of a row.
  ///
  /// - Parameters:
  ///   - source: The source text, which the locale has as it is in the row.
  ///   - row: The row.
  ///   - locale: The locale's number.
  ///   - catalog: The catalog.
  ///   - comparison: Compares texts of the catalog.
  /// - Returns: Whether another row has one.
  mutating func has(
    _ source: MessageReference, row: Int, locale: Int, in catalog: Catalog,
    _ comparison: inout TextComparison
  ) -> Bool {
    let file = catalog.file(of: source.entry)
    let bytes = file.bytes(catalog.text(of: source))
    // Hundreds of keys may have one text, and the same answer.
    let question = Question(text: bytes.indices.map { bytes[$0] }, locale: locale)
    let rows =
      translatingRows[question] ?? rows(translating: source, locale: locale, catalog, &comparison)
    translatingRows[question] = rows
    return rows.contains { $0 != row }
  }

  /// The first two rows where the locale has a translation of a copied source text.
  private mutating func rows(
    translating copied: MessageReference, locale: Int, _ catalog: Catalog,
    _ comparison: inout TextComparison
  ) -> [Int] {
    let hash = catalog.likeness(of: copied)
    let tag = catalog.locales[locale]
    var rows: [Int] = []
    for other in rowsByLikeness(catalog)[hash] ?? [] where rows.count < 2 {
      let other = Int(other)
      guard let source = catalog.entry(row: other, locale: Catalog.sourceIndex),
        let entry = catalog.entry(row: other, locale: locale),
        let sourceText = catalog.firstMessage(of: source),
        let text = catalog.firstMessage(of: entry)
      else { continue }
      if comparison.areEqual(copied, sourceText, locale: catalog.sourceLocale),
        !comparison.areEqual(text, sourceText, locale: tag), catalog.text(of: text).count > 0
      {
        rows.append(other)
      }
    }
    return rows
  }

  /// Rows by the likeness of their source texts, made when first asked for.
  private mutating func rowsByLikeness(_ catalog: Catalog) -> [UInt64: [Int32]] {
    if let madeRows { return madeRows }
    var rows: [UInt64: [Int32]] = [:]
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source)
      else { continue }
      rows[catalog.likeness(of: text), default: []].append(Int32(clamping: row))
    }
    madeRows = rows
    return rows
  }
}

/// The source texts of other keys.
extension JudgedLocale {
  /// The source text of another key; nil where there is none.
  func sourceText(ofKey key: [UInt8]) -> String? {
    let table: ResourceTable = source.catalog.format.isApple ? .apple : .string
    guard let row = source.catalog.row(ofKey: key.span, in: table),
      let reference = source.catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return nil }
    return source.catalog.firstText(of: reference)
  }

  /// The source text of a row; nil where there is none.
  func sourceText(row: Int) -> String? {
    guard source.catalog.rows.indices.contains(row) else { return nil }
    return source.catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap {
      source.catalog.firstText(of: $0)
    }
  }
}

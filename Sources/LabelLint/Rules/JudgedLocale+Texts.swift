/// The source texts of other keys.
extension JudgedLocale {
  /// The source text of another key; nil where there is none.
  func sourceText(ofKey key: [UInt8]) -> String? {
    let table: ResourceTable = catalog.format.isApple ? .apple : .string
    guard let row = catalog.row(ofKey: key.span, in: table),
      let reference = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return nil }
    return catalog.firstText(of: reference)
  }

  /// The source text of a row; nil where there is none.
  func sourceText(row: Int) -> String? {
    guard catalog.rows.indices.contains(row) else { return nil }
    return catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap {
      catalog.firstText(of: $0)
    }
  }
}

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

  /// The source text of a container that has some folded words; nil for none.
  mutating func shownText(_ folded: [UInt8], in container: SharedRows) -> String? {
    if let known = shownTexts[container.number] { return known[folded] }
    var texts: [[UInt8]: String] = [:]
    for row in container.rows {
      guard let text = sourceText(row: row), !text.isEmpty else { continue }
      var words = FoldedText()
      words.read(Array(text.utf8).span)
      let bytes = words.bytes
      let key = bytes.indices.map { bytes[$0] }
      if texts[key] == nil { texts[key] = text }
    }
    shownTexts[container.number] = texts
    return texts[folded]
  }
}

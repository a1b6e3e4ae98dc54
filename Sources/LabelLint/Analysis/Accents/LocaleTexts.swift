/// The texts of a locale in its own language: neither constants nor copies of the source.
struct LocaleTexts {
  private let catalog: Catalog
  private let column: Int
  private let kinds: CatalogKinds
  private let copies: MessageSet

  /// The texts of a locale of a catalog, by the locale's number.
  init(_ catalog: Catalog, column: Int, _ kinds: CatalogKinds, without copies: MessageSet) {
    self.catalog = catalog
    self.column = column
    self.kinds = kinds
    self.copies = copies
  }

  /// Calls a function with each of them.
  func read(_ body: (Span<UInt8>) -> Void) {
    guard var current = FileCursor(catalog) else { return }
    for row in catalog.rows.indices where !kinds.isConstant(row: row) {
      guard let entry = catalog.entry(row: row, locale: column) else { continue }
      let number = Int(entry.file)
      current.open(catalog, file: number)
      for message in current.file.messageRange(ofEntry: Int(entry.entry))
      where !copies.contains(message: message, ofFile: number) {
        let text = current.file.bytes(current.file.messages[message].text)
        if text.count <= Message.longestText { body(text) }
      }
    }
  }
}

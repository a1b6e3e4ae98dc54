/// The texts that no code uses, of an app whose code uses most.
///
/// Where code uses few of a table's texts, it finds them in a way that nobody can read from it.
struct UnusedTexts {
  /// What code uses; nil where no code was read, or where it uses few texts.
  private let uses: CatalogUses?
  private let catalog: Catalog
  /// Keys that texts of the catalog refer to: an item `@string/sort_by_name` of an array.
  private let referred: Set<String>

  /// Those of a catalog.
  init(_ catalog: Catalog, _ uses: CatalogUses?) {
    let areMostUsed = (uses?.rowCount ?? 0) * 2 > catalog.rows.count
    self.uses = areMostUsed ? uses : nil
    self.catalog = catalog
    referred = areMostUsed ? Self.keysOfReferences(in: catalog) : []
  }

  private static func keysOfReferences(in catalog: Catalog) -> Set<String> {
    var keys: Set<String> = []
    for file in catalog.files {
      for message in file.messages where message.flags.contains(.reference) {
        guard let text = file.string(message.text), let key = text.split(separator: "/").last else {
          continue
        }
        keys.insert(String(key))
      }
    }
    return keys
  }

  /// Whether a row is one of them: nothing looks its key up, and no code writes it down for whatever purpose.
  func contains(row: Int) -> Bool {
    guard let uses, uses.uses(ofRow: row).isEmpty else { return false }
    let key = catalog.key(row: row)
    if referred.contains(key) { return false }
    let bytes = Array(key.utf8)
    return !uses.index.writesDown(bytes.span)
  }
}

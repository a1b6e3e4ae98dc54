/// Keys that the sources of an app mention, whatever they do with them.
extension CatalogUses {
  /// Whether the sources tell which keys they mention.
  var knowsMentions: Bool { index.names != nil && index.hasPrograms }

  /// Whether the sources mention the key of a row or may assemble it; true where they do not tell.
  func mayMention(row: Int, of catalog: Catalog) -> Bool {
    guard let names = index.names, index.hasPrograms else { return true }
    if !uses(ofRow: row).isEmpty { return true }
    let first = catalog.rows[row].first
    let key = catalog.file(of: first).bytes(catalog[first].key)
    return index.writesDown(key) || names.mayHold(catalog.key(row: row)) || index.mayJoin(key)
  }
}

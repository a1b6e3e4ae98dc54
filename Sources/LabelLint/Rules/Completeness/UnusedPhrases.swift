/// Which keys of an Apple table are phrases that no code writes down, where the code of the app was read: they are no
/// source texts any more.
struct UnusedPhrases {
  /// Their rows.
  private let rows: Set<Int>

  private static let settings = Array("Settings.bundle/".utf8)

  /// Looks for the keys of a catalog in code.
  ///
  /// Where code has fewer of the table's phrases than it lacks, it is the code of something else, or not all of it.
  ///
  /// - Parameters:
  ///   - catalog: A catalog.
  ///   - uses: How code uses its keys; nil where that was not read.
  init(_ catalog: Catalog, _ uses: CatalogUses?) {
    guard let uses, catalog.format == .strings, uses.index.holdsPrograms,
      // The titles in a settings bundle stand in a property list.
      catalog.set.utf8.span.firstIndex(ofBytes: Self.settings.span) == nil
    else {
      rows = []
      return
    }
    var unused: Set<Int> = []
    var used = 0
    for row in catalog.rows.indices {
      let first = catalog.rows[row].first
      let file = catalog.file(of: first)
      let key = file.bytes(file.entries[Int(first.entry)].key)
      guard LiteralKeys.isPhrase(key) else { continue }
      if uses.ownUse(ofRow: row) != nil || uses.index.writesDown(key) {
        used += 1
      } else if !catalog.hasEntry(row: row, locale: Catalog.sourceIndex) {
        unused.insert(row)
      }
    }
    rows = used >= unused.count ? unused : []
  }

  /// Whether the key of a row is one of them.
  func contains(row: Int) -> Bool { rows.contains(row) }

  /// Whether no key is one of them.
  var isEmpty: Bool { rows.isEmpty }
}

/// The source entries of a key that stands several times in a `.strings` file and in that of its source: the second
/// text translates the second.
struct RepeatedSources {
  private let catalog: Catalog
  /// The source entries, in order of place, all of one file.
  private let sources: [EntryReference]
  /// The file of the entry that was asked for last.
  private var file: Int32 = -1
  /// How many entries of that file were asked for.
  private var count = 0

  /// The entries of a row's source; nil where the row has one entry alone in the source or in a locale.
  init?(_ catalog: Catalog, row: Int, locale: Int) {
    guard locale != Catalog.sourceIndex, catalog.hasSeveralEntries(row: row, locale: locale),
      catalog.hasSeveralEntries(row: row, locale: Catalog.sourceIndex)
    else { return nil }
    let all = catalog.entries(row: row, locale: Catalog.sourceIndex)
      .filter { Self.isPlain($0, catalog) }
    self.catalog = catalog
    sources = all.filter { $0.file == all.first?.file }
  }

  /// The source entry at the place of an entry; nil where the source has none there.
  ///
  /// It is to be called for each entry of the row in order.
  mutating func source(of entry: EntryReference) -> EntryReference? {
    guard Self.isPlain(entry, catalog) else { return nil }
    if entry.file != file { (file, count) = (entry.file, 0) }
    count += 1
    return sources.indices.contains(count - 1) ? sources[count - 1] : nil
  }

  /// Whether an entry is one of a `.strings` file that has a text.
  private static func isPlain(_ entry: EntryReference, _ catalog: Catalog) -> Bool {
    catalog.file(of: entry).format == .strings && catalog[entry].type != .alias
  }
}

/// The names by which an app calls itself, which are not translated.
enum AppNames {
  /// Keys that hold them, small letters for capitals.
  fileprivate static let keys = ["app_name", "cfbundlename", "cfbundledisplayname"]

  /// Whether a key is that of the app's name.
  static func isOne(_ key: Span<UInt8>) -> Bool { keys.contains { key.end(of: $0, at: 0) != nil } }

  /// The words of the names in a catalog's source language, ASCII capitals made small.
  static func words(of catalog: Catalog) -> Set<String> {
    var words: Set<String> = []
    guard var current = FileCursor(catalog) else { return words }
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      current.open(catalog, file: Int(source.file))
      guard current.file.namesApp(Int(source.entry)), let name = catalog.firstText(of: source)
      else { continue }
      for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words.insert(word.lowercased())
      }
    }
    return words
  }
}

extension CatalogFile {
  /// Whether the text of an entry is a name of the app, by its key.
  fileprivate func namesApp(_ entry: Int) -> Bool {
    let key = bytes(entries[entry].key)
    // Their first letters tell most keys apart.
    guard key.count > 0, key[0] | 0x20 == "a" || key[0] | 0x20 == "c"
    else { return false }
    return AppNames.isOne(key)
  }
}

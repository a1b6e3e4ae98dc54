/// The names by which an app calls itself, which are not translated.
enum AppNames {
  /// Keys that hold them.
  private static let keys = ["app_name", "CFBundleName", "CFBundleDisplayName"]

  /// The words of the names in a catalog's source language, ASCII capitals made small.
  static func words(of catalog: Catalog) -> Set<String> {
    var words: Set<String> = []
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.files[Int(source.file)]
      let key = file.bytes(catalog[source].key)
      guard keys.contains(where: { key.end(of: $0.lowercased(), at: 0) != nil }),
        let name = catalog.firstText(of: source)
      else { continue }
      for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words.insert(word.lowercased())
      }
    }
    return words
  }
}

/// Plurals made by hand: two plain entries, of which code shows one for one and the other for several.
///
/// The entry for one may leave its number unsaid, as the form for `one` of a plural may.
enum SingularKey {
  /// Longest key that others are made of, in bytes.
  private static let longestKey = 256
  /// What English puts behind a noun for several (`tab`, `tabs`; `match`, `matches`).
  private static let endings = ["s", "es"]

  /// Whether the source has an entry for several beside that of a row: its key and its text are those
  /// of the row with a noun in the plural.
  static func isForOne(row: Int, of catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    let key = file.bytes(file.entries[Int(first.entry)].key)
    guard key.count <= longestKey, let own = source(row: row, of: catalog) else { return false }
    let ownFile = catalog.file(of: own.entry)
    var words = KeySegments(key)
    while let word = words.next() {
      for ending in endings {
        let several = inserted(ending, at: word.upperBound, into: key)
        guard let other = catalog.row(ofKey: several.span, in: catalog.rows[row].table),
          let text = source(row: other, of: catalog)
        else { continue }
        let file = catalog.file(of: text.entry)
        if isPlural(file.bytes(catalog.text(of: text)), of: ownFile.bytes(catalog.text(of: own))) {
          return true
        }
      }
    }
    return false
  }

  /// The source text of a row.
  private static func source(row: Int, of catalog: Catalog) -> MessageReference? {
    catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap { catalog.firstMessage(of: $0) }
  }

  /// Whether a text goes on with the ending of a plural where another one differs first.
  private static func isPlural(_ several: Span<UInt8>, of one: Span<UInt8>) -> Bool {
    guard PlaceholderScanner.mayHold(several) else { return false }
    var index = 0
    while index < min(one.count, several.count), one[index] == several[index] { index += 1 }
    guard index > 0, ASCII.isLetter(one[index - 1]) else { return false }
    return endings.contains { ending in
      guard let end = several.end(of: ending, at: index) else { return false }
      return end == several.count || !ASCII.isLetter(several[end])
    }
  }

  private static func inserted(
    _ ending: String, at offset: Int, into key: Span<UInt8>
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(key.count + ending.utf8.count)
    for index in 0..<offset { bytes.append(key[index]) }
    bytes += ending.utf8
    for index in offset..<key.count { bytes.append(key[index]) }
    return bytes
  }
}

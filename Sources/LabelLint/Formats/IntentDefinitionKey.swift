/// Keys that Xcode writes for the texts of an intent definition: `0jWfGg`, or two of them, `2GIsLJ-0jWfGg`.
enum IntentDefinitionKey {
  /// Length of an id, in bytes.
  private static let length = 6

  /// Whether all keys of a table are of this kind, so that the source texts stand in the definition.
  ///
  /// A word of six letters is no id: half of the keys have a digit or a capital letter behind the first.
  static func areAllKeys(of catalog: Catalog) -> Bool {
    guard catalog.format == .strings, !catalog.rows.isEmpty else { return false }
    var drawn = 0
    for row in catalog.rows.indices {
      let key = Array(catalog.key(row: row).utf8)
      let ids = key.split(separator: 0x2D, omittingEmptySubsequences: false)
      guard ids.count <= 2, ids.allSatisfy(isID) else { return false }
      if key.dropFirst().contains(where: isDigitOrCapital) { drawn += 1 }
    }
    return drawn * 2 > catalog.rows.count
  }

  private static func isID(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == length && bytes.allSatisfy(ASCII.isAlphanumeric)
  }

  private static func isDigitOrCapital(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || ASCII.isUpperCase(byte)
  }
}

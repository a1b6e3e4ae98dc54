/// Names of files that hold the row of a list.
enum RowFile {
  private static let starts = ["item_", "row_", "list_item", "cell_", "card_"]
  private static let ends = ["_item", "_row", "_card", "_cell"]
  /// Ends of names of types and files of code.
  private static let codeEnds = ["Cell", "Row", "Item", "Card", "ViewHolder", "Holder"]

  /// Whether a path is that of a row, by the habits of naming them.
  static func isRow(_ path: String) -> Bool {
    let name =
      path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    guard let dot = name.utf8.lastIndex(of: 0x2E) else { return false }
    let base = name[..<dot]
    if name[dot...] == ".xml" {
      return starts.contains { base.hasPrefix($0) } || ends.contains { base.hasSuffix($0) }
    }
    return codeEnds.contains { base.hasSuffix($0) }
  }

  /// Whether a type or function of a name shows a row.
  static func isRow(type name: Span<UInt8>) -> Bool {
    for end in codeEnds where name.count > end.utf8.count {
      if name.extracting((name.count - end.utf8.count)..<name.count).equals(end) { return true }
    }
    return false
  }
}

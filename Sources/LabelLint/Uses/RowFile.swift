/// Names of files that hold the row of a list.
enum RowFile {
  private static let starts: [StaticString] = ["item_", "row_", "list_item", "cell_", "card_"]
  private static let ends: [StaticString] = ["_item", "_row", "_card", "_cell"]
  /// Ends of names of types and files of code.
  private static let codeEnds: [StaticString] = [
    "Cell", "Row", "Item", "Card", "ViewHolder", "Holder",
  ]

  /// Ends of names of what menus and bars are made of: it stands beside others that do something else.
  private static let partsOfBars: [StaticString] = [
    "MenuItem", "BarItem", "ButtonItem", "ToolbarItem", "TabItem",
  ]

  /// Words in names of what stands in place of rows, once.
  private static let standIns = [
    "placeholder", "empty", "preview", "header", "footer", "banner", "dialog",
  ]

  /// Words in names of cells that hold one part of a screen or form: its title, a setting of a size.
  private static let parts = ["title", "heading", "scale", "slider", "stepper"]

  /// Words in names of items that are texts themselves.
  private static let texts = ["message", "messages", "comment", "comments"]

  /// Whether a name is that of an item that is a text itself: no name of a message is shorter than the message.
  static func isOfText(_ name: Span<UInt8>) -> Bool { KeyWords(name).holds(texts) }

  /// A name with small letters and without underscores, as a layout and its binding share it.
  static func nameWithoutCase(_ name: some Sequence<UInt8>) -> String {
    String(decoding: name.filter { $0 != 0x5F }.map(ASCII.lowercased), as: UTF8.self)
  }

  /// Whether a path is that of a row, by the habits of naming them.
  static func isRow(_ path: String) -> Bool {
    let bytes = path.utf8.span
    var dot = bytes.count
    var start = bytes.count
    while start > 0, bytes[start - 1] != 0x2F {
      start -= 1
      if dot == bytes.count, bytes[start] == 0x2E { dot = start }
    }
    guard dot < bytes.count else { return false }
    let base = bytes.extracting(start..<dot)
    if isStandIn(base) { return false }
    guard bytes.extracting(dot...).spells(".xml") else {
      return codeEnds.contains { base.closes(with: $0) } && !isPartOfBar(base)
    }
    return starts.contains { base.begins(with: $0) } || ends.contains { base.closes(with: $0) }
  }

  /// Whether a type or function of a name shows a row.
  ///
  /// A function in small letters is called for what it does to something: `renderItem`, `moveItem`.
  static func isRow(type name: Span<UInt8>) -> Bool {
    if isStandIn(name) || isPartOfBar(name) { return false }
    if name.closes(with: "Item"), !ASCII.isUpperCase(name[0]) { return false }
    return codeEnds.contains { name.count > $0.utf8CodeUnitCount && name.closes(with: $0) }
  }

  /// Whether a name is that of an item of a menu or a bar: `RadioMenuItem`, `UIBarButtonItem`.
  static func isPartOfBar(_ name: Span<UInt8>) -> Bool {
    partsOfBars.contains { name.closes(with: $0) }
  }

  /// Whether a name is that of something that stands once: in place of rows, as `PlaceholderCard`, or as a part of a
  /// screen or form, as `GroupTitleCell`.
  static func isStandIn(_ name: Span<UInt8>) -> Bool {
    standIns.contains { name.holds($0) } || isPart(name)
  }

  /// Whether a name is that of a part of a screen or form; a form has one field for the password.
  private static func isPart(_ name: Span<UInt8>) -> Bool {
    let words = KeyWords(name)
    return words.holds(parts) || words.holds(["password"]) && words.holds(["field"])
  }
}

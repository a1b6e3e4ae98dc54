/// Tells the options of a list, of which one is chosen: the others stand beside it, and none of them
/// is what a control switches to.
enum ListOption {
  /// What comments call such an option.
  private static let names = [
    "dropdown option", "drop-down option", "list option", "option of a list", "option of the list",
    "option in a list", "option in the list", "option of a dropdown", "option of the dropdown",
    "option in a dropdown", "option in the dropdown", "option of a drop-down",
    "option of the drop-down", "option in a drop-down", "option in the drop-down",
  ]

  /// Whether an entry is the text of an option, by its comment.
  static func isOne(_ file: borrowing CatalogFile, _ entry: Entry) -> Bool {
    let comment = file.bytes(file.comment(of: entry))
    guard comment.holds("option") else { return false }
    return names.contains { comment.holds($0) }
  }
}

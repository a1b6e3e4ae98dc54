/// Tells the options of a list, of which one is chosen: the others stand beside it, and none of them
/// is what a control switches to.
enum ListOption {
  /// What comments call such an option.
  private static let names = ["list", "dropdown", "drop-down"].flatMap { list in
    ["\(list) option", "\(list) list option"]
      + ["of a", "of the", "in a", "in the"].map { "option \($0) \(list)" }
  }

  /// Whether an entry is the text of an option, by its comment.
  static func isOne(_ file: borrowing CatalogFile, _ entry: Entry) -> Bool {
    let comment = file.bytes(file.comment(of: entry))
    guard comment.holds("option") else { return false }
    return names.contains { comment.holds($0) }
  }
}

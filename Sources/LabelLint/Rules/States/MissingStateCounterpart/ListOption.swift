/// Tells the options of a list, of which one is chosen: the others stand beside it, and none of them
/// is what a control switches to.
enum ListOption {
  private static let behindOption = Resource.words("comments/behind-option")

  /// What comments call such an option.
  private static let names = Resource.words("comments/lists").flatMap { list in
    ["\(list) option", "\(list) list option"]
      + Self.behindOption.map { "option \($0) \(list)" }
  }

  /// Whether an entry is the text of an option, by its comment.
  static func isOne(_ file: borrowing CatalogFile, _ entry: Entry) -> Bool {
    let comment = file.bytes(file.comment(of: entry))
    guard comment.holds("option") else { return false }
    return names.contains { comment.holds($0) }
  }
}

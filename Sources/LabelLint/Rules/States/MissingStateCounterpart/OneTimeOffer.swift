/// Tells the texts of what is offered once from those of a control that switches back and forth: the
/// other side of an offer is a setting, and a switch says its state itself.
enum OneTimeOffer {
  /// Segments of keys of offers and of switches.
  private static let segments = Resource.words("keys/offers")
  /// What comments call the place of an offer.
  private static let places = Resource.words("comments/places-of-offers")

  /// Whether an entry is the text of an offer or switch, by its key or comment.
  static func isOne(_ file: borrowing CatalogFile, _ entry: Entry) -> Bool {
    if KeyWords(file.bytes(entry.key)).holds(segments) { return true }
    let comment = file.bytes(file.comment(of: entry))
    return places.contains { comment.holds($0) }
  }
}

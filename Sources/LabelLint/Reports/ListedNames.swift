extension [String] {
  /// The first names with commas between them, and how many more there are.
  package func listed(atMost count: Int) -> String {
    let names = prefix(count).joined(separator: ", ")
    return self.count > count ? "\(names) and \((self.count - count).grouped) more" : names
  }
}

/// A message with where it applies: after what is wrong, before the reason, consequence or advice that follows it.
///
/// "'x' is not translated, so users get English" becomes "'x' is not translated in de, fr, so users get English".
enum PlacedMessage {
  private static let marks = MessageClause.consequences + [MessageClause.advice]

  /// The message; `places` begins with "in " or another preposition.
  static func text(_ message: String, _ places: String) -> String {
    let end = MessageClause.end(in: message, before: marks) ?? message.endIndex
    return "\(message[..<end]) \(places)\(message[end...])"
  }

  /// Whether a message names a locale, as one about the name of a locale or its language does.
  static func names(_ locale: String, _ message: String) -> Bool {
    message.contains("'\(locale)'") || message.contains("(\(locale))")
  }
}

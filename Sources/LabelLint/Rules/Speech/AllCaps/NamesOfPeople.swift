/// Names of people in capitals, as those who made an app have them in its credits.
enum NamesOfPeople {
  private static let keys = Resource.words("keys/people")

  /// Whether a key says that its text is about people.
  static func areMeant(by key: Span<UInt8>) -> Bool { KeyWords(key).holds(keys) }

  /// Whether a text under such a key has names rather than a phrase: ordinary words are half of its words at most, as in
  /// "MARK MILLER".
  ///
  /// A translation is what its source is. Ordinary words are known of English alone.
  static func areAll(of text: borrowing Text, in catalog: Catalog) -> Bool {
    guard catalog.sourceLocale.language == "en" else { return false }
    let named = text.isSource ? text.plain : text.source
    let words = CapitalTokens(named).tokens
    let ordinary = words.count { EnglishWords.contains(named.extracting($0.range)) }
    return words.count > 1 && ordinary * 2 <= words.count
  }
}

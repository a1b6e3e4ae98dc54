/// The words by which languages deny something.
///
/// "Nie wybrano" is wrong for "Selected" and right for "Not selected", whatever its other words say.
enum Negations {
  private static let words = Resource.table(of: "words/negations.txt")
  /// Languages that write no blanks between words.
  private static let unspaced: Set<String> = ["ja", "zh"]

  /// Which of two source texts a translation of both is wrong for: the one that denies nothing, if the
  /// translation denies something.
  ///
  /// - Parameters:
  ///   - text: The translation.
  ///   - locale: Its locale.
  ///   - sources: The two source texts.
  ///   - source: The locale of these.
  /// - Returns: 0 or 1; nil where that is not known.
  static func wrongSide(
    of text: String, _ locale: LocaleTag, sources: [String], _ source: LocaleTag
  ) -> Int? {
    guard sources.count == 2 else { return nil }
    let denied = sources.map { denies($0, source) }
    guard denied[0] != denied[1], denies(text, locale) else { return nil }
    return denied[0] ? 1 : 0
  }

  /// Whether a text denies something.
  static func denies(_ text: String, _ locale: LocaleTag) -> Bool {
    guard let negations = words[locale.language] else { return false }
    let small = text.lowercased()
    if unspaced.contains(locale.language) {
      return negations.contains { small.contains($0) }
    }
    let own = small.split { !$0.isLetter && !"'\u{2019}".contains($0) }.map(String.init)
    return own.contains { negations.contains($0) }
  }
}

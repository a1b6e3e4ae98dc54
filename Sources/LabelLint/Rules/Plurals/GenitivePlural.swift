/// Whether a plural's form `other` serves for the missing `many` as well.
///
/// East and West Slavic languages count fractions with the genitive singular (CLDR: `other`), and five and more with the
/// genitive plural (`many`). Whoever knows of three forms writes the genitive plural into `other`, where the platforms find
/// it for `many` too.
enum GenitivePlural {
  /// Last letters that the genitive singular ends with and the genitive plural does not.
  private static let singularEndings: Set<Unicode.Scalar> = [
    "а", "я", "у", "ю", "a", "u", "ę", "ą",
  ]

  /// Whether the form for other numbers of some forms is the genitive plural, or a text that does not change.
  static func isOther(of forms: PluralForms, _ use: PluralUse?, in file: CatalogFile) -> Bool {
    guard let use, use.reach(of: .other) == .fraction, use.reach(of: .many) == .integer,
      let other = forms.message(.other), let few = forms.message(.few)
    else { return false }
    let others = words(of: other, in: file)
    let fews = words(of: few, in: file)
    let place = others.indices.first { $0 >= fews.count || others[$0] != fews[$0] }
    guard let place else {
      // A text that is the same for one, too, is right for any number.
      return forms.message(.one).map { words(of: $0, in: file) == others } ?? false
    }
    let last = others[place].unicodeScalars.last { $0.properties.isAlphabetic }
    return last.map { !singularEndings.contains($0) } ?? false
  }

  /// Last letters of adjectives in the genitive plural in East Slavic languages.
  private static let adjectiveEndings = ["их", "ых", "іх"]

  /// Whether the form for other numbers counts a word in Latin letters, which has no cases, behind an adjective in the
  /// genitive plural: "%lld встановлених Cask".
  ///
  /// Such an adjective is right for five, and many say it of two as well.
  static func isOfForeignWord(
    _ forms: PluralForms, _ use: PluralUse?, in file: CatalogFile
  ) -> Bool {
    guard let use, use.reach(of: .other) == .fraction, let other = forms.message(.other) else {
      return false
    }
    let words = words(of: other, in: file)
    guard let number = words.firstIndex(where: { $0.hasPrefix("%") }), number + 2 < words.count
    else { return false }
    return adjectiveEndings.contains { words[number + 1].hasSuffix($0) }
      && words[number + 2].unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
  }

  private static func words(of message: Int, in file: CatalogFile) -> [Substring] {
    ServedCategories.words(file.string(file.messages[message].text) ?? "")
  }
}

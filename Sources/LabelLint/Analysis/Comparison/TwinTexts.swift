/// How texts are compared that translate one source text in several places.
enum TwinTexts {
  /// The only text of a row in a locale; nil where it has none, several forms, or no words.
  static func text(row: Int, locale: Int, _ catalog: Catalog) -> String? {
    guard let entry = catalog.entry(row: row, locale: locale),
      catalog.file(of: entry).messageRange(ofEntry: Int(entry.entry)).count == 1,
      let text = catalog.firstText(of: entry), text.contains(where: \.isLetter)
    else { return nil }
    return text
  }

  /// A text without case, without what nobody sees, and without the marks at its end, which other rules compare.
  ///
  /// Placeholders are alike, however a platform writes them: `%s` and `%1$@`.
  static func folded(_ text: String) -> String {
    let text = String(decoding: InterpolatedKey.anyValue(text.utf8.span), as: UTF8.self)
    let seen = String.UnicodeScalarView(
      text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    let words = String(seen).lowercased().split(whereSeparator: \.isWhitespace)
    var folded = words.joined(separator: " ")[...]
    while let last = folded.last, last.isPunctuation || last.isWhitespace { folded.removeLast() }
    return String(folded)
  }

  /// Letters at the end of a word that an inflection changes, at the most.
  private static let longestEnding = 3

  /// Whether two texts have the same words with other endings.
  static func areInflected(_ text: String, _ other: String) -> Bool {
    let (words, others) = (text.split(separator: " "), other.split(separator: " "))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        if word == other { return true }
        let stem = zip(word, other).prefix { $0 == $1 }.count
        return stem > 1 && max(word.count, other.count) - stem <= longestEnding
      }
  }
}

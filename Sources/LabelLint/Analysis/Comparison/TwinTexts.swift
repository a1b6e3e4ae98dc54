/// How texts are compared that translate one source text in several places.
enum TwinTexts {
  /// The only text of a row in a locale; nil where it has none, several forms, or no words.
  static func text(row: Int, locale: Int, _ catalog: Catalog) -> String? {
    guard let entry = catalog.entry(row: row, locale: locale),
      catalog.file(of: entry).messageRange(ofEntry: Int(entry.entry)).count == 1,
      let text = catalog.firstText(of: entry),
      text.unicodeScalars.contains(where: CharacterProperties.isLetter)
    else { return nil }
    return text
  }

  /// A text without what nobody sees, with single spaces.
  ///
  /// Placeholders are alike, however a platform writes them: `%s` and `%1$@`.
  private static func plain(_ text: String) -> String {
    let text = String(decoding: InterpolatedKey.anyValue(text.utf8.span), as: UTF8.self)
    var plain = String.UnicodeScalarView()
    var isBehindSpace = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isBehindSpace = !plain.isEmpty
      } else if CharacterProperties.generalCategory(scalar) != .format {
        if isBehindSpace { plain.append(" ") }
        isBehindSpace = false
        plain.append(scalar)
      }
    }
    return String(plain)
  }

  /// A source text as translations of it are gathered: without case, as platforms begin other words with a capital.
  ///
  /// It has its marks, as "Delete list?" is a question and "Delete list" is none. A text in capitals is another one:
  /// its translations are in capitals, too, which have no accents in some languages.
  static func gathered(_ source: String) -> String {
    let plain = plain(source)
    return plain.contains(where: \.isLowercase) ? plain.lowercased() : plain
  }

  /// A translation without case, without what nobody sees, and without the marks around it, which other rules compare.
  static func folded(_ text: String) -> String {
    var folded = plain(text).lowercased()[...]
    while let last = folded.last, last.isPunctuation || last.isWhitespace { folded.removeLast() }
    while let first = folded.first, first.isPunctuation || first.isWhitespace {
      folded.removeFirst()
    }
    return String(folded)
  }

  /// Letters at the end of a word that an inflection changes, at the most.
  private static let longestEnding = 3

  /// Most letters of an article or particle, which changes with the word behind it.
  private static let longestArticle = 3

  /// Whether two texts have the same words with other endings or articles, "i palexuar" and "të palexuar", or with other
  /// spaces, which nobody hears: "ログイン する" and "ログインする".
  static func areInflected(_ text: String, _ other: String) -> Bool {
    let (words, others) = (text.split(separator: " "), other.split(separator: " "))
    if words.joined() == others.joined() { return true }
    let pairs = zip(words, others)
    return words.count == others.count && pairs.contains(where: areForms)
      && pairs.allSatisfy {
        areForms($0, $1) || $0.count <= longestArticle && $1.count <= longestArticle
      }
  }

  /// Whether two words are one with different endings.
  private static func areForms(_ word: Substring, _ other: Substring) -> Bool {
    let stem = zip(word, other).prefix { $0 == $1 }.count
    return stem > 1 && max(word.count, other.count) - stem <= longestEnding
  }
}

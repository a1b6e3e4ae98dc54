/// Looks for a term of a glossary in a translation, in whatever form its language gives it there.
///
/// Words count as used if the text has their stem: that finds too much rather than too little, as a rule reports
/// what is missing.
struct TermForms {
  /// Fewest letters of a word that has a stem; shorter ones are looked for as they are.
  private static let fewestLettersOfStem = 4
  /// Fewest letters of a stem that may be inside a word, as in a compound.
  private static let fewestLettersInside = 4
  /// Fewest letters of a whole word that may be: "Bild" in "Profilbild", "kép" in "profilképek".
  private static let fewestLettersOfPart = 3
  /// Most letters that follow a short word in its inflected forms.
  private static let mostLettersOfEnding = 3

  /// Lengths of a word with a full stop that may be the beginning of a longer one: "вып." of "выпуск".
  private static let lettersOfAbbreviation = 3...5

  /// The words of the text, folded and without the marks on their letters.
  private let words: [[Unicode.Scalar]]
  /// Those that may be abbreviations.
  private let abbreviations: [[Unicode.Scalar]]
  /// Whether the language writes words without spaces.
  private let isUnspaced: Bool
  /// Whether words may begin with an article or a preposition: those of languages from right to left do.
  private let hasPrefixes: Bool

  /// The words of a translation.
  init(_ text: Span<UInt8>, isUnspaced: Bool, hasPrefixes: Bool) {
    let text = Text.verbatim(text, 0..<text.count)
    words = Self.words(of: text)
    abbreviations = text.split(separator: ".").compactMap { part in
      guard part.endIndex < text.endIndex, let last = Self.words(of: String(part)).last,
        Self.lettersOfAbbreviation.contains(last.count)
      else { return nil }
      return last
    }
    self.isUnspaced = isUnspaced
    self.hasPrefixes = hasPrefixes
  }

  /// Whether the text has all words of a term, in any order: languages separate parts of verbs.
  func contains(_ term: String) -> Bool {
    let sought = Self.words(of: term).map(withoutArticle)
    if isUnspaced {
      return Self.has(Array(words.joined()), Array(sought.joined()), onlyAtStart: false)
    }
    // Beside a longer word, short ones are articles and prepositions, which change: "de", "du", "des".
    let long = sought.filter { $0.count >= Self.fewestLettersOfStem }
    return (long.isEmpty ? sought : long).allSatisfy { word in
      words.contains { isForm($0, of: word) } || abbreviations.contains { word.starts(with: $0) }
    }
  }

  /// A word without the Arabic article, which texts have or lack by what is around the word.
  private func withoutArticle(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let article: [Unicode.Scalar] = ["\u{627}", "\u{644}"]
    let isLong = word.count >= article.count + Self.fewestLettersOfPart
    return hasPrefixes && isLong && word.starts(with: article)
      ? Array(word.dropFirst(article.count)) : word
  }

  /// Whether a word of the text may be a form of a word, or a compound with it.
  private func isForm(_ word: [Unicode.Scalar], of sought: [Unicode.Scalar]) -> Bool {
    if sought.count >= Self.fewestLettersOfPart, Self.has(word, sought, onlyAtStart: false) {
      return true
    }
    if hasPrefixes, Self.haveOneRoot(word, sought) { return true }
    // The glossary may have the plural: "mappen" of "map".
    if word.count >= Self.fewestLettersOfPart, sought.starts(with: word),
      sought.count - word.count <= Self.mostLettersOfEnding
    {
      return true
    }
    guard sought.count >= Self.fewestLettersOfStem else {
      return word.count <= sought.count + Self.mostLettersOfEnding
        && Self.has(word, sought, onlyAtStart: !hasPrefixes)
    }
    // Three of five letters: endings replace vowels and consonants before them, as in Polish "hasło", "haseł" and
    // Finnish "asetukset", "asetusten".
    let stem = Array(sought.prefix(max(Self.fewestLettersOfPart, (sought.count * 6 + 5) / 10)))
    let isInside = hasPrefixes || stem.count >= Self.fewestLettersInside
    return Self.has(word, stem, onlyAtStart: !isInside)
  }

  /// Arabic letters that come and go in the forms of a word, and those that a word may begin with: "and", "in", "the".
  private static let weakLetters = Set("اويىءة".unicodeScalars)
  private static let firstLetters = Set("فبكل".unicodeScalars)
  /// Most other letters behind the root: endings of plurals and pronouns.
  private static let mostLettersBehindRoot = 2

  /// Whether two words are forms of one Arabic word, whose plural may change its vowels inside: "قائمة", "قوائم".
  private static func haveOneRoot(_ word: [Unicode.Scalar], _ sought: [Unicode.Scalar]) -> Bool {
    let root = sought.filter { !weakLetters.contains($0) }
    guard root.count > 1, root.count < sought.count else { return false }
    var rest = word.filter { !weakLetters.contains($0) }[...]
    while let first = rest.first, !rest.starts(with: root), firstLetters.contains(first) {
      rest.removeFirst()
    }
    return rest.starts(with: root) && rest.count <= root.count + mostLettersBehindRoot
  }

  private static func has(
    _ word: [Unicode.Scalar], _ sought: [Unicode.Scalar], onlyAtStart: Bool
  ) -> Bool {
    guard !sought.isEmpty, word.count >= sought.count else { return false }
    let last = onlyAtStart ? 0 : word.count - sought.count
    return (0...last).contains { word[$0...].starts(with: sought) }
  }

  private static func words(of text: String) -> [[Unicode.Scalar]] {
    // A soft hyphen is in a word, and nobody sees it.
    let seen = String.UnicodeScalarView(
      text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    let composed = Normalization.normalized(Array(String(seen).utf8).span)
    return TermWords.folded(String(decoding: composed, as: UTF8.self)).map {
      // Folding makes two characters of the Turkish capital İ.
      AccentFolding.scalars(of: AccentFolding.bare($0.bytes)).filter { !AccentFolding.isMark($0) }
        // Most Russian texts write ё as е.
        .map { $0 == "ё" ? "е" : $0 }
    }
  }
}

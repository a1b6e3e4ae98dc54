/// Texts in the right script with letters of another language: Ukrainian in a Russian file.
enum OtherAlphabet {
  /// Letters of Cyrillic languages, by language.
  ///
  /// Those without a lexicon are not here: CLDR may lack letters that they have in loanwords, such as Tajik "ц".
  private static let alphabets: [String: Set<Unicode.Scalar>] = {
    var alphabets: [String: Set<Unicode.Scalar>] = [:]
    for name in LexiconLibrary.languages {
      guard let tag = LocaleTag(name), tag.scriptOrLikely == "Cyrl" else { continue }
      let letters = tag.letters
      if !letters.isEmpty { alphabets[tag.language] = letters }
    }
    return alphabets
  }()

  /// Fewest words with such letters: one may be a name.
  private static let fewestWords = 2

  /// The first word of a text in other letters; nil where there are few, which may be names.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - source: Those of its source.
  ///   - language: The language of the text, in Cyrillic letters.
  /// - Returns: The word.
  static func word(among words: [String], besides source: [String], _ language: String) -> String? {
    guard let alphabet = alphabets[language] else { return nil }
    let foreign = words.filter { isForeign($0, to: alphabet) && !source.contains($0) }
    let areNames = foreign.allSatisfy {
      $0.unicodeScalars.first.map(CharacterProperties.isUpper) ?? true
    }
    return foreign.count < fewestWords || areNames ? nil : foreign.first
  }

  /// Whether a word has a Cyrillic letter that an alphabet lacks, with its mark and without: Bulgarian "ѝ" is an "и".
  private static func isForeign(_ word: String, to alphabet: Set<Unicode.Scalar>) -> Bool {
    word.unicodeScalars.contains { scalar in
      if alphabet.contains(scalar) || LetterScripts.script(of: scalar) != .cyrillic { return false }
      let parts = Normalization.normalized(String(scalar).utf8.span, .nfd)
      return !alphabet.contains(parts.span.scalarOrReplacement(at: 0).value)
    }
  }
}

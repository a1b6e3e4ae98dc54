/// What rules that compare texts know of a locale.
struct PairLocale {
  /// The locale.
  let tag: LocaleTag
  /// Whether copies of an English source are expected: another spelling of English.
  let isEnglishVariant: Bool
  /// The script that its texts are written in; nil where it is not known.
  let script: Script?
  /// Whether its language sets no blanks between words.
  let isUnspaced: Bool
  /// Whether its language writes a word with letters of two scripts.
  let mixesScripts: Bool
  /// The script that CLDR has for its language and region; nil before the first question.
  private var likely: String??
  /// Numbers as words, opened when first asked for.
  private var numbers: SpelledNumbers?

  /// Languages that write no blanks between words or sentences.
  private static let unspaced = Resource.languages("without-blanks")
  /// Languages that write a word with letters of two scripts.
  private static let mixing = Resource.languages("mixed-scripts")

  /// A locale of a catalog by its number.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - written: The script that the locale's texts are known to be written in.
  ///   - column: The number.
  init(_ catalog: Catalog, written: Script?, column: Int) {
    tag = catalog.locales[column]
    isEnglishVariant =
      column != Catalog.sourceIndex && tag.isVariant(ofEnglishSource: catalog.sourceLocale)
    script = written ?? tag.scriptOrLikely.flatMap { Script(code: $0) }
    isUnspaced = Self.unspaced.contains(tag.language)
    mixesScripts = Self.mixing.contains(tag.language)
  }

  /// The script that CLDR has for the locale's language and region.
  mutating func likelyScript() -> String? {
    let found = likely ?? tag.maximized.script
    likely = .some(found)
    return found
  }

  /// Whether a text spells a number out in the locale's language, as far as its stem goes.
  mutating func spells(_ number: Int, in text: inout StemSearch) -> Bool {
    var made = numbers ?? SpelledNumbers(tag)
    defer { numbers = made }
    return made.stands(number, in: &text)
  }

  /// Whether ICU has words for numbers in the locale's language.
  mutating func hasNumberWords() -> Bool {
    let made = numbers ?? SpelledNumbers(tag)
    numbers = made
    return made.hasWords
  }
}

/// Words that interfaces in English are made of, such as "Close": a translation of one word that is such a word is no
/// translation, unless its language uses the word, too.
struct InterfaceWords {
  private let lexicons: LexiconShelf
  private let locales: [LocaleTag]
  private var found: [Int: Lexicon?] = [:]

  /// The words, and behind the tag of each language those of them that it has in the same letters.
  private static let lists = Resource.table(of: "words/interface.txt").mapValues { Set($0) }

  /// The words for the locales of a catalog.
  init(_ catalog: Catalog, _ lexicons: LexiconShelf) {
    self.lexicons = lexicons
    locales = catalog.locales
  }

  /// Whether a word is left in English in a locale: it is one of interfaces, and the locale's language does not have it.
  ///
  /// - Parameters:
  ///   - word: The word in small ASCII letters.
  ///   - locale: The locale's number.
  /// - Returns: Whether it is; false for a language whose words are not known.
  mutating func isLeft(_ word: [UInt8], locale: Int) -> Bool {
    guard Self.lists["words"]?.contains(String(decoding: word, as: UTF8.self)) ?? false,
      Self.lists[locales[locale].language] != nil
    else { return false }
    return !isShared(word, locale: locale)
  }

  /// Whether the language of a locale is known to have a word of English interfaces in the same letters.
  ///
  /// - Parameters:
  ///   - word: The word in small ASCII letters.
  ///   - locale: The locale's number.
  /// - Returns: Whether it has.
  mutating func isShared(_ word: [UInt8], locale: Int) -> Bool {
    let tag = locales[locale]
    if Self.lists[tag.language]?.contains(String(decoding: word, as: UTF8.self)) ?? false {
      return true
    }
    let own = found[locale] ?? lexicons.lexicon(for: tag, isSource: false)
    found[locale] = .some(own)
    // A project may have added words of its own.
    guard let own else { return false }
    var folded: [UInt8] = []
    own.folding.appendTerm(word.span, to: &folded)
    return own.first(folded.span) { _ in true } != nil
  }
}

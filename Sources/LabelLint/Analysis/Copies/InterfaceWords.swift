/// Words that interfaces in English are made of, such as "Close": a translation of one word that is such a word is no
/// translation, unless its language uses the word, too.
struct InterfaceWords {
  private let lexicons: LexiconShelf
  private let locales: [LocaleTag]
  private var english: Lexicon?
  private var found: [Int: Lexicon?] = [:]

  /// The words for the locales of a catalog.
  init(_ catalog: Catalog, _ lexicons: LexiconShelf) {
    self.lexicons = lexicons
    locales = catalog.locales
  }

  /// Whether a word is left in English in a locale: English has it for what controls do, and the words of the locale's
  /// language do not hold it.
  ///
  /// - Parameters:
  ///   - word: The word, without anything beside it.
  ///   - locale: The locale's number.
  /// - Returns: Whether it is; false for a language whose words are not known.
  mutating func isLeft(_ word: Span<UInt8>, locale: Int) -> Bool {
    let english = english ?? lexicons.lexicon(for: locales[Catalog.sourceIndex], isSource: true)
    self.english = english
    let own = found[locale] ?? lexicons.lexicon(for: locales[locale], isSource: false)
    found[locale] = .some(own)
    guard let english, let own else { return false }
    return Self.has(word, english, where: Self.isOfControls) && !Self.has(word, own) { _ in true }
  }

  private static func has(
    _ word: Span<UInt8>, _ lexicon: Lexicon, where matches: (Sense) -> Bool
  ) -> Bool {
    var folded: [UInt8] = []
    lexicon.folding.appendTerm(word, to: &folded)
    return lexicon.first(folded.span, where: matches) != nil
  }

  /// Whether a sense is that of a word for what a control does.
  private static func isOfControls(_ sense: Sense) -> Bool {
    switch sense {
    // "Message" and "Details", which stand on every item, are nouns of other languages, too.
    case .verb, .action(isPerItem: false): true
    default: false
    }
  }
}

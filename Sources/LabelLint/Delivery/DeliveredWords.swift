/// Tells the language of delivered texts by the words that lexicons have: for texts that the app has in no language yet.
struct DeliveredWords {
  private let lexicons = LexiconShelf.builtIn
  private let locales: [LocaleTag]

  /// Fewest words that tell a language.
  private static let fewest = 60
  /// Most known words of 1,000 in texts of another language, for the language that they were delivered for.
  ///
  /// Of 1,000 words in translations, lexicons of the same language had 65 to 335 (`LanguageFit`).
  private static let mostForeign = 20
  /// Fewest known words of 1,000 for the language that they seem to be in.
  private static let leastOwn = 120
  /// Words that are looked at: more tell no more.
  private static let most = 2_000

  /// Compares with the languages of an app.
  init(_ catalog: Catalog) { locales = Array(catalog.locales.dropFirst()) }

  /// The language of the app that texts are in.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - locale: The locale that they were delivered for.
  /// - Returns: Another language than that of the locale; nil where nothing tells that.
  func language(of texts: [String], deliveredFor locale: LocaleTag) -> LocaleTag? {
    guard let own = known(in: texts, locale), own <= Self.mostForeign else { return nil }
    var best: (locale: LocaleTag, known: Int)?
    for other in locales
    where other.language != locale.language
      && !RelatedLanguages.areClose(other.language, locale.language)
    {
      guard let known = known(in: texts, other), known >= Self.leastOwn else { continue }
      if known > best?.known ?? 0 { best = (other, known) }
    }
    return best?.locale
  }

  /// Known words of 1,000; nil without a lexicon, or with too few words.
  private func known(in texts: [String], _ locale: LocaleTag) -> Int? {
    guard let lexicon = lexicons.lexicon(for: locale, isSource: false) else { return nil }
    var (words, known) = (0, 0)
    for text in texts where words < Self.most {
      let bytes = Array(text.utf8)
      var shown = ShownText()
      while let word = shown.nextLetters(in: bytes.span) {
        words += 1
        if lexicon.knows(bytes.span.extracting(word)) { known += 1 }
      }
    }
    return words < Self.fewest ? nil : known * 1_000 / words
  }
}

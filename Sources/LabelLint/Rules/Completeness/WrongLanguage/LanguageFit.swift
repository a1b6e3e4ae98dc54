/// Says how well texts fit the languages of a catalog: by their letters, and by the words that lexicons have.
///
/// Of 1,000 words in translations, lexicons of the same language had 65 to 335, those of other languages seldom more
/// than 60 (932 texts of each of 30 languages).
struct LanguageFit {
  private let catalog: Catalog
  private let context: RuleContext

  /// Texts that are looked at: more tell no more.
  private static let mostTexts = 200
  /// Words of 1,000 that are taken for known in a language without a lexicon.
  private static let unknown = 40
  /// The same in a language with a lexicon that does not divide its words.
  private static let undivided = 100
  /// Of a language in whose letters the texts are not.
  private static let otherLetters = -1
  /// Ordinary words of English among 1,000 that make texts English.
  private static let leastEnglish = 500
  /// Languages that do not divide their words, beside those with Chinese letters.
  private static let withoutBlanks = Resource.languages("broken-by-hand")

  /// What is found in some texts.
  private struct Found {
    var letters = 0
    /// Those of the script of the language.
    var own = 0
    /// Whether one is of kana or Hangul, which tells Japanese and Korean from Chinese.
    var isOwnOnly = false
    var words = 0
    /// Those that are known.
    var known = 0
  }

  /// Asks about the texts of a catalog.
  init(_ catalog: Catalog, _ context: RuleContext) {
    self.catalog = catalog
    self.context = context
  }

  /// Whether there is a lexicon of the language of a locale.
  func hasLexicon(_ locale: Int) -> Bool { lexicon(of: locale) != nil }

  private func lexicon(of locale: Int) -> Lexicon? {
    context.vocabulary.lexicons.lexicon(for: catalog.locales[locale], isSource: false)
  }

  /// How well some texts fit the language of a locale: words of 1,000 that its lexicon knows, -1 for other letters.
  func score(of texts: [SurveyedText], in locale: Int) -> Int {
    let tag = catalog.locales[locale]
    let script =
      context.copies.scripts[locale] ?? context.vocabulary.locales.profile(of: tag).script
    let lexicon = lexicon(of: locale)
    let found = found(in: texts, script) { lexicon?.knows($0) ?? false }
    if found.own * 2 < found.letters { return Self.otherLetters }
    if script == .japanese || script == .korean, !found.isOwnOnly { return Self.otherLetters }
    if lexicon == nil { return Self.unknown }
    if script?.includes(.han) ?? false || Self.withoutBlanks.contains(tag.language) {
      return Self.undivided
    }
    return found.words == 0 ? 0 : found.known * 1000 / found.words
  }

  /// Whether some texts are in the source language, as they are where they were copied before the source was reworded.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - score: How well they fit the language that they seem to be in.
  /// - Returns: Whether they are.
  func areOfSource(_ texts: [SurveyedText], fitting score: Int) -> Bool {
    guard catalog.sourceLocale.language == "en" else {
      return self.score(of: texts, in: Catalog.sourceIndex) > max(score, Self.unknown)
    }
    let found = found(in: texts, .latin) { EnglishWords.contains($0) }
    return found.known * 1000 >= found.words * Self.leastEnglish && found.words > 0
  }

  /// Looks through some texts.
  private func found(
    in texts: [SurveyedText], _ script: Script?, isKnown: (Span<UInt8>) -> Bool
  ) -> Found {
    var found = Found()
    guard var current = FileCursor(catalog) else { return found }
    for text in texts.prefix(Self.mostTexts) {
      current.open(catalog, file: Int(text.file))
      let bytes = current.file.bytes(current.file.messages[Int(text.message)].text)
      var shown = ShownText()
      while let word = shown.nextLetters(in: bytes) {
        let letters = bytes.extracting(word)
        found.words += 1
        if isKnown(letters) { found.known += 1 }
        Self.count(letters, script, in: &found)
      }
    }
    return found
  }

  /// Counts the letters of a word.
  private static func count(_ word: Span<UInt8>, _ script: Script?, in found: inout Found) {
    var shown = ShownText()
    while let letters = shown.nextScript(in: word) {
      found.letters += 1
      if script?.includes(letters) ?? true { found.own += 1 }
      if letters == .hangul || Script.kana.includes(letters) { found.isOwnOnly = true }
    }
  }
}

/// Source texts in letters that the source language does not have: apps keep texts of their first language where the
/// source is expected.
extension WrongScript {
  /// Fewest letters of a text without blanks that is more than a name.
  private static let fewestUndivided = 6

  /// What is wrong with a source text; nil for one that has a letter of its language, or may be a name.
  ///
  /// A Latin text in another source is a name nearly always. Where most texts of a file are in other letters, the
  /// source is in another language than was assumed, unless the file's folder names it.
  func verdict(ofSource text: borrowing Text, _ facts: inout Facts) -> Verdict? {
    guard let script = facts.comparison.locales[Catalog.sourceIndex].script,
      let letters = ForeignLetters(in: text.decoded, expected: script), letters.script != .latin,
      !script.includes(.han) || letters.script != .han
    else { return nil }
    let tag = facts.comparison.locales[Catalog.sourceIndex].tag
    let whole = 0..<text.decoded.count
    if allow.contains(text.verbatimDecoded(whole)) || isAllowed(letters.script, in: tag) {
      return nil
    }
    let words = Self.words(of: text.decoded)
    let isDivided = Self.withCapitals.contains(letters.script)
    guard words.count >= 2 || !isDivided && letters.count >= Self.fewestUndivided else {
      return nil
    }
    let catalog = facts.comparison.catalog
    if Self.isName(text, key: catalog.key(row: text.row)) || KeptTextKeys.isCopyright(text.decoded)
      || Self.namesNoWords(row: text.row, of: catalog)
    {
      return nil
    }
    let number = Int(text.place.entry.file)
    let isStray = facts.comparison.isSourceMostly(in: script, file: number)
    guard isStray || catalog.places[number].tag?.language == tag.language else { return nil }
    let origin = ForeignOrigin(
      of: text, letters.script, words, mayBeOwned: true, catalog,
      facts.comparison.context.vocabulary.locales)
    var verdict = Verdict(decoded: whole, .wrong(tag, origin), pattern: "", level: .warning)
    if !isStray { verdict.groupMessage = { .manyWrong($0, tag) } }
    return verdict
  }

  /// Whether a text is what a language calls itself, as lists of languages have it.
  private static func isName(_ text: borrowing Text, key: String) -> Bool {
    LanguageListKey.isNameAlone(text.key, text.decoded)
      || LanguageListKey.holdsOwnName(text.key, text.decoded)
      || LanguageListKey.isOwnName(text.decoded, inListOf: text.key)
      || KeptTextKeys.namesLanguage(key, besides: text.decoded)
  }
}

extension Finding.Wording {
  fileprivate static func manyWrong(_ count: Int, _ tag: LocaleTag) -> Self {
    "\(count) source texts of this file have no letter in the script of \(language: tag); check the source language"
  }
}

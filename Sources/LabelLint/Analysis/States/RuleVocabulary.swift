/// The words that rules on whole catalogs look for: made once for all catalogs of a run.
package struct RuleVocabulary: Sendable {
  /// The words by language.
  let lexicons: LexiconShelf
  /// The English words: keys are written in them, whatever the source language.
  let english: Lexicon?
  /// The members of pairs of states as keys and English texts spell them.
  let pairs: PairedWords
  /// What languages use their plural categories for.
  let plurals = PluralShelf()
  /// What follows from the tags of locales.
  let locales = LocaleShelf()

  /// The words that come with the tool.
  package static let builtIn = RuleVocabulary(LexiconShelf.builtIn)

  /// The words of a shelf of lexicons.
  package init(_ lexicons: LexiconShelf = LexiconShelf()) {
    english = lexicons.lexicon(for: .english, isSource: true)
    pairs = PairedWords(english)
    self.lexicons = lexicons
  }
}

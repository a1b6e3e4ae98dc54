/// The words that rules on whole catalogs look for: made once for all catalogs of a run.
public struct RuleVocabulary: Sendable {
  /// The words by language; a rule looks languages up in a copy of its own.
  let lexicons: LexiconLibrary
  /// The English words: keys are written in them, whatever the source language.
  let english: Lexicon?
  /// The members of pairs of states as keys and English texts spell them.
  let pairs: PairedWords

  /// The words of a library.
  public init(_ lexicons: LexiconLibrary = LexiconLibrary()) {
    var lexicons = lexicons
    english = lexicons.lexicon(for: .english)
    pairs = PairedWords(english)
    self.lexicons = lexicons
  }
}

/// The sections of a lexicon file; the raw value is the name in brackets.
package enum LexiconSection: String, Sendable, Hashable, CaseIterable {
  /// How the language is matched.
  case matching
  /// Words for roles.
  case roles
  /// Words for states.
  case states
  /// What pairs of states ask for, in every language.
  case pairs
  /// Whole labels that are one side of a pair.
  case statePairs = "state-pairs"
  /// Members of pairs with their partners, for labels with an object.
  case counterparts
  /// Redundant phrases and gestures.
  case phrases
  /// Nouns for pictures.
  case mediaNouns = "media-nouns"
  /// Action verbs.
  case verbs
  /// Words that hold a role word and name no control.
  case traps
  /// Actions of items and of screens.
  case actions
  /// Names of one function.
  case synonyms
  /// Labels that were never written.
  case placeholders
  /// Looks of icons.
  case looks
  /// Labels that say nothing of their own.
  case generic
  /// Words of instructions by the senses.
  case sensory
  /// Words for decoration.
  case decorative
  /// Abbreviations.
  case abbreviations
  /// Wordy phrases.
  case wordy
  /// Tokens in capitals.
  case acronyms
  /// Words of few letters.
  case shortWords = "short-words"
}

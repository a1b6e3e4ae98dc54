/// What a term means to the rules; one text may have several senses.
package enum Sense: Sendable, Hashable {
  /// A word for a role.
  case role(Role, RoleStrength)
  /// A word for a state.
  case state(State)
  /// A whole label that is one side of a pair of states.
  case pair(index: UInt16, side: PairSide)
  /// A phrase that says nothing a user needs.
  case phrase(PhraseKind, PhraseShape)
  /// An action verb that opens labels: what it is done to is no role word.
  case verb(VerbScope)
  /// Words that hold a role word and name no control.
  case trap(Role)
  /// A token that is written in capitals.
  case acronym(AcronymKind)
  /// A word of few letters that is no acronym.
  case shortWord
  /// A label that says nothing of its own.
  case generic(isStrong: Bool)
  /// A verb of an action that stands on every item, or once on a screen.
  case action(isPerItem: Bool)
  /// A member of a set of names for one function.
  case synonym(set: UInt16)
  /// A label that was never written.
  case placeholder
  /// The look of an icon, with what it usually means: a range of the lexicon's bytes, empty when
  /// there is no one meaning.
  case look(isStrong: Bool, meaning: ByteRange)
  /// A noun for a picture that opens redundant phrases.
  case mediaNoun
  /// A word of an instruction by the senses.
  case sensory(SensoryKind)
  /// A word for something that only decorates.
  case decorative
  /// An abbreviation, with its long form: a range of the lexicon's bytes.
  case abbreviation(long: ByteRange)
  /// A wordy phrase, with what says the same: a range of the lexicon's bytes, empty for nothing.
  case wordy(short: ByteRange)
  /// A member of a group of counterparts, or one of its partners.
  case counterpart(group: UInt16, isPartner: Bool)
}

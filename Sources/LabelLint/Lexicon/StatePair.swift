/// A pair of states with what its members ask for, the same in every language.
package struct StatePair: Sendable, Hashable {
  /// What the two sides are; the raw value is the name lexicon files use.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Two actions of one control: the one must have the other.
    case toggle
    /// Two answers to one question, which is not asked again: no control changes from the one to the other.
    case answer
    /// Two values of a state.
    case state
    /// Two directions: equal texts are a fault, a missing partner is not.
    case opposite
  }

  /// Whether one side alone is a fault; the raw value is the name lexicon files use.
  package enum Need: String, Sendable, Hashable, CaseIterable {
    /// At most 30 % of the measured apps have it without the other.
    case gate
    /// At most 60 %.
    case note
    /// More, or too few apps to say.
    case off
  }

  /// Name in English, both sides with a slash between: `play/pause`.
  package let name: String
  /// What the sides are.
  package let kind: Kind
  /// Whether the first side asks for the second.
  package let needOfFirst: Need
  /// Whether the second side asks for the first.
  package let needOfSecond: Need
  /// Apps that have the first and the second side, and marks.
  package let evidence: Evidence

  /// Whether a side asks for the other.
  package func need(of side: PairSide) -> Need { side == .first ? needOfFirst : needOfSecond }
}

/// A side of a pair of states; the raw value is the name lexicon files use.
package enum PairSide: String, Sendable, Hashable, CaseIterable {
  /// The side named before the slash: play of play/pause.
  case first
  /// The side named behind the slash: pause of play/pause.
  case second

  /// The other side.
  package var other: PairSide { self == .first ? .second : .first }
}

/// What a word adds to an instruction by the senses; the raw value is the name lexicon files use.
package enum SensoryKind: String, Sendable, Hashable, CaseIterable {
  /// What the user is told to do.
  case verb
  /// A colour.
  case colour
  /// A shape.
  case shape
  /// What has the colour, shape or place.
  case element
}

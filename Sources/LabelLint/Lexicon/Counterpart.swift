/// A member of a pair of states with what may stand on the other side.
package struct Counterpart: Sendable, Hashable {
  /// How sure it is that one side asks for the other; the raw value is the name lexicon files use.
  package enum Class: String, Sendable, Hashable, CaseIterable {
    /// A toggle, clean in the measured apps.
    case toggle
    /// A toggle often seen without its partner.
    case seen
    /// Directions: equal texts are a fault, a missing partner is not.
    case direction
    /// One word in many languages.
    case shared
    /// Counts only with a proof by keys.
    case proof
  }

  /// How sure the pair is.
  package let kind: Class
  /// The member: a range of the lexicon's bytes.
  package let member: ByteRange
}

/// A term that was found in a label.
package struct TermMatch: Sendable, Hashable {
  /// Where in the label it stands.
  package enum Position: Sendable, Hashable {
    /// It is the whole label, articles and particles aside.
    case whole
    /// The first words.
    case head
    /// The last words.
    case tail
    /// The last piece of a hyphenated last word.
    case hyphen
    /// The end of a closed compound.
    case closed
    /// Words between others.
    case inside
  }

  /// Index of the term in the lexicon's terms.
  package var term: Int
  /// Where it stands.
  package var position: Position
  /// Its bytes in the plain text, without articles and particles.
  package var plain: ByteRange
  /// What is left of the plain text beside it, without linking words; empty when it stands inside
  /// or is the whole label.
  package var remainder: ByteRange
  /// Whether a particle is written together with it.
  package var hasParticle = false
}

/// Words of a lexicon with one of their senses.
package struct Term: Sendable, Hashable {
  /// The folded words, blanks between: a range of the lexicon's bytes.
  package var text: ByteRange
  /// What they mean.
  package var sense: Sense
  /// Where in a label they count.
  package var positions: TermPositions
  /// What speaks for them.
  package var evidence: Evidence
}

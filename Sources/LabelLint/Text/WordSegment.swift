/// What lies between two neighbouring word boundaries of a text.
package struct WordSegment: Sendable, Hashable {
  /// Byte offsets in the text.
  package let range: Range<Int>
  /// What it is.
  package let kind: WordKind
}

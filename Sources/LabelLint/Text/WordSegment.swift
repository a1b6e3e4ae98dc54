/// What lies between two neighbouring word boundaries of a text.
public struct WordSegment: Sendable, Hashable {
  /// Byte offsets in the text.
  public let range: Range<Int>
  /// What it is.
  public let kind: WordKind
}

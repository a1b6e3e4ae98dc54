/// A string of a JSON text: where it stands, and whether its bytes are its characters.
package struct JSONString: Sendable, Hashable {
  /// Byte offsets of what is between the quotes.
  package var content: Range<Int>
  /// Whether escapes stand in it; without, the bytes are the text.
  package var hasEscapes: Bool

  /// Byte offsets with the quotes.
  package var quoted: Range<Int> { content.lowerBound - 1..<content.upperBound + 1 }
}

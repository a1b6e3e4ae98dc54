/// A string of a JSON text: where it stands, and whether its bytes are its characters.
struct JSONString: Sendable, Hashable {
  /// Byte offsets of what is between the quotes.
  var content: Range<Int>
  /// Whether escapes stand in it; without, the bytes are the text.
  var hasEscapes: Bool

  /// Byte offsets with the quotes.
  var quoted: Range<Int> { content.lowerBound - 1..<content.upperBound + 1 }
}

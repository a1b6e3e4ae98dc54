/// A specifier that takes no argument: `%%`, Java's `%n`.
package struct PercentLiteral: Sendable, Hashable {
  /// Bytes of the text.
  package var span: ByteRange
  /// Whether it prints a line end; else a percent sign.
  package var isLineBreak: Bool

  /// A literal at a range of byte offsets of a text.
  init(at span: Range<Int>, isLineBreak: Bool) {
    self.span = ByteRange(span)
    self.isLineBreak = isLineBreak
  }
}

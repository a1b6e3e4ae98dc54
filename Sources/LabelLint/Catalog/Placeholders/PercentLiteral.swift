/// A specifier that takes no argument: `%%`, Java's `%n`.
public struct PercentLiteral: Sendable, Hashable {
  /// Bytes of the text.
  public var span: ByteRange
  /// Whether it prints a line end; else a percent sign.
  public var isLineBreak: Bool

  /// A literal at a range of byte offsets of a text.
  init(at span: Range<Int>, isLineBreak: Bool) {
    self.span = ByteRange(span)
    self.isLineBreak = isLineBreak
  }
}

/// Bytes of a file to replace.
public struct Edit: Sendable, Hashable {
  /// Which bytes, in the file's text.
  public let span: SourceSpan
  /// What to write there, already escaped for the format.
  public let text: String

  /// A replacement of a range of bytes.
  public init(_ span: SourceSpan, with text: String) {
    self.span = span
    self.text = text
  }
}

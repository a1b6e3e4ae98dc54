/// Bytes of a file to replace.
package struct Edit: Sendable, Hashable {
  /// Which bytes, in the file's text.
  package let span: SourceSpan
  /// What to write there, already escaped for the format.
  package let text: String

  /// A replacement of a range of bytes.
  package init(_ span: SourceSpan, with text: String) {
    self.span = span
    self.text = text
  }
}

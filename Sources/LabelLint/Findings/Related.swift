/// Another place that a finding speaks of: the first of two duplicates, the source entry.
package struct Related: Sendable, Hashable {
  /// Where it is.
  package let span: SourceSpan
  /// What is there.
  package let message: String

  /// A place and what is there.
  package init(_ span: SourceSpan, _ message: Finding.Wording) {
    self.span = span
    self.message = message.description
  }
}

/// Another place that a finding speaks of: the first of two duplicates, the source entry.
public struct Related: Sendable, Hashable {
  /// Where it is.
  public let span: SourceSpan
  /// What is there.
  public let message: String

  /// A place and what is there.
  public init(_ span: SourceSpan, _ message: Finding.Wording) {
    self.span = span
    self.message = message.description
  }
}

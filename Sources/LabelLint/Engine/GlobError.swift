/// Why a glob of the configuration cannot be used.
package struct GlobError: Error, Sendable, Hashable {
  /// What is wrong with it.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// `[` without `]`.
    case unclosedClass
    /// `[z-a]`: a range whose end is before its start.
    case reversedRange
    /// `{` without `}`.
    case unclosedBrace
    /// `}` without `{`.
    case unopenedBrace
    /// A `\` at the end, which takes the meaning of nothing.
    case trailingBackslash
    /// The pattern is longer than `Glob.maximumBytes`.
    case tooLong
    /// Braces stand for more than `Glob.maximumAlternatives` patterns.
    case tooManyAlternatives
    /// Braces stand in more than `Glob.maximumDepth` others.
    case tooDeep
    /// Between its first and last wildcard a pattern has more than `Glob.maximumElements` elements.
    case tooManyElements
  }

  /// What is wrong.
  package let reason: Reason
  /// Offset in the pattern, in bytes, of what is wrong.
  package let offset: Int

  /// An error at a byte offset of the pattern.
  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

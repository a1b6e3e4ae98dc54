/// A place where a text is not JSON (RFC 8259).
package struct JSONFault: Sendable, Hashable {
  /// What kind of fault it is.
  package enum Kind: Sendable, Hashable {
    /// The grammar is broken.
    case syntax
    /// An escape that stands for no character: `\x`, half a surrogate pair.
    case escape
    /// Containers lie deeper in each other than the reader follows.
    case depth
    /// More faults follow than are told.
    case further
  }

  /// What kind of fault it is.
  package var kind: Kind
  /// Where, in byte offsets.
  package var range: Range<Int>
  /// What is wrong: lower-case start, no final full stop.
  package var message: String
}

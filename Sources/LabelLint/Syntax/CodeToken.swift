/// A word, literal, bracket or mark of a program, as a place in its text.
package struct CodeToken: Sendable {
  /// What a token is.
  package enum Kind: UInt8, Sendable {
    /// A name or keyword.
    case word
    /// A number.
    case number
    /// A piece of a text literal, without its quotation marks.
    case text
    /// An opening bracket, or the beginning of a value inside a text.
    case open
    /// A closing bracket, or the end of a value inside a text.
    case close
    /// Any other visible byte.
    case mark
  }

  /// What else is known of a token.
  package struct Flags: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8
    /// Flags by their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is the first of its line.
    package static let startsLine = Flags(rawValue: 1)
    /// Its text holds escapes.
    package static let hasEscapes = Flags(rawValue: 2)
    /// A value follows, and then more of the same literal.
    package static let isContinued = Flags(rawValue: 4)
    /// It goes on with a literal behind a value.
    package static let continues = Flags(rawValue: 8)
  }

  /// Offset of the first byte.
  package var start: UInt32
  /// Number of bytes.
  package var count: UInt32
  /// Of an opening bracket the index of the closing one, or the number of tokens without one; of a
  /// closing bracket the index of the opening one, or -1.
  package var partner: Int32
  /// What it is.
  package var kind: Kind
  /// What else is known of it.
  package var flags: Flags

  /// Byte offsets in the text.
  package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

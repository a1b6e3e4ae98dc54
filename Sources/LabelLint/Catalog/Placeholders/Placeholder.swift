/// A part of a decoded text that a program replaces: a format specifier or a token.
package struct Placeholder: Sendable, Hashable {
  /// How a placeholder is written.
  package enum Style: UInt8, Sendable {
    /// A format specifier: `%d`, `%1$@`.
    case specifier
    /// The `*` of a specifier, which takes an argument for the width or precision.
    case width
    /// `%#@name@`.
    case variable
    /// `%arg`, the argument of the substitution that the text belongs to.
    case substitutionArgument
    /// `{name}`, `{0}`.
    case brace
    /// An ICU argument with a type: `{count, plural, other {#}}`.
    case message
    /// `{{name}}`.
    case doubleBrace
    /// `%{name}`.
    case percentBrace
    /// `%NAME%`, `%app_name%`.
    case percentName
    /// `${name}`.
    case dollarBrace
    /// `$1`.
    case dollarNumber
  }

  /// Facts about a placeholder that are true or not.
  package struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    package let rawValue: UInt8
    /// Flags from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The argument's number is written: `%1$s`.
    package static let positioned = Flags(rawValue: 1 << 0)
    /// Java's `%<s`, the argument before once more.
    package static let repeated = Flags(rawValue: 1 << 1)
    /// A blank stands between the `%` and the conversion.
    package static let holdsBlank = Flags(rawValue: 1 << 2)
    /// Stands between ICU's apostrophes, which print it as it is.
    package static let quoted = Flags(rawValue: 1 << 3)
    /// Lies inside another placeholder: a branch of an ICU message, a `*` of a specifier.
    package static let nested = Flags(rawValue: 1 << 4)
  }

  /// Bytes of the text, from the `%`, `{` or `$` to the end.
  package var span: ByteRange
  /// Bytes of a token's or variable's name; empty for a specifier.
  package var name: ByteRange
  /// Bytes of the conversion with its length, `lld`; of an ICU argument's type, empty without one.
  package var conversion: ByteRange
  /// Number of the argument, from 1, as the platform counts it; 0 for tokens.
  package var index: Int32
  /// How it is written.
  package var style: Style
  /// What kind of value it stands for.
  package var argument: ArgumentClass
  /// Size of an Apple number in bytes; 0 where the size does not matter.
  package var size: UInt8
  /// Facts that are true or not.
  package var flags: Flags

  /// A placeholder at a range of byte offsets of a text.
  init(
    _ style: Style, at span: Range<Int>, name: Range<Int> = 0..<0, conversion: Range<Int> = 0..<0,
    index: Int = 0, argument: ArgumentClass, size: UInt8 = 0, flags: Flags = []
  ) {
    self.span = ByteRange(span)
    self.name = ByteRange(name)
    self.conversion = ByteRange(conversion)
    self.index = Int32(clamping: index)
    self.style = style
    self.argument = argument
    self.size = size
    self.flags = flags
  }

  /// Whether it is known by its name, not by a number.
  package var isToken: Bool { index == 0 }
}

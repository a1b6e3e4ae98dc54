/// The flags of a Java format specifier.
struct JavaFormatFlags: OptionSet {
  /// The bits.
  let rawValue: UInt8

  /// `-`, left-aligned.
  static let minus = JavaFormatFlags(rawValue: 1 << 0)
  /// `#`, the alternate form.
  static let hash = JavaFormatFlags(rawValue: 1 << 1)
  /// `+`, always a sign.
  static let plus = JavaFormatFlags(rawValue: 1 << 2)
  /// A blank in place of a plus sign.
  static let blank = JavaFormatFlags(rawValue: 1 << 3)
  /// `0`, filled up with zeros.
  static let zero = JavaFormatFlags(rawValue: 1 << 4)
  /// `,`, digits in groups.
  static let comma = JavaFormatFlags(rawValue: 1 << 5)
  /// `(`, negative numbers in parentheses.
  static let parenthesis = JavaFormatFlags(rawValue: 1 << 6)
  /// `<`, the argument before once more.
  static let previous = JavaFormatFlags(rawValue: 1 << 7)
}

extension JavaFormatFlags {
  /// The flag that a byte writes; nil when it writes none.
  init?(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .minus
    case UInt8(ascii: "#"): self = .hash
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: " "): self = .blank
    case UInt8(ascii: "0"): self = .zero
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: "("): self = .parenthesis
    case UInt8(ascii: "<"): self = .previous
    default: return nil
    }
  }
}

/// Escapes in text literals of programming languages.
enum CodeEscapes {
  /// Appends a literal's text with its escapes resolved; one that is malformed stays as it is.
  static func append(_ literal: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var index = literal.startIndex
    while index < literal.endIndex {
      let byte = literal[index]
      guard byte == 0x5C, index + 1 < literal.endIndex else {
        bytes.append(byte)
        index += 1
        continue
      }
      index += 2
      switch literal[index - 1] {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "0"): bytes.append(0)
      case UInt8(ascii: "u"):
        let (scalar, end) = scalar(in: literal, from: index)
        bytes += Array(String(scalar).utf8)
        index = end
      case let other: bytes.append(other)
      }
    }
  }

  /// The scalar of `{1F600}` or `00E9`, and the index behind it.
  private static func scalar(
    in literal: ArraySlice<UInt8>, from start: Int
  ) -> (scalar: Character, end: Int) {
    var index = start
    let isBraced = index < literal.endIndex && literal[index] == 0x7B
    if isBraced { index += 1 }
    var value: UInt32 = 0
    var digits = 0
    while index < literal.endIndex, digits < (isBraced ? 8 : 4),
      let digit = Character(Unicode.Scalar(literal[index])).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      digits += 1
      index += 1
    }
    if isBraced, index < literal.endIndex, literal[index] == 0x7D { index += 1 }
    return (Unicode.Scalar(value).map { Character($0) } ?? "\u{FFFD}", index)
  }
}

/// The escapes in strings of JSON (RFC 8259, section 7).
package enum JSONEscape {
  /// The scalar that an escape stands for and the escape's length in bytes.
  ///
  /// Half of a surrogate pair has a length but no scalar. What is no escape has no scalar and the
  /// length of the backslash, 1, which stands at the index.
  package static func decode(
    _ bytes: Span<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    guard index + 1 < bytes.count else { return (nil, 1) }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (Unicode.Scalar(bytes[index + 1]), 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(bytes, at: index + 2) else { return (nil, 1) }
      guard 0xD800...0xDFFF ~= unit else { return (Unicode.Scalar(unit), 6) }
      guard unit < 0xDC00, let low = trailingSurrogate(bytes, at: index + 6) else {
        return (nil, 6)
      }
      return (Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), 12)
    default: return (nil, 1)
    }
  }

  /// The second half of a surrogate pair, as the escape at an offset spells it.
  private static func trailingSurrogate(_ bytes: Span<UInt8>, at index: Int) -> UInt32? {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let unit = codeUnit(bytes, at: index + 2),
      0xDC00...0xDFFF ~= unit
    else { return nil }
    return unit
  }

  /// The number that four hexadecimal digits at an offset spell.
  private static func codeUnit(_ bytes: Span<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = ASCII.hexadecimalValue(bytes[index + offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

/// Which bytes of a value need a closer look.
enum TextBytes {
  /// Whether a byte stands for itself in every value: no blank, quote, backslash or ampersand, and
  /// not the first byte of a character that may be a blank.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    if byte < 0x40 { return plainLow >> UInt64(byte) & 1 != 0 }
    return byte != 0x5C && (byte < 0xE1 || byte > 0xE3)
  }

  /// One bit for each of the bytes 0x00 to 0x3F: 0x21 to 0x3F but `"`, `&` and `'`.
  private static var plainLow: UInt64 { 0xFFFF_FF3A_0000_0000 }

  /// Whether a blank of Java that XML does not know begins at an offset, whose byte is 0xE1 to 0xE3.
  @inline(__always)
  static func isWideBlank(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index &+ 2 < text.count else { return false }
    let (second, third) = (text[index &+ 1], text[index &+ 2])
    switch ByteScan.byte(text, at: index) {
    case 0xE1: return second == 0x9A && third == 0x80
    case 0xE2:
      if second == 0x81 { return third == 0x9F }
      guard second == 0x80 else { return false }
      return third <= 0x8A && third != 0x87 || third == 0xA8 || third == 0xA9
    case 0xE3: return second == 0x80 && third == 0x80
    default: return false
    }
  }
}

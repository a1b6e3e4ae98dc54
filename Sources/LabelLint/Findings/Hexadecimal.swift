/// Lower-case hexadecimal digits of bytes.
enum Hexadecimal {
  /// Two digits for each byte.
  static func string(of bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    for byte in bytes { digits += [digit(byte >> 4), digit(byte & 0xF)] }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The eight digits of a number as ASCII, the first one highest.
  @inline(__always)
  static func digits(_ number: UInt32) -> UInt64 {
    // Each step moves halves apart, until each four bits are a byte.
    var word = UInt64(number)
    word = (word | word &<< 16) & 0x0000_FFFF_0000_FFFF
    word = (word | word &<< 8) & 0x00FF_00FF_00FF_00FF
    word = (word | word &<< 4) & 0x0F0F_0F0F_0F0F_0F0F
    // Six more take 10 to 15 over 16: these stand for letters.
    let letters = (word &+ 0x0606_0606_0606_0606) &>> 4 & 0x0101_0101_0101_0101
    return word &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
  }

  /// The digit of a number below 16, as ASCII.
  static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}

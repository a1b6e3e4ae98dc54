/// Lower-case hexadecimal digits of bytes.
package enum Hexadecimal {
  /// Two digits for each byte.
  package static func string(of bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    for byte in bytes { digits += [digit(byte >> 4), digit(byte & 0xF)] }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The digit of a number below 16, as ASCII.
  static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}

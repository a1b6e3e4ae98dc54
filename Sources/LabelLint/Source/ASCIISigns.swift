// Bytes of a text, compared with signs as they are written: `text[index] == "%"`.

extension UInt8 {
  /// Whether a byte is a sign of ASCII.
  @inline(__always)
  static func == (byte: UInt8, sign: Unicode.Scalar) -> Bool { UInt32(byte) == sign.value }

  /// Whether a byte is anything but a sign of ASCII.
  @inline(__always)
  static func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { UInt32(byte) != sign.value }

  /// Whether a byte is a sign of ASCII, in the cases of a switch.
  @inline(__always)
  static func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == sign.value }

  /// Whether a byte is among signs of ASCII, in the cases of a switch.
  @inline(__always)
  static func ~= (signs: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    signs.contains(Unicode.Scalar(byte))
  }
}

extension UInt8? {
  /// Whether there is a byte that is a sign of ASCII.
  static func == (byte: UInt8?, sign: Unicode.Scalar) -> Bool { byte.map { $0 == sign } ?? false }

  /// Whether there is no byte, or one that is no sign of ASCII.
  static func != (byte: UInt8?, sign: Unicode.Scalar) -> Bool { !(byte == sign) }
}

extension Span<UInt8> {
  /// Offset of the next sign of ASCII; nil where none follows.
  func firstIndex(of sign: Unicode.Scalar, from offset: Int = 0) -> Int? {
    firstIndex(of: UInt8(ascii: sign), from: offset)
  }
}

extension ClosingSigns {
  /// Offset behind the next sign of ASCII; nil where none follows.
  mutating func offset(
    behind sign: Unicode.Scalar, from index: Int, in text: Span<UInt8>
  ) -> Int? {
    offset(behind: UInt8(ascii: sign), from: index, in: text)
  }
}

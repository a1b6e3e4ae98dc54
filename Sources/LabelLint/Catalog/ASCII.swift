/// Questions about single bytes of ASCII text.
enum ASCII {
  /// Whether a byte is `A` to `Z`.
  static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// Whether a byte is `a` to `z`.
  static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  /// Whether a byte is a letter.
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte is a letter or digit.
  static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Whether a byte is a blank, tab or line end.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

  /// Whether a byte divides the words of a key: `.`, `_`, `-`.
  static func isKeySeparator(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x5F || byte == 0x2D }

  /// The byte in lower case, if it is a letter.
  static func lowered(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
}

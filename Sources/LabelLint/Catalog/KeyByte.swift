/// Classes of bytes that matter in keys only.
enum KeyByte {
  /// Whether a byte divides the words of a key: `.`, `_`, `-`.
  static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x5F || byte == 0x2D }

  /// Whether a byte is `_`.
  static func isLowLine(_ byte: UInt8) -> Bool { byte == 0x5F }
}

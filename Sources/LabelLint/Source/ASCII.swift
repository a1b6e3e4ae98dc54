/// Classes of ASCII bytes; bytes of other characters belong to none.
package enum ASCII {
  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte is a letter.
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is a letter or digit.
  package static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }

  /// Whether a byte is an upper-case letter.
  static func isUpperCase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// Whether a byte is a lower-case letter.
  static func isLowerCase(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  /// Whether a byte is a vowel in either case; `y` is none.
  static func isVowel(_ byte: UInt8) -> Bool {
    switch lowercased(byte) {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }

  /// Whether a byte is a vowel or `y` in either case.
  static func isVowelOrY(_ byte: UInt8) -> Bool { isVowel(byte) || lowercased(byte) == "y" }

  /// Value of a hexadecimal digit in either case; nil for any other byte.
  package static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }

  /// Whether a byte is a blank, tab or line end.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  /// A byte with the upper-case letters made lower.
  static func lowercased(_ byte: UInt8) -> UInt8 { isUpperCase(byte) ? byte | 0x20 : byte }

  /// A byte with the lower-case letters made upper.
  static func uppercased(_ byte: UInt8) -> UInt8 { isLowerCase(byte) ? byte & 0xDF : byte }

  /// Appends a text with its upper-case letters made lower.
  static func appendLowercased(_ text: Span<UInt8>, to output: inout [UInt8]) {
    // All empty arrays of a process share one buffer, whose count would be written by every worker.
    if text.isEmpty { return }
    output.append(addingCapacity: text.count) { span in
      for index in text.indices { span.append(lowercased(text[index])) }
    }
  }

  /// Appends a text with its lower-case letters made upper.
  static func appendUppercased(_ text: Span<UInt8>, to output: inout [UInt8]) {
    // All empty arrays of a process share one buffer, whose count would be written by every worker.
    if text.isEmpty { return }
    output.append(addingCapacity: text.count) { span in
      for index in text.indices { span.append(uppercased(text[index])) }
    }
  }
}

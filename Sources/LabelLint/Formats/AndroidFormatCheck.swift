/// The check that the compilers make of `<string>` values (`formats.md` 2.6).
enum AndroidFormatCheck {
  /// Whether a message has more than one placeholder and one of them without a number.
  ///
  /// `%%` is none. A conversion of `Time.format` ends the check: nothing is said of dates.
  static func mixesUnordered(_ message: Int, of file: borrowing CatalogFile) -> Bool {
    let text = file.bytes(file.messages[message].text)
    var count = 0
    var hasUnordered = false
    var index = ByteScan.first(0x25, in: text, from: 0)
    while index + 1 < text.count {
      index += 1
      if text[index] == 0x25 {
        index = ByteScan.first(0x25, in: text, from: index + 1)
        continue
      }
      count += 1
      let digits = index
      while index < text.count, isDigit(text[index]) { index += 1 }
      if index > digits {
        if index < text.count, text[index] != 0x24 { hasUnordered = true }
      } else {
        hasUnordered = true
        if text[index] == 0x3C {
          index += 1
          if index < text.count, text[index] == 0x24 { index += 1 }
        }
      }
      while index < text.count, isFlag(text[index]) { index += 1 }
      if index < text.count, isTimeConversion(text[index]) { return false }
      // The character behind the flags belongs to this placeholder, even if it is a sign.
      index = ByteScan.first(0x25, in: text, from: min(index + 1, text.count))
    }
    return count > 1 && hasUnordered
  }

  /// Whether a byte is a decimal digit.
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a byte may stand between the number and the conversion: a flag or part of a width.
  private static func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x23, 0x28, 0x2B, 0x2C, 0x2D: true
    default: isDigit(byte)
    }
  }

  /// Whether a byte is a conversion that only `Time.format` has: one of `DFKMWZkmwyz`.
  private static func isTimeConversion(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x44, 0x46, 0x4B, 0x4D, 0x57, 0x5A, 0x6B, 0x6D, 0x77, 0x79, 0x7A: true
    default: false
    }
  }
}

/// Tells texts from the other values that items of an `<array>` may be.
enum AndroidItemType {
  /// Whether a message is a number, a colour, a dimension, a fraction or a truth value.
  static func isNoText(_ message: Int, of file: borrowing CatalogFile) -> Bool {
    let bytes = file.bytes(file.messages[message].text)
    guard bytes.count > 0 else { return false }
    if bytes[0] == 0x23 { return isColor(bytes) }
    if ByteScan.equals(bytes, 0..<bytes.count, "true") { return true }
    if ByteScan.equals(bytes, 0..<bytes.count, "false") { return true }
    return isNumber(bytes)
  }

  /// Whether a value is `#` and 3, 4, 6 or 8 hexadecimal digits.
  private static func isColor(_ bytes: Span<UInt8>) -> Bool {
    guard [4, 5, 7, 9].contains(bytes.count) else { return false }
    for index in 1..<bytes.count where ASCII.hexadecimalValue(bytes[index]) == nil {
      return false
    }
    return true
  }

  /// Whether a value is a number, in decimal or hexadecimal, and perhaps a unit.
  private static func isNumber(_ bytes: Span<UInt8>) -> Bool {
    var index = bytes[0] == 0x2D ? 1 : 0
    if ByteScan.matches(bytes, at: index, "0x") || ByteScan.matches(bytes, at: index, "0X") {
      guard bytes.count > index + 2 else { return false }
      for digit in index + 2..<bytes.count
      where ASCII.hexadecimalValue(bytes[digit]) == nil {
        return false
      }
      return true
    }
    var digits = 0
    var points = 0
    while index < bytes.count, ASCII.isDigit(bytes[index]) || bytes[index] == 0x2E {
      if bytes[index] == 0x2E { points += 1 } else { digits += 1 }
      index += 1
    }
    guard digits > 0, points <= 1 else { return false }
    let unit = index..<bytes.count
    if unit.isEmpty { return true }
    for known in ["dp", "dip", "sp", "px", "pt", "in", "mm", "%", "%p"] as [StaticString]
    where ByteScan.equals(bytes, unit, known) {
      return true
    }
    return false
  }
}

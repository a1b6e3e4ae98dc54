/// Decimal digits of the scripts that catalogs are written in.
enum Digits {
  /// Whether a digit ends right before a byte offset.
  static func stand(before end: Int, in text: borrowing Span<UInt8>) -> Bool {
    if end > 0, ASCII.isDigit(text[end - 1]) { return true }
    if end > 1, value(at: end - 2, in: text)?.length == 2 { return true }
    return end > 2 && value(at: end - 3, in: text)?.length == 3
  }

  /// Value of the digit at a byte offset and its length in bytes; nil when there is none.
  ///
  /// ASCII, Arabic-Indic, extended Arabic-Indic, Devanagari, Bengali and full-width digits (Unicode,
  /// general category Nd).
  static func value(
    at index: Int, in text: borrowing Span<UInt8>
  ) -> (value: Int, length: Int)? {
    guard index < text.count else { return nil }
    let lead = text[index]
    if ASCII.isDigit(lead) { return (Int(lead - 0x30), 1) }
    guard lead >= 0xD9, index + 1 < text.count else { return nil }
    let second = text[index + 1]
    switch lead {
    case 0xD9 where (0xA0...0xA9).contains(second): return (Int(second - 0xA0), 2)
    case 0xDB where (0xB0...0xB9).contains(second): return (Int(second - 0xB0), 2)
    case 0xE0, 0xEF:
      guard index + 2 < text.count else { return nil }
      let third = text[index + 2]
      if lead == 0xE0, second == 0xA5 || second == 0xA7, (0xA6...0xAF).contains(third) {
        return (Int(third - 0xA6), 3)
      }
      if lead == 0xEF, second == 0xBC, (0x90...0x99).contains(third) {
        return (Int(third - 0x90), 3)
      }
      return nil
    default: return nil
    }
  }
}

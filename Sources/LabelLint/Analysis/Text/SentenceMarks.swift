/// Marks that end sentences or divide them, as plain texts hold them.
enum SentenceMarks {
  /// Whether a mark that ends sentences stands within a text.
  static func hasMarkWithin(
    _ plain: Span<UInt8>, breaks: Span<Int>
  ) -> Bool {
    if breaks.count > 0 { return true }
    for index in plain.indices.dropLast() {
      switch plain[index] {
      case ".", "!", "?":
        // A full stop within a word or number ends nothing.
        if !ASCII.isAlphanumeric(plain[index + 1]) { return true }
      // First bytes of the marks of other scripts: U+0964, U+06D4, U+3002, U+FF01, U+203C.
      case 0xE0, 0xDB, 0xE2, 0xE3, 0xEF:
        if endsSentence(plain.scalarOrReplacement(at: index).value) { return true }
      default: break
      }
    }
    return false
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{06D4}", "\u{0964}", "\u{0965}", "\u{203C}"..."\u{203D}", "\u{2047}"..."\u{2049}",
      "\u{3002}", "\u{FF01}", "\u{FF0E}", "\u{FF1F}", "\u{FF61}":
      true
    default: false
    }
  }

  /// Whether a mark that divides a sentence stands within a text, with a blank behind it.
  static func divideClauses(_ text: Span<UInt8>) -> Bool {
    for index in text.indices.dropFirst() where text[index] == 0x20 {
      switch text[index - 1] {
      case ",", ";", ":", "-": return true
      // The last byte of U+2013, U+2014 and U+2026.
      case 0x93, 0x94, 0xA6: if index >= 3, text[index - 3] == 0xE2 { return true }
      default: break
      }
    }
    return false
  }
}

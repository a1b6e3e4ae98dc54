/// Marks that end sentences or divide them, as plain texts hold them.
enum SentenceMarks {
  /// Whether a mark that ends sentences stands within a text.
  static func mayHoldTwo(
    _ plain: Span<UInt8>, breaks: Span<Int>
  ) -> Bool {
    if breaks.count > 0 { return true }
    let first = firstBlockWithMark(in: plain)
    for index in first..<max(first, plain.count - 1) {
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

  /// Offset of a block before which no mark that ends sentences stands: most texts have none at all.
  private static func firstBlockWithMark(in plain: Span<UInt8>) -> Int {
    var index = 0
    while index &+ ByteBlock.size < plain.count {
      let (block, next) = (
        ByteBlock.load(plain, at: index), ByteBlock.load(plain, at: index &+ 1)
      )
      /// Where a byte stands, before one of two.
      @inline(__always)
      func lead(_ byte: UInt8, _ second: UInt8, _ other: UInt8) -> ByteBlock.Mask {
        (block .== ByteBlock.all(byte))
          .& ((next .== ByteBlock.all(second)) .| (next .== ByteBlock.all(other)))
      }
      let marks =
        (block .== ByteBlock.all(".")) .| (block .== ByteBlock.all("!"))
        .| (block .== ByteBlock.all("?")) .| lead(0xDB, 0x94, 0x94)
        .| lead(0xE0, 0xA5, 0xA5) .| lead(0xE2, 0x80, 0x81) .| lead(0xE3, 0x80, 0x80)
        .| lead(0xEF, 0xBC, 0xBD)
      if ByteBlock.hasPlace(marks) { return index }
      index &+= ByteBlock.size
    }
    return index
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

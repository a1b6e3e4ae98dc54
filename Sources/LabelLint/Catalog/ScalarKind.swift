/// A coarse division of Unicode scalars, good enough to find words in keys, comments and short
/// texts without ICU.
///
/// Blocks of punctuation and symbols are told from letters by the block ranges of Unicode 15
/// (`Blocks.txt`) and the common marks inside blocks of letters; what remains counts as a letter.
enum ScalarKind {
  /// Whether a scalar is a letter, digit or mark on one, by its code point.
  static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return ASCII.isAlphanumeric(UInt8(scalar)) }
    switch scalar {
    // Latin-1: only ª, µ, º below À, and no × or ÷ behind it.
    case 0x80..<0xC0: return scalar == 0xAA || scalar == 0xB5 || scalar == 0xBA
    case 0xD7, 0xF7: return false
    // Marks of Greek, Armenian, Hebrew and Arabic.
    case 0x37E, 0x387, 0x55A...0x55F, 0x589, 0x58A, 0x5BE, 0x5C0, 0x5C3, 0x5C6, 0x5F3, 0x5F4,
      0x609...0x60D, 0x61B...0x61F, 0x66A...0x66D, 0x6D4:
      return false
    // Marks of Indic scripts, Thai, Myanmar, Georgian, Ethiopic, Khmer.
    case 0x964, 0x965, 0xE3F, 0xE4F, 0xE5A, 0xE5B, 0x104A...0x104F, 0x10FB, 0x1360...0x1368,
      0x17D4...0x17DB:
      return false
    // General Punctuation to Miscellaneous Symbols and Arrows, but Roman and circled letters.
    case 0x2000..<0x2C00: return (0x2160...0x2188).contains(scalar) || isSpelledSymbol(scalar)
    case 0x2E00..<0x2E80: return false
    // CJK Symbols and Punctuation, but the iteration marks and ideographic numbers.
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D...0x303F, 0x30A0, 0x30FB: return false
    // Private use, variation selectors, vertical and small forms, full-width marks, specials.
    case 0xE000..<0xF900, 0xFE00..<0xFE70, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65, 0xFFE0..<0x1_0000:
      return false
    // Emoji and other pictures, tags and variation selectors that spell some of them.
    case 0x1_F000..<0x1_FB00, 0xE_0000..<0xE_1000: return false
    default: return true
    }
  }

  /// Whether a scalar of the symbol blocks is a letter in another form: superscript, circled.
  private static func isSpelledSymbol(_ scalar: UInt32) -> Bool {
    scalar == 0x2071 || scalar == 0x207F || (0x2090...0x209C).contains(scalar)
      || (0x24B6...0x24E9).contains(scalar)
  }
}

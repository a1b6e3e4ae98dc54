/// What becomes of a character when a text is made plain.
enum ScalarRole {
  /// It stays.
  case text
  /// It is white space, which collapses (Unicode, property White_Space).
  case space
  /// It is invisible and goes.
  case invisible

  /// The role of a scalar.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      self = .space
    // Marks and controls of direction, zero-width space, word joiner, byte-order mark, soft hyphen.
    // U+200C and U+200D stay: they are spelling in Persian and Indic scripts, and join emoji.
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x2060, 0xFEFF, 0xAD:
      self = .invisible
    default: self = .text
    }
  }

  /// The role of the character at a byte offset, and its length in bytes.
  static func at(_ index: Int, in text: borrowing Span<UInt8>) -> (role: ScalarRole, length: Int) {
    let lead = text[index]
    if lead < 0x80 { return (ScalarRole(UInt32(lead)), 1) }
    var end = index + 1
    var scalar = UInt32(lead < 0xE0 ? lead & 0x1F : lead < 0xF0 ? lead & 0x0F : lead & 0x07)
    while end < text.count, end - index < 4, text[end] & 0xC0 == 0x80 {
      scalar = scalar << 6 | UInt32(text[end] & 0x3F)
      end += 1
    }
    // Ill-formed bytes are text as they are.
    let isWhole = end - index == (lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
    return (isWhole && lead >= 0xC2 ? ScalarRole(scalar) : .text, end - index)
  }
}

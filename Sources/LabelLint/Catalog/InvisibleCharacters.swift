/// Characters that nobody sees: no-break and other blanks, and what has no width.
enum InvisibleCharacters {
  /// Whether a text holds nothing else.
  static func areAll(of text: Span<UInt8>) -> Bool {
    guard mayBegin(text) else { return text.isEmpty }
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      guard isInvisible(scalar) else { return false }
      index += length
    }
    return true
  }

  /// Whether the first bytes of a text leave open that one begins it: U+00A0 and U+00AD, U+2000 to U+207F, U+3000,
  /// U+FEFF, and blanks of ASCII.
  @inline(__always)
  static func mayBegin(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0 else { return false }
    if text[0] <= 0x20 { return true }
    guard text[0] >= 0xC2, text.count > 1 else { return false }
    switch text[0] {
    case 0xC2: return text[1] == 0xA0 || text[1] == 0xAD
    case 0xE2: return text[1] == 0x80 || text[1] == 0x81
    case 0xE3: return text[1] == 0x80
    case 0xEF: return text[1] == 0xBB
    default: return false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 }
    return CharacterProperties.generalCategory(scalar).isSeparator
      || CharacterProperties.isDefaultIgnorable(scalar)
  }
}

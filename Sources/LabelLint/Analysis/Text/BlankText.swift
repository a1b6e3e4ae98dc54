/// Texts in which there is nothing to speak.
enum BlankText {
  /// Whether a decoded text is empty or holds only white space, invisible characters, controls and
  /// quotation marks.
  static func isBlank(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        guard byte <= 0x20 || byte == 0x7F || byte == "\"" || byte == 0x27 else {
          return false
        }
        index += 1
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      guard isSilent(scalar) else { return false }
      index += length
    }
    return true
  }

  /// Whether a scalar past ASCII is a blank, a control, invisible or a quotation mark.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2018}"..."\u{201F}", "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}": return true
    default: break
    }
    let category = CharacterProperties.generalCategory(scalar)
    return category.isSeparator || category == .control || category == .format
      || CharacterProperties.isDefaultIgnorable(scalar)
  }
}

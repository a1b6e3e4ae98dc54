/// The first letter of a label, where it begins the label.
struct LabelStart {
  /// Byte offset of the letter.
  var offset: Int
  /// Whether it is a small letter.
  var isLower: Bool

  /// Finds the first letter; nil where a digit, placeholder or letter without case comes first, or
  /// none at all.
  static func first(in text: Span<UInt8>) -> LabelStart? {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      switch LetterCase(scalar) {
      case .upper: return LabelStart(offset: index, isLower: false)
      case .lower: return LabelStart(offset: index, isLower: true)
      case .uncased: return nil
      case .none:
        let isValue = scalar == "\u{FFFC}" || scalar == "%" || scalar == "{" || scalar == "$"
        if isValue || WordScalar.isLetterOrDigit(scalar) { return nil }
        index += length
      }
    }
    return nil
  }

  /// Byte offsets of the word of the text that it begins: the run without blanks, without the marks behind
  /// its last letter.
  func word(in text: Span<UInt8>) -> Range<Int> {
    let limit = text.wordEnd(at: offset)
    var (index, end) = (offset, offset)
    while index < limit {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      let isMark = CharacterProperties.generalCategory(scalar).isMark
      if isMark || WordScalar.isLetterOrDigit(scalar) { end = index }
    }
    return offset..<max(end, offset)
  }
}

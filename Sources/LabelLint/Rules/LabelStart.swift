/// The first letter of a label, where it begins the label.
struct LabelStart {
  /// Byte offsets of the word that it begins.
  var word: Range<Int>
  /// Whether it is a small letter.
  var isLower: Bool

  /// Finds the first letter; nil where a digit, placeholder or letter without case comes first, or
  /// none at all.
  static func first(in text: Span<UInt8>) -> LabelStart? {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      switch LetterCase(scalar) {
      case .upper: return LabelStart(word: word(at: index, in: text), isLower: false)
      case .lower: return LabelStart(word: word(at: index, in: text), isLower: true)
      case .uncased: return nil
      case .none:
        let isValue = scalar == "\u{FFFC}" || scalar == "%" || scalar == "{" || scalar == "$"
        if isValue || WordScalar.isLetterOrDigit(scalar) { return nil }
        index += length
      }
    }
    return nil
  }

  /// The run without blanks that begins at an offset, without the marks behind its last letter.
  private static func word(at start: Int, in text: Span<UInt8>) -> Range<Int> {
    let limit = text.wordEnd(at: start)
    var (index, end) = (start, start)
    while index < limit {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      let isMark = CharacterProperties.generalCategory(scalar).isMark
      if isMark || WordScalar.isLetterOrDigit(scalar) { end = index }
    }
    return start..<max(end, start)
  }
}

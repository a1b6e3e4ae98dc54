/// Tells texts of nothing but blanks, marks, numbers and placeholders from those that a translator could
/// change.
enum WordlessText {
  /// Whether a decoded text holds a letter outside of placeholders; nearly all texts do, and are known by
  /// their first bytes.
  static func holdsWords(_ text: Span<UInt8>) -> Bool {
    var index = 0
    var messages = MessageSyntax()
    while index < text.count {
      let byte = text[index]
      switch byte {
      case "%": index = specifierEnd(in: text, at: index)
      case "{": index = messages.end(at: index, in: text) ?? tokenEnd(in: text, at: index)
      case "}": index = messages.end(at: index, in: text) ?? index + 1
      case 0x80...:
        let (scalar, length) = text.scalarOrReplacement(at: index)
        if CharacterProperties.isLetter(scalar) { return true }
        index += length
      default:
        if ASCII.isLetter(byte) { return true }
        index += 1
      }
    }
    return false
  }

  /// Whether a decoded text holds a letter, or a placeholder for which words may come.
  static func holdsWordsOrPlaceholders(_ text: Span<UInt8>) -> Bool {
    wordsAndPlaceholders(in: text) != nil
  }

  /// Byte offsets from the first letter of a decoded text, or placeholder for which words may come, to the end of the
  /// last; nil where there is none.
  static func wordsAndPlaceholders(in text: Span<UInt8>) -> Range<Int>? {
    var (first, last): (Int?, Int) = (nil, 0)
    var index = 0
    while index < text.count {
      let (end, isFilled) = piece(at: index, in: text)
      if isFilled {
        if first == nil { first = index }
        last = end
      }
      index = end
    }
    return first.map { $0..<last }
  }

  /// Offset behind the character or placeholder at an offset, and whether it is a letter or stands for words.
  private static func piece(at index: Int, in text: Span<UInt8>) -> (end: Int, isFilled: Bool) {
    switch text[index] {
    case "%":
      let end = specifierEnd(in: text, at: index)
      let last = text[end - 1]
      return (end, end > index + 1 && (ASCII.isLetter(last) || last == "@" || last == "}"))
    case "{":
      let end = tokenEnd(in: text, at: index)
      return (end, text[end - 1] == "}")
    default:
      let (scalar, length) = text.scalarOrReplacement(at: index)
      return (index + length, CharacterProperties.isLetter(scalar))
    }
  }

  /// Offset behind a format specifier such as `%1$s`, `%-5.2f`, `%lld` or `%#@files@`.
  private static func specifierEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var index = start + 1
    if index < text.count, text[index] == "{" {
      return tokenEnd(in: text, at: index)
    }
    while index < text.count, isModifier(text[index]) { index += 1 }
    if index < text.count, text[index] == "@" {
      // A variable has its name between two signs; an object has one sign.
      guard text[index - 1] == "#" else { return index + 1 }
      index += 1
      while index < text.count, text[index] != "@", text[index] != 0x20 { index += 1 }
      return min(index + 1, text.count)
    }
    while index < text.count, "hlqLztj".utf8.contains(text[index]) { index += 1 }
    return min(index + 1, text.count)
  }

  /// Whether a byte may stand between `%` and the conversion.
  private static func isModifier(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || "$#-+ ,.0(<*".utf8.contains(byte)
  }

  /// Offset behind `{name}`; where the braces hold more than a name, behind the braces alone.
  private static func tokenEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] == "{" { index += 1 }
    let name = index
    while index < text.count, ASCII.isAlphanumeric(text[index]) || text[index] == "_" {
      index += 1
    }
    guard index < text.count, text[index] == "}" else { return name }
    while index < text.count, text[index] == "}" { index += 1 }
    return index
  }
}

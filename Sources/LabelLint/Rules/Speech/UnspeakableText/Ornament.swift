/// Signs that buttons show beside their names and that say nothing: "Next >", "× Close", "Close [x]".
enum Ornament {
  /// Signs that stand behind a name; three dots in a row are an ellipsis there, at the height of Chinese ones too.
  private static let behindNames: Set<Unicode.Scalar> = [
    ">", "+", "\u{203A}", "\u{BB}", "\u{D7}", "\u{2261}", "\u{226B}", "\u{22EE}", "\u{232A}",
    "\u{276D}", "\u{276F}", "\u{27E9}", "\u{3009}", "\u{FF1E}",
  ]
  /// The same before a name.
  private static let beforeNames: Set<Unicode.Scalar> = [
    "<", "+", "\u{2039}", "\u{AB}", "\u{D7}", "\u{2261}", "\u{226A}", "\u{22EE}", "\u{22EF}",
    "\u{2329}", "\u{276C}", "\u{276E}", "\u{27E8}", "\u{3008}", "\u{FF1C}",
  ]
  /// Signs that are a part of a name without a blank before them: "Google+", "5×".
  private static let parts: Set<Unicode.Scalar> = ["+", "\u{D7}"]

  /// A sign behind the last word of a text, or some of one kind: "Next >", "Next »»", "Close ×".
  static func behind(_ text: Span<UInt8>) -> UnspeakableSign? {
    var end = text.count
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    guard let (sign, last) = text.scalar(before: end), last > 0 else { return nil }
    if sign == "]" { return bracketed(endingAt: end, in: text) }
    guard behindNames.contains(sign) else { return nil }
    var start = last
    while let (other, first) = text.scalar(before: start), other == sign { start = first }
    if isPaired(sign, in: text, before: start) { return nil }
    var name = start
    while name > 0, text[name - 1] == 0x20 { name -= 1 }
    // "3 ×" is a number of times, and "a>" may be anything.
    guard name > 1, text.isWord(at: name - 1), text.isWord(at: name - 2),
      !ASCII.isDigit(text[name - 1]), name < start || !parts.contains(sign)
    else { return nil }
    return UnspeakableSign(range: start..<end, kind: .ornament)
  }

  /// A cross or sign between square brackets behind a name, as consoles draw buttons: "Close [x]".
  private static func bracketed(endingAt end: Int, in text: Span<UInt8>) -> UnspeakableSign? {
    guard let (sign, inner) = text.scalar(before: end - 1),
      sign == "x" || sign == "X" || behindNames.contains(sign) || beforeNames.contains(sign),
      inner > 3, text[inner - 1] == "[", text[inner - 2] == 0x20, text.isWord(at: inner - 3)
    else { return nil }
    return UnspeakableSign(range: inner - 1..<end, kind: .ornament)
  }

  /// A sign before the first word of a text: "< Back".
  static func before(_ text: Span<UInt8>) -> UnspeakableSign? {
    guard text.count > 0 else { return nil }
    let (sign, length) = text.scalarOrReplacement(at: 0)
    guard beforeNames.contains(sign), length + 1 < text.count, text[length] == 0x20,
      text.isWord(at: length + 1), !ASCII.isDigit(text[length + 1]),
      text.indices.dropFirst(length).allSatisfy({ index in
        let other = text[index]
        return other != ">" && other != 0xC2 && other != 0xE2
      })
    else { return nil }
    return UnspeakableSign(range: 0..<length, kind: .ornament)
  }

  /// Whether what would open a quotation or tag before the mark stands in a text.
  private static func isPaired(
    _ sign: Unicode.Scalar, in text: Span<UInt8>, before end: Int
  ) -> Bool {
    let opening: String
    switch sign {
    case ">": opening = "<"
    case "\u{203A}": opening = "\u{2039}"
    case "\u{BB}": opening = "\u{AB}"
    case "\u{232A}": opening = "\u{2329}"
    case "\u{3009}": opening = "\u{3008}"
    case "\u{276D}": opening = "\u{276C}"
    case "\u{276F}": opening = "\u{276E}"
    case "\u{27E9}": opening = "\u{27E8}"
    default: return false
    }
    return text.extracting(0..<end).holds(opening)
  }
}

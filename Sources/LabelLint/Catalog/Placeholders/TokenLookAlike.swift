/// A piece of a text that looks like a token and is printed as it is: `{ name }`, `＄{name}`, `$१`.
struct TokenLookAlike {
  /// Bytes of the text.
  var span: Range<Int>
  /// The token it was meant to be.
  var repaired: String

  /// The look-alike of a token that a text lacks; nil when there is none.
  static func find(_ key: PlaceholderKey, in text: borrowing Span<UInt8>) -> TokenLookAlike? {
    guard case .token(let style, let name) = key, !name.isEmpty else { return nil }
    if style == .dollarNumber { return number(name, in: text) }
    var index = 0
    while index + name.count <= text.count {
      if text.extracting(index..<index + name.count).hasSameBytes(as: name.span),
        let span = braced(index..<index + name.count, style, in: text)
      {
        return TokenLookAlike(
          span: span, repaired: spelling(of: String(decoding: name, as: UTF8.self), style))
      }
      index += 1
    }
    return nil
  }

  /// A `$` before the digit of another script that has the value of a token's number.
  private static func number(_ name: [UInt8], in text: borrowing Span<UInt8>) -> TokenLookAlike? {
    guard let digit = name.first else { return nil }
    for index in text.indices where text[index] == UInt8(ascii: "$") {
      guard let found = Digits.value(at: index + 1, in: text), found.length > 1,
        found.value == Int(digit) - 0x30
      else { continue }
      return TokenLookAlike(
        span: index..<index + 1 + found.length, repaired: "$" + String(found.value))
    }
    return nil
  }

  /// The name with the braces around it, of any width, and the signs before them.
  private static func braced(
    _ name: Range<Int>, _ style: Placeholder.Style, in text: borrowing Span<UInt8>
  ) -> Range<Int>? {
    if name.upperBound < text.count, TokenStyles.isNameByte(text[name.upperBound]) { return nil }
    let isDoubled = style == .doubleBrace
    var start = skipBlanks(before: name.lowerBound, in: text)
    let open = IntroducingSign.openingBrace.length(endingAt: start, in: text)
    guard open > 0 else { return nil }
    start -= open
    var end = skipBlanks(from: name.upperBound, in: text)
    let close = IntroducingSign.closingBrace.length(at: end, in: text)
    end = close > 0 ? end + close : name.upperBound
    // `{ {name} }` has the blanks between its braces.
    let outer = isDoubled ? skipBlanks(before: start, in: text) : start
    let secondOpen = IntroducingSign.openingBrace.length(endingAt: outer, in: text)
    if secondOpen > 0 { start = outer - secondOpen }
    let behind = isDoubled ? skipBlanks(from: end, in: text) : end
    let secondClose = IntroducingSign.closingBrace.length(at: behind, in: text)
    if close > 0, secondClose > 0 { end = behind + secondClose }
    return signStart(before: start, style, in: text)..<end
  }

  /// Where the signs begin that stand before a brace: those that a token of its style has, or one that makes it a
  /// token of another style.
  private static func signStart(
    before brace: Int, _ style: Placeholder.Style, in text: borrowing Span<UInt8>
  ) -> Int {
    var start = skipBlanks(before: brace, in: text)
    switch style {
    case .percentBrace, .dollarBrace:
      let sign: IntroducingSign = style == .percentBrace ? .percent : .dollar
      var length = sign.length(endingAt: start, in: text)
      if length == 0 { return brace }
      while length > 0 {
        start -= length
        length = sign.length(endingAt: start, in: text)
      }
      return start
    default:
      if brace > 0, text[brace - 1] == UInt8(ascii: "$") || text[brace - 1] == UInt8(ascii: "%") {
        return brace - 1
      }
      return brace
    }
  }

  /// Offset behind the blanks that stand from an offset on.
  private static func skipBlanks(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] == 0x20 { end += 1 }
    return end
  }

  /// Offset before the blanks that end at an offset.
  private static func skipBlanks(before end: Int, in text: borrowing Span<UInt8>) -> Int {
    var start = end
    while start > 0, text[start - 1] == 0x20 { start -= 1 }
    return start
  }

  /// How a token of a style is written.
  private static func spelling(of name: String, _ style: Placeholder.Style) -> String {
    switch style {
    case .doubleBrace: "{{\(name)}}"
    case .percentBrace: "%{\(name)}"
    case .percentName: "%\(name)%"
    case .dollarBrace: "${\(name)}"
    default: "{\(name)}"
    }
  }
}

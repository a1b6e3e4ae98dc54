/// A piece of a text that looks like a token and is printed as it is: `{ name }`, `$ {name}`, `$१`.
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
        let span = braced(index..<index + name.count, in: text)
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
  private static func braced(_ name: Range<Int>, in text: borrowing Span<UInt8>) -> Range<Int>? {
    var start = name.lowerBound
    var end = name.upperBound
    while start > 0, text[start - 1] == 0x20 { start -= 1 }
    while end < text.count, text[end] == 0x20 { end += 1 }
    // U+FF5B and U+FF5D are the full-width braces.
    let open = braceLength(endingAt: start, 0x9B, ascii: UInt8(ascii: "{"), in: text)
    guard open > 0 else { return nil }
    start -= open
    if end < text.count, text[end] == UInt8(ascii: "}") {
      end += 1
    } else if end + 2 < text.count, text[end] == 0xEF, text[end + 1] == 0xBD, text[end + 2] == 0x9D
    {
      end += 3
    }
    if start > 0, text[start - 1] == UInt8(ascii: "{") { start -= 1 }
    if end < text.count, text[end] == UInt8(ascii: "}") { end += 1 }
    var sign = start
    while sign > 0, text[sign - 1] == 0x20 { sign -= 1 }
    if sign > 0, text[sign - 1] == UInt8(ascii: "$") || text[sign - 1] == UInt8(ascii: "%") {
      start = sign - 1
    }
    return start..<end
  }

  /// Length in bytes of the opening brace that ends at an offset; 0 when there is none.
  private static func braceLength(
    endingAt end: Int, _ fullWidth: UInt8, ascii: UInt8, in text: borrowing Span<UInt8>
  ) -> Int {
    if end > 0, text[end - 1] == ascii { return 1 }
    if end > 2, text[end - 1] == fullWidth, text[end - 2] == 0xBD, text[end - 3] == 0xEF {
      return 3
    }
    return 0
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

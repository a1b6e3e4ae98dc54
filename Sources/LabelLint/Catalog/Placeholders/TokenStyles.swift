/// Tokens that programs replace by name, whatever the platform.
enum TokenStyles {
  /// The token that begins at a `%`, `{` or `$`; nil when the character is plain text.
  ///
  /// - Parameters:
  ///   - start: Offset of the character.
  ///   - text: The text.
  ///   - number: Offset behind the `$1` read last; -1 before the first.
  /// - Returns: The token.
  static func token(
    at start: Int, in text: borrowing Span<UInt8>, behind number: Int = -1
  ) -> Placeholder? {
    let next = start + 1 < text.count ? text[start + 1] : 0
    switch text[start] {
    case UInt8(ascii: "%") where next == UInt8(ascii: "{"):
      return braced(.percentBrace, at: start, open: 2, close: 1, in: text)
    case UInt8(ascii: "%") where ASCII.isLetter(next): return percentName(at: start, in: text)
    case UInt8(ascii: "$") where next == UInt8(ascii: "{"):
      return braced(.dollarBrace, at: start, open: 2, close: 1, in: text)
    case UInt8(ascii: "$"): return dollarNumber(at: start, in: text, behind: number)
    case UInt8(ascii: "{") where next == UInt8(ascii: "{"):
      return braced(.doubleBrace, at: start, open: 2, close: 2, in: text)
    case UInt8(ascii: "{"): return braced(.brace, at: start, open: 1, close: 1, in: text)
    default: return nil
    }
  }

  /// Whether a byte may stand in the name of a token.
  ///
  /// Dots, hyphens and brackets are those of `{user.name}`, `{first-name}` and `${items[0]}`.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: ASCII.isAlphanumeric(byte)
    }
  }

  /// A name between braces; blanks are allowed inside doubled ones only, where they are usual.
  private static func braced(
    _ style: Placeholder.Style, at start: Int, open: Int, close: Int,
    in text: borrowing Span<UInt8>
  ) -> Placeholder? {
    let allowsBlanks = style == .doubleBrace
    var first = start + open
    while allowsBlanks, first < text.count, text[first] == UInt8(ascii: " ") { first += 1 }
    guard first < text.count, ASCII.isAlphanumeric(text[first]) || text[first] == 0x5F else {
      return nil
    }
    var last = first
    while last < text.count, isNameByte(text[last]) { last += 1 }
    var end = last
    while allowsBlanks, end < text.count, text[end] == UInt8(ascii: " ") { end += 1 }
    guard end + close <= text.count else { return nil }
    for offset in end..<end + close where text[offset] != UInt8(ascii: "}") { return nil }
    return Placeholder(style, at: start..<end + close, name: first..<last, argument: .token)
  }

  /// `%NAME%`, `%app_name%` and `%first-name%`: two characters or more, three where small letters are among them, which
  /// no specifier is made of.
  private static func percentName(
    at start: Int, in text: borrowing Span<UInt8>
  ) -> Placeholder? {
    let first = start + 1
    var last = first
    var hasSmall = false
    var joint = -1
    while last < text.count {
      if !ASCII.isAlphanumeric(text[last]), text[last] != 0x5F {
        guard joinsNames(at: last, in: text) else { break }
        if joint < 0 { joint = last }
      }
      hasSmall = hasSmall || ASCII.isLetter(text[last]) && !ASCII.isUpperCase(text[last])
      last += 1
    }
    guard last < text.count, text[last] == UInt8(ascii: "%"), last - first >= (hasSmall ? 3 : 2)
    else { return nil }
    // `%s-fold%` and `%lld.x%` begin with a specifier.
    if joint >= 0, isSized(text.extracting(first..<joint)) { return nil }
    if hasSmall {
      let name = text.extracting(first..<last)
      // `%dx%d` and `%lld%%` have a specifier on both sides; `%arg` is Apple's.
      if name.equals("arg") || isSized(name) || opensSpecifier(at: last, in: text) { return nil }
    }
    return Placeholder(.percentName, at: start..<last + 1, name: first..<last, argument: .token)
  }

  /// Whether a dot or hyphen at an offset stands before a further word of a name: `%user.name%`, `%first-name%`.
  private static func joinsNames(at index: Int, in text: borrowing Span<UInt8>) -> Bool {
    guard text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: "-") else { return false }
    return index + 1 < text.count && ASCII.isLetter(text[index + 1])
  }

  /// Whether the name of a token has a small letter: nobody means `%n` by `%name%`, formatted or not.
  static func hasSmallLetter(_ token: Placeholder, in text: borrowing Span<UInt8>) -> Bool {
    let name = token.name.range
    return name.contains { ASCII.isLetter(text[$0]) && !ASCII.isUpperCase(text[$0]) }
  }

  /// Whether some letters are a conversion with its length: `lld`.
  private static func isSized(_ name: borrowing Span<UInt8>) -> Bool {
    for index in 0..<name.count - 1 where !"lhqzjtL".utf8.contains(name[index]) { return false }
    return true
  }

  /// Whether a `%` may begin a specifier, a doubled sign or a token: nothing else stands directly behind it.
  private static func opensSpecifier(at percent: Int, in text: borrowing Span<UInt8>) -> Bool {
    let next = percent + 1
    guard next < text.count else { return false }
    // A dot before a precision belongs to a specifier, any other ends a sentence.
    if text[next] == UInt8(ascii: ".") {
      return next + 1 < text.count
        && (ASCII.isDigit(text[next + 1]) || text[next + 1] == UInt8(ascii: "*"))
    }
    return ASCII.isAlphanumeric(text[next]) || "@%$#*+{".utf8.contains(text[next])
  }

  /// `$1`; digits that are part of an amount of money (`$10`, `$1.50`, `US$5`) are text.
  ///
  /// A letter or digit before the `$` makes it money as well, unless that is the digit of another token:
  /// `$1$2`.
  private static func dollarNumber(
    at start: Int, in text: borrowing Span<UInt8>, behind number: Int
  ) -> Placeholder? {
    let digit = start + 1
    guard digit < text.count, ASCII.isDigit(text[digit]), text[digit] != 0x30 else { return nil }
    if start > 0, start != number, ASCII.isAlphanumeric(text[start - 1]) { return nil }
    var next = digit + 1
    if next < text.count, text[next] == UInt8(ascii: ".") || text[next] == UInt8(ascii: ",") {
      next += 1
    }
    if next < text.count, ASCII.isDigit(text[next]) { return nil }
    return Placeholder(
      .dollarNumber, at: start..<digit + 1, name: digit..<digit + 1, argument: .token)
  }
}

/// Reads the greatest length of a text from the comment of its author.
///
/// `max(imum)?\.? ?(length|chars?|characters)[:= ]+(\d+)`, `(\d+) ?(chars?|characters) max`,
/// `no (more|longer) than (\d+) characters`.
enum LengthComment {
  /// The limit that a comment names; nil when it names none.
  static func limit(in comment: Span<UInt8>) -> Int? {
    var index = 0
    while index < comment.count {
      switch ASCII.lowercased(comment[index]) {
      case "m": if let limit = maximum(at: index, in: comment) { return limit }
      case "n": if let limit = noMore(at: index, in: comment) { return limit }
      case let byte where ASCII.isDigit(byte):
        if index == 0 || !ASCII.isDigit(comment[index - 1]),
          let limit = charactersMax(at: index, in: comment)
        {
          return limit
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func maximum(at start: Int, in text: Span<UInt8>) -> Int? {
    guard !text.isWord(at: start - 1),
      var index = text.end(of: "maximum", at: start) ?? text.end(of: "max", at: start)
    else { return nil }
    if index < text.count, text[index] == "." { index += 1 }
    if index < text.count, text[index] == 0x20 || text[index] == "-" { index += 1 }
    guard let end = text.end(of: "length", at: index) ?? characters(at: index, in: text) else {
      return nil
    }
    index = end
    let before = index
    while index < text.count, [0x20, 0x3A, 0x3D].contains(text[index]) { index += 1 }
    return index > before ? number(at: index, in: text)?.value : nil
  }

  private static func noMore(at start: Int, in text: Span<UInt8>) -> Int? {
    guard !text.isWord(at: start - 1),
      let index = text.end(of: "no more than ", at: start)
        ?? text.end(of: "no longer than ", at: start),
      let found = number(at: index, in: text), found.end < text.count, text[found.end] == 0x20,
      characters(at: found.end + 1, in: text) != nil
    else { return nil }
    return found.value
  }

  private static func charactersMax(at start: Int, in text: Span<UInt8>) -> Int? {
    guard let found = number(at: start, in: text) else { return nil }
    var index = found.end
    if index < text.count, text[index] == 0x20 { index += 1 }
    guard let end = characters(at: index, in: text), text.end(of: " max", at: end) != nil else {
      return nil
    }
    return found.value
  }

  private static func characters(at index: Int, in text: Span<UInt8>) -> Int? {
    text.end(of: "characters", at: index) ?? text.end(of: "chars", at: index)
      ?? text.end(of: "char", at: index)
  }

  private static func number(at start: Int, in text: Span<UInt8>) -> (value: Int, end: Int)? {
    var (value, index) = (0, start)
    while index < text.count, ASCII.isDigit(text[index]), index - start < 9 {
      value = value * 10 + Int(text[index]) - 0x30
      index += 1
    }
    return index > start ? (value, index) : nil
  }
}

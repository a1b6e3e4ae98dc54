/// Word boundaries of ASCII texts, the fast path of `WordBreaking`.
enum ASCIIWords {
  /// Calls a function with every segment of a text and returns true; false, without a call, when
  /// the text is not ASCII or holds `:` or `@`, which some locales treat in their own way.
  static func forEachSegment(in text: Span<UInt8>, _ body: (WordSegment) -> Void) -> Bool {
    for index in text.indices {
      let byte = text[index]
      if byte >= 0x80 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") { return false }
    }
    var start = 0
    while start < text.count {
      let (end, kind) = segment(at: start, in: text)
      body(WordSegment(range: start..<end, kind: kind))
      start = end
    }
    return true
  }

  /// Byte offset behind the segment that starts at an offset, and its kind (UAX 29, WB3 to WB13).
  private static func segment(at start: Int, in text: Span<UInt8>) -> (Int, WordKind) {
    let first = text[start]
    var end = start + 1
    if isWordByte(first) { return word(at: start, in: text) }
    if first == 0x0D, end < text.count, text[end] == 0x0A { return (end + 1, .none) }
    if first == 0x20 {
      while end < text.count, text[end] == 0x20 { end += 1 }
    }
    return (end, .none)
  }

  /// Byte offset behind the letters, digits and underscores at an offset, and what they are.
  private static func word(at start: Int, in text: Span<UInt8>) -> (Int, WordKind) {
    var end = start
    var kind = WordKind.none
    while end < text.count {
      let byte = text[end]
      // As in ICU the last letter or digit decides, and two underscores in a row are letters.
      if ASCIICase.isLetter(byte) {
        kind = .letters
      } else if ASCIICase.isDigit(byte) {
        kind = .number
      } else if byte == UInt8(ascii: "_") {
        if end > start, text[end - 1] == byte { kind = .letters }
      } else if !joins(end, in: text) {
        break
      }
      end += 1
    }
    return (end, kind)
  }

  /// Whether a mark joins what stands before and after it: `'` and `.` two letters or two digits,
  /// `,` and `;` two digits.
  private static func joins(_ index: Int, in text: Span<UInt8>) -> Bool {
    guard index > 0, index + 1 < text.count else { return false }
    let (before, after) = (text[index - 1], text[index + 1])
    let betweenDigits = ASCIICase.isDigit(before) && ASCIICase.isDigit(after)
    switch text[index] {
    case UInt8(ascii: "'"), UInt8(ascii: "."):
      return betweenDigits || (ASCIICase.isLetter(before) && ASCIICase.isLetter(after))
    case UInt8(ascii: ","), UInt8(ascii: ";"): return betweenDigits
    default: return false
    }
  }

  /// Whether a byte starts a word.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    ASCIICase.isLetter(byte) || ASCIICase.isDigit(byte) || byte == UInt8(ascii: "_")
  }
}

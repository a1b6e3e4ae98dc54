/// Quotation marks of prose around the value of an attribute, which browsers take for a part of it: `href=“…”`.
enum ProseQuotes {
  /// The first such mark of a text with the name of its attribute; nil where there is none.
  static func first(in text: Span<UInt8>) -> Range<Int>? {
    var isInTag = false
    for index in text.indices {
      switch text[index] {
      case "<": isInTag = index + 1 < text.count && ASCII.isLetter(text[index + 1])
      case ">": isInTag = false
      case "=" where isInTag:
        guard index + 1 < text.count, text[index + 1] >= 0x80 else { continue }
        var start = index
        while start > 0, ASCII.isLetter(text[start - 1]) || text[start - 1] == "-" { start -= 1 }
        let (mark, length) = text.scalarOrReplacement(at: index + 1)
        if start < index, isQuote(mark) { return start..<index + 1 + length }
      default: break
      }
    }
    return nil
  }

  /// Guillemets, and the quotation marks of General Punctuation.
  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: true
    default: false
    }
  }
}

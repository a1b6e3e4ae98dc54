/// JSON strings as our records write them: non-ASCII as itself, controls and the two line
/// separators of Unicode escaped.
package enum JSONText {
  /// Appends a string in double quotes.
  package static func append(_ text: String, to output: inout [UInt8]) {
    append(text.utf8.span, to: &output)
  }

  /// Appends UTF-8 in double quotes.
  static func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    guard var next = firstEscaped(in: text, from: 0) else { return output.append(quoting: text) }
    output.append(UInt8(ascii: "\""))
    var start = 0
    while true {
      output.append(text.extracting(start..<next))
      start = next + appendEscape(at: next, of: text, to: &output)
      guard let found = firstEscaped(in: text, from: start) else { break }
      next = found
    }
    output.append(text.extracting(start..<text.count))
    output.append(UInt8(ascii: "\""))
  }

  /// Offset of the first scalar at or behind an offset that must not stand as it is; nil when all may.
  static func firstEscaped(in text: Span<UInt8>, from offset: Int) -> Int? {
    var offset = offset
    while let index = text.firstIndexOfJSONSpecial(from: offset) {
      switch text[index] {
      // U+0080 to U+009F.
      case 0xC2: if index + 1 < text.count, text[index + 1] < 0xA0 { return index }
      // U+2028 and U+2029.
      case 0xE2:
        if index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] & 0xFE == 0xA8 {
          return index
        }
      default: return index
      }
      offset = index + 1
    }
    return nil
  }

  /// Appends the escape of the scalar at an offset, which must have one; gives the scalar's length.
  private static func appendEscape(
    at index: Int, of text: Span<UInt8>, to output: inout [UInt8]
  ) -> Int {
    switch text[index] {
    case 0x22: output.append(#"\""#)
    case 0x5C: output.append(#"\\"#)
    case 0x08: output.append(#"\b"#)
    case 0x09: output.append(#"\t"#)
    case 0x0A: output.append(#"\n"#)
    case 0x0C: output.append(#"\f"#)
    case 0x0D: output.append(#"\r"#)
    case 0xC2:
      appendCode(UInt32(text[index + 1]), to: &output)
      return 2
    case 0xE2:
      appendCode(0x2000 | UInt32(text[index + 2] & 0x3F), to: &output)
      return 3
    case let control: appendCode(UInt32(control), to: &output)
    }
    return 1
  }

  /// Appends the escape of a scalar by its number.
  private static func appendCode(_ code: UInt32, to output: inout [UInt8]) {
    output.append(#"\u"#)
    for shift: UInt32 in [12, 8, 4, 0] {
      output.append(Hexadecimal.digit(UInt8(code >> shift & 0xF)))
    }
  }
}

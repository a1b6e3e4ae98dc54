/// JSON strings as our records write them: non-ASCII as itself, controls and the two line
/// separators of Unicode escaped.
package enum JSONText {
  /// Appends a string in double quotes.
  package static func append(_ text: String, to output: inout [UInt8]) {
    let bytes = text.utf8.span
    output.append(UInt8(ascii: "\""))
    if needsEscape(bytes) {
      for scalar in text.unicodeScalars { append(scalar, to: &output) }
    } else {
      output.append(bytes)
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Whether something in a text must not stand as it is.
  private static func needsEscape(_ bytes: Span<UInt8>) -> Bool {
    guard var index = bytes.firstIndexOfSpecial() else { return false }
    while index < bytes.count {
      switch bytes[index] {
      case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return true
      // U+0080 to U+009F.
      case 0xC2: if index + 1 < bytes.count, bytes[index + 1] < 0xA0 { return true }
      // U+2028 and U+2029.
      case 0xE2:
        if bytes.begins(with: "\u{2028}", at: index) || bytes.begins(with: "\u{2029}", at: index) {
          return true
        }
      default: break
      }
      index += 1
    }
    return false
  }

  /// Appends one scalar, escaped where it must be.
  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    switch scalar.value {
    case 0x22: output.append(contentsOf: #"\""#.utf8)
    case 0x5C: output.append(contentsOf: #"\\"#.utf8)
    case 0x08: output.append(contentsOf: #"\b"#.utf8)
    case 0x09: output.append(contentsOf: #"\t"#.utf8)
    case 0x0A: output.append(contentsOf: #"\n"#.utf8)
    case 0x0C: output.append(contentsOf: #"\f"#.utf8)
    case 0x0D: output.append(contentsOf: #"\r"#.utf8)
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
      output.append(contentsOf: #"\u"#.utf8)
      for shift: UInt32 in [12, 8, 4, 0] {
        output.append(Hexadecimal.digit(UInt8(scalar.value >> shift & 0xF)))
      }
    default: output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

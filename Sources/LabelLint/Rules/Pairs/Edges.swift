/// White space at the ends of decoded texts.
enum Edges {
  /// Whether the white space of some text begins with a byte.
  @inline(__always)
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0xC2 || byte == 0xE2 || byte == 0xE3
  }

  /// Whether the white space of some text ends with a byte.
  @inline(__always)
  static func mayEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte &- 0x80 <= 0x0A || byte == 0xA0 || byte == 0xAF
  }

  /// Length in bytes of the white space that a text begins with.
  static func blankLength(atStartOf text: Span<UInt8>) -> Int {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if ASCII.isSpace(byte) {
        index += 1
      } else if let length = wideBlankLength(at: index, in: text) {
        index += length
      } else {
        break
      }
    }
    return index
  }

  /// Length in bytes of the white space that a text ends with.
  static func blankLength(atEndOf text: Span<UInt8>) -> Int {
    var end = text.count
    while end > 0 {
      let byte = text[end - 1]
      if ASCII.isSpace(byte) {
        end -= 1
      } else if byte >= 0x80, byte < 0xC0 {
        if end > 1, wideBlankLength(at: end - 2, in: text) == 2 {
          end -= 2
        } else if end > 2, wideBlankLength(at: end - 3, in: text) == 3 {
          end -= 3
        } else {
          break
        }
      } else {
        break
      }
    }
    return text.count - end
  }

  /// Length in bytes of a no-break, narrow or ideographic space at an offset; nil for any other
  /// character.
  private static func wideBlankLength(at index: Int, in text: Span<UInt8>) -> Int? {
    guard text[index] >= 0xC2 else { return nil }
    switch text[index] {
    case 0xC2: return index + 1 < text.count && text[index + 1] == 0xA0 ? 2 : nil
    case 0xE2:
      guard index + 2 < text.count, text[index + 1] == 0x80 else { return nil }
      let last = text[index + 2]
      // U+2000 to U+200A and U+202F.
      return last <= 0x8A || last == 0xAF ? 3 : nil
    case 0xE3:
      guard index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] == 0x80 else {
        return nil
      }
      return 3
    default: return nil
    }
  }
}

/// White space at the ends of decoded texts.
enum SurroundingWhitespace {
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

  /// Whether a text without a blank at its start is apart from what stands before it all the same: it
  /// begins with a mark that no blank stands before, or with a blank behind marks that are not seen.
  static func divides(atStartOf text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if CharacterProperties.isDefaultIgnorable(scalar) {
        index += length
        continue
      }
      return index > 0 && blankLength(atStartOf: text.extracting(index..<text.count)) > 0
        || closing.contains(scalar)
    }
    return false
  }

  /// The same for a text without a blank at its end, and for what is put behind it.
  static func divides(atEndOf text: Span<UInt8>) -> Bool {
    var end = text.count
    while let (scalar, start) = text.scalar(before: end) {
      if CharacterProperties.isDefaultIgnorable(scalar) {
        end = start
        continue
      }
      if end < text.count, blankLength(atEndOf: text.extracting(0..<end)) > 0 { return true }
      // Apostrophes end an elided article such as `l'` and close quotations.
      return opening.contains(scalar)
        || CharacterProperties.isApostrophe(scalar) && isElided(text, before: start)
    }
    return false
  }

  /// Marks that no blank stands before.
  private static let closing: Set<Unicode.Scalar> = [
    ",", ".", ";", ":", ")", "]", "،", "؛", "、", "。", "，",
  ]
  /// Marks that no blank stands behind: brackets, and what joins a prefix to the next word, as the tatweel of Arabic
  /// and the maqaf of Hebrew do.
  private static let opening: Set<Unicode.Scalar> = ["(", "[", "\u{0640}", "\u{05BE}"]

  /// Whether an apostrophe behind some text stands for letters: directly behind one, and no quotation is
  /// open.
  private static func isElided(_ text: Span<UInt8>, before end: Int) -> Bool {
    guard let (scalar, _) = text.scalar(before: end), CharacterProperties.isLetter(scalar) else {
      return false
    }
    var index = 0
    while index < end {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if scalar == "'" || scalar == "\u{2018}" { return false }
      index += length
    }
    return true
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

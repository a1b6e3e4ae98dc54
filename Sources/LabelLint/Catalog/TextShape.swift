/// Length in words and final mark of a text: what tells a label from a sentence.
package struct TextShape: Equatable {
  /// Number of words, placeholders counted.
  package var words: Int
  /// Whether three or more words end in `. ! ? 。 ！ ？ …`.
  package var isSentence: Bool

  /// The shape of a plain or decoded text.
  ///
  /// Words are counted here for the scripts that put blanks between words and need no dictionary,
  /// by the same boundaries as ICU's root rules (Unicode Standard Annex 29).
  ///
  /// - Parameters:
  ///   - text: The text as UTF-8; placeholders as U+FFFC or as written.
  ///   - countWords: Counts the words of any other text.
  package init(of text: Span<UInt8>, countWords: (Span<UInt8>) -> Int) {
    words = Self.simpleWordCount(of: text) ?? countWords(text)
    isSentence = words >= 3 && Self.endsInFinalMark(text)
  }

  /// Whether the last mark of a text ends a sentence; blanks behind it do not count.
  static func endsInFinalMark(_ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0, ASCII.isSpace(text[end - 1]) { end -= 1 }
    guard end > 0 else { return false }
    switch text[end - 1] {
    case 0x21, 0x2E, 0x3F: return true  // ! . ?
    case 0x80...0xBF where end >= 3:
      switch text.scalarOrReplacement(at: end - 3) {
      case ("\u{3002}", 3), ("\u{FF01}", 3), ("\u{FF1F}", 3), ("\u{2026}", 3): return true
      default: return false
      }
    default: return false
    }
  }

  /// Number of words; nil when the text holds letters behind Cyrillic, which ICU has to divide.
  static func simpleWordCount(of text: Span<UInt8>) -> Int? {
    var words = 0
    var index = 0
    while index < text.count {
      if text[index] == 0x25, let end = placeholderEnd(in: text, at: index) {
        words += 1
        index = end
        continue
      }
      if text[index] < 0x80, !ASCII.isAlphanumeric(text[index]) {
        index += 1
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if scalar == "\u{FFFC}" {
        words += 1
      } else if WordScalar.isLetterOrDigit(scalar) {
        guard let end = wordEnd(in: text, at: index) else { return nil }
        words += 1
        index = end
        continue
      }
      index += length
    }
    return words
  }

  /// Offset behind the word that begins at an offset; nil for a script that ICU has to divide.
  private static func wordEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start
    var previous: Unicode.Scalar = " "
    while index < text.count {
      let letters = index
      while index < text.count, ASCII.isAlphanumeric(text[index]) { index &+= 1 }
      if index > letters { previous = Unicode.Scalar(text[index - 1]) }
      // Nearly all words end so.
      if index >= text.count || text[index] == 0x20 { break }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if WordScalar.isPart(scalar) {
        if !isDividedByBlanks(scalar) { return nil }
      } else {
        let next = index + length
        guard next < text.count else { break }
        guard joins(scalar, between: previous, and: text.scalarOrReplacement(at: next).value) else {
          break
        }
      }
      previous = scalar
      index += length
    }
    return index
  }

  /// Whether a scalar is of Latin, Greek or Cyrillic by its block, or a mark they share.
  private static func isDividedByBlanks(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x530 || (0x1E00..<0x2000).contains(scalar.value)
  }

  /// Whether a mark stands inside a word: `don't`, `e-mail`, `3.5`, `1,000`, `example.com`.
  private static func joins(
    _ mark: Unicode.Scalar, between left: Unicode.Scalar, and right: Unicode.Scalar
  ) -> Bool {
    guard WordScalar.isLetterOrDigit(left), WordScalar.isLetterOrDigit(right) else { return false }
    if CharacterProperties.joinsWords(mark) { return true }
    switch mark {
    case ".": return isDigit(left) == isDigit(right)
    case ",", ";": return isDigit(left) && isDigit(right)
    default: return false
    }
  }

  /// Whether a scalar is an ASCII digit.
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 0x30 < 10 }

  /// Offset behind a format specifier such as `%1$s` or `%ld`; nil where `%` is a sign or `%%`.
  private static func placeholderEnd(in text: Span<UInt8>, at percent: Int) -> Int? {
    var index = percent + 1
    // Position, flags, width and precision; a blank is no flag here: "50% of".
    while index < text.count {
      let byte = text[index]
      guard ASCII.isDigit(byte) || "$+#-.,".utf8.contains(byte) else { break }
      index += 1
    }
    // Length modifiers of Apple's formats.
    while index + 1 < text.count, "lhqz".utf8.contains(text[index]),
      ASCII.isLetter(text[index + 1]) || text[index + 1] == 0x40
    {
      index += 1
    }
    guard index < text.count else { return nil }
    return ASCII.isLetter(text[index]) || text[index] == 0x40 ? index + 1 : nil
  }
}

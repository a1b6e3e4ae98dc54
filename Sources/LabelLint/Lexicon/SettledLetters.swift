/// Folds words whose letters each have a known small form, without ICU: most of what is folded.
enum SettledLetters {
  /// Appends a word in NFC, folded, if nothing else of it changes any more.
  ///
  /// - Parameters:
  ///   - word: A word in a language that folds `I` to `i`.
  ///   - output: Where the word goes; as it was where the answer is false.
  ///   - isReplaced: Whether the language writes another letter for a small one.
  /// - Returns: Whether all letters were such.
  static func append(
    _ word: Span<UInt8>, to output: inout [UInt8], unless isReplaced: (UInt32) -> Bool
  ) -> Bool {
    let start = output.count
    var index = 0
    while index < word.count {
      let (scalar, length) = word.scalarOrReplacement(at: index)
      if scalar.isASCII {
        output.append(ASCII.lowercased(word[index]))
      } else if isKana(scalar) {
        output.append(word.extracting(index..<index + length))
      } else if let value = SimpleLetter.small(scalar), !isReplaced(value), value >= 0x80,
        value < 0x1_0000
      {
        // Two or three bytes, put together here.
        if value < 0x800 {
          output.append(0xC0 | UInt8(truncatingIfNeeded: value &>> 6))
        } else {
          output.append(0xE0 | UInt8(truncatingIfNeeded: value &>> 12))
          output.append(0x80 | UInt8(truncatingIfNeeded: value &>> 6) & 0x3F)
        }
        output.append(0x80 | UInt8(truncatingIfNeeded: value) & 0x3F)
      } else {
        output.removeLast(output.count - start)
        return false
      }
      index += length
    }
    return true
  }

  /// Whether a scalar is kana that a mark of voicing, which stands alone, does not follow in NFC.
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{3041}"..."\u{3096}", "\u{30A1}"..."\u{30FA}", "\u{30FC}": true
    default: false
    }
  }
}

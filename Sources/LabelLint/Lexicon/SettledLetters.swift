/// Folds words of the letters beyond ASCII whose folded forms their bytes tell, most of what is folded.
///
/// Latin-1, Cyrillic up to U+045F, kana, common Han and Hangul.
enum SettledLetters {
  /// Appends a word in NFC, case-folded, if nothing else of it changes any more.
  ///
  /// - Parameters:
  ///   - word: A word in a language that folds `I` to `i`.
  ///   - output: Where the word goes; as it was where the answer is false.
  /// - Returns: Whether all letters were such.
  static func append(_ word: Span<UInt8>, to output: inout [UInt8]) -> Bool {
    let start = output.count
    var index = 0
    while index < word.count {
      let byte = word[index]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
      guard index &+ length <= word.count else { break }
      switch byte {
      case 0..<0x80: output.append(ASCII.lowercased(byte))
      case 0xC3, 0xD0, 0xD1:
        guard append(byte, word[index &+ 1], to: &output) else { return undo(&output, to: start) }
      case 0xE3...0xED:
        guard isUncased(byte, word[index &+ 1], word[index &+ 2]) else {
          return undo(&output, to: start)
        }
        for offset in index..<index &+ 3 { output.append(word[offset]) }
      default: return undo(&output, to: start)
      }
      index &+= length
    }
    return index == word.count || undo(&output, to: start)
  }

  /// Takes back what was appended; always false.
  private static func undo(_ output: inout [UInt8], to start: Int) -> Bool {
    output.removeLast(output.count - start)
    return false
  }

  /// Appends the small form of a letter of two bytes; false where it has none of its own.
  private static func append(_ lead: UInt8, _ second: UInt8, to output: inout [UInt8]) -> Bool {
    guard second & 0xC0 == 0x80 else { return false }
    switch (lead, second) {
    // × is no letter, and ß becomes two.
    case (0xC3, 0x97), (0xC3, 0x9F), (0xC3, 0xB7): return false
    case (0xC3, 0x80...0x9E), (0xD0, 0x90...0x9F):
      output.append(lead)
      output.append(second &+ 0x20)
    case (0xC3, _), (0xD0, 0xB0...), (0xD1, 0x80...0x9F):
      output.append(lead)
      output.append(second)
    // U+0400 to U+040F become U+0450 to U+045F, U+0420 to U+042F become U+0440 to U+044F.
    case (0xD0, 0x80...0x8F):
      output.append(0xD1)
      output.append(second &+ 0x10)
    case (0xD0, _):
      output.append(0xD1)
      output.append(second &- 0x20)
    default: return false
    }
    return true
  }

  /// Whether a scalar of three bytes is kana, Han or Hangul that no normalization changes.
  private static func isUncased(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return false }
    switch lead {
    // U+3040 to U+30FF; marks of voicing that stand alone are U+3099 to U+309C and rare.
    case 0xE3:
      if second == 0x82 { return third < 0x99 || third > 0x9F }
      return second == 0x81 || second == 0x83 && third != 0xBF
    case 0xE4...0xE9, 0xEB, 0xEC: return true
    case 0xEA: return second >= 0xB0
    default: return second < 0x9E
    }
  }
}

/// What the bytes of two texts say about their folded forms, before anything is made plain and folded.
enum FoldedEquality {
  /// Whether the folded plain forms of two decoded texts can be equal, by the first two characters of each.
  ///
  /// Nearly all translations differ from their sources there. True in doubt.
  static func mayBeEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    if left.count == 0 || right.count == 0 { return true }
    let (first, otherFirst) = (initial(of: left), initial(of: right))
    if first == 0 || otherFirst == 0 { return true }
    if first != otherFirst { return false }
    let (next, otherNext) = (second(of: left), second(of: right))
    return next == otherNext || next == 0 || otherNext == 0
  }

  /// What the start of a text tells: two texts whose initials differ, neither of them 0, have folded forms
  /// that differ.
  ///
  /// The small form of an ASCII letter or digit, 0x80 for letters that are folded to none of ASCII, and 0
  /// in doubt. The text has a byte at least.
  @inline(__always)
  static func initial(of text: Span<UInt8>) -> UInt8 {
    let byte = text[0]
    if byte < 0x80 {
      guard isWordByte(byte) else { return 0 }
      // With a mark of its own behind it, it is one letter after normalization.
      if text.count > 1, text[1] == 0xCC || text[1] == 0xCD { return 0 }
      return ASCII.lowercased(byte)
    }
    return mayFoldToASCII(text, at: 0) ? 0 : 0x80
  }

  /// What the second character of a text tells that begins with a letter or digit of ASCII: the small form
  /// of another such one, else 0.
  ///
  /// Texts of one initial that differ in this, where neither has 0, have folded forms that differ: no
  /// letter of ASCII is taken out, and nothing goes between two of them.
  @inline(__always)
  static func second(of text: Span<UInt8>) -> UInt8 {
    guard text.count > 1, isWordByte(text[0]), isWordByte(text[1]) else { return 0 }
    return ASCII.lowercased(text[1])
  }

  /// A hash of letters and digits that is the same for texts which differ in case, blanks, marks and
  /// punctuation only; the letters of rarer alphabets count with their case.
  ///
  /// Bytes of ASCII take no branch, as words end where nobody can foretell, and no multiplication, for
  /// which the next byte would wait: the hash is turned, and a number is added (after Cohen, Recursive
  /// hashing functions for n-grams, 1997).
  static func hash(of text: Span<UInt8>) -> UInt64 {
    let letters = letters
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        index &+= 1
        mix(letters[Int(byte)], into: &hash)
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let end = min(index + length, text.count)
      switch byte {
      // Punctuation of Latin-1, combining marks, general and CJK punctuation, forms of presentation.
      case 0xC2, 0xCC, 0xCD, 0xE2, 0xEF: break
      case 0xE3 where index + 1 < end && text[index + 1] == 0x80: break
      // Capital and small letters of these blocks differ in the lead or in bits that are left out.
      case ..<0xE0: if index + 1 < end { mix(number(of: text[index + 1] & 0x0E), into: &hash) }
      default:
        for offset in index + 1..<end { mix(number(of: text[offset] & 0xFE), into: &hash) }
      }
      index = max(end, index + 1)
    }
    return hash
  }

  /// The number of each letter and digit of ASCII, one for both cases of a letter; 0 for all other bytes of ASCII.
  private static let letters: [UInt64] = (UInt8(0)...127).map { byte in
    isWordByte(byte) ? number(of: ASCII.lowercased(byte)) : 0
  }

  /// Bits that a hash is turned by for each letter.
  private static var turn: UInt64 { 11 }

  /// A number for a byte, as good as a random one but for its six lowest bits, which say how far a hash
  /// is turned (the last steps of SplitMix64).
  private static func number(of byte: UInt8) -> UInt64 {
    var number = (UInt64(byte) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    number = (number ^ number &>> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number &>> 27) &* 0x94D0_49BB_1331_11EB
    return (number ^ number &>> 31) & ~63 | turn
  }

  /// Takes the number of one byte into a hash; 0 leaves it as it is.
  @inline(__always)
  private static func mix(_ number: UInt64, into hash: inout UInt64) {
    let bits = number & 63
    hash = (hash &<< bits | hash &>> (0 &- bits)) &+ number
  }

  /// Whether a byte is an ASCII letter or digit.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte)
  }

  /// Whether the character beyond ASCII at an offset may be folded to a letter or digit of ASCII, or go.
  private static func mayFoldToASCII(_ text: Span<UInt8>, at index: Int) -> Bool {
    let second = index + 1 < text.count ? text[index + 1] : 0
    let third = index + 2 < text.count ? text[index + 2] : 0
    return text[index] < 0xE0
      ? mayFoldToASCII(text[index], second) : mayFoldToASCII(text[index], second, third)
  }

  /// The same for a character of two bytes.
  private static func mayFoldToASCII(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC3: second == 0x9F  // ß
    case 0xC4: (0xB0...0xB3).contains(second)  // İ ı Ĳ ĳ
    case 0xC5: second == 0x80 || second == 0x89 || second == 0xBF  // ŀ ŉ ſ
    // African letters, Romanian ones with a comma, phonetic ones.
    case 0xC6, 0xC8, 0xC9: false
    // Greek, Cyrillic, Armenian, Arabic.
    case 0xCE...0xD5, 0xDA: false
    case 0xD7: second < 0x90  // Hebrew points
    case 0xD8: second < 0xA0  // Arabic marks and signs
    case 0xD9: (0x8B...0x9F).contains(second) || (0xAA...0xAD).contains(second) || second == 0xB0
    default: true
    }
  }

  /// The same for a character of three or four bytes.
  private static func mayFoldToASCII(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch first {
    // Indic scripts, Thai; Han, Hangul.
    case 0xE0, 0xE4...0xED: false
    case 0xE3: second < 0x81  // CJK blank and punctuation
    // Phonetic letters are written small or above the line; ẖ ẗ ẘ ẙ ẚ ẛ ẞ come apart.
    case 0xE1:
      (0xB4...0xB6).contains(second) || second == 0xBA && (0x96...0x9E).contains(third)
        || second == 0x9A || second == 0xA0
    // Nothing becomes of what stands for a placeholder, U+FFFC.
    case 0xEF: !(second == 0xBF && third == 0xBC)
    default: true
    }
  }
}

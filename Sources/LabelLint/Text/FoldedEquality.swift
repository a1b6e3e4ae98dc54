/// Cheap looks at the bytes of two texts that tell whether their folded forms can be equal.
///
/// Nearly all pairs of texts differ, most of them in their first letter: only the few that are alike
/// are made plain and folded.
enum FoldedEquality {
  /// Whether the folded plain forms of two decoded texts can be equal.
  ///
  /// True in doubt: behind a byte that may begin markup, a placeholder or a reference, and where
  /// normalization or case folding may make one letter of another.
  static func mayBeEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    let count = min(left.count, right.count)
    var index = 0
    var isInside = false
    while index < count {
      let (one, two) = (left[index], right[index])
      if one != two, ASCII.lowercased(one) != ASCII.lowercased(two) {
        if isWordByte(one) { return mayFold(right, at: index, isInside: isInside, besides: left) }
        if isWordByte(two) { return mayFold(left, at: index, isInside: isInside, besides: right) }
        return mayFoldAlike(left, right, at: index)
      }
      if isMark(one) {
        guard let end = placeholderEnd(in: left, at: index),
          placeholderEnd(in: right, at: index) == end, isSame(left, right, index..<end)
        else { return endsMayBeEqual(left, right) }
        // The same in both, whatever the platform makes of it.
        isInside = true
        index = end
        continue
      }
      if isWordByte(one) { isInside = true }
      index += 1
    }
    // One text begins with the other: a word more is a difference.
    return left.count > right.count ? mayEnd(left, from: index) : mayEnd(right, from: index)
  }

  /// What the start of a text tells: two texts whose initials differ, neither of them 0, have folded forms
  /// that differ, as `mayBeEqual` would find.
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

  /// Offset behind a plain placeholder such as `%s` or `%1$d` that nothing but a blank or the end of the
  /// text follows; nil for all else.
  private static func placeholderEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "%") else { return nil }
    var index = start + 1
    if index < text.count, ASCII.isDigit(text[index]) {
      index += 1
      guard index < text.count, text[index] == UInt8(ascii: "$") else { return nil }
      index += 1
    }
    guard index < text.count else { return nil }
    switch text[index] {
    case UInt8(ascii: "s"), UInt8(ascii: "d"), UInt8(ascii: "@"): break
    default: return nil
    }
    return index + 1 == text.count || text[index + 1] == 0x20 ? index + 1 : nil
  }

  /// Whether two texts have the same bytes in a range.
  private static func isSame(
    _ left: Span<UInt8>, _ right: Span<UInt8>, _ range: Range<Int>
  ) -> Bool {
    for index in range where left[index] != right[index] { return false }
    return true
  }

  /// Whether the characters that two texts have around the first byte that differs may be folded to
  /// one; false only for letters that nothing but their case could make equal, and for a letter and a
  /// mark behind another letter.
  private static func mayFoldAlike(
    _ left: Span<UInt8>, _ right: Span<UInt8>, at index: Int
  ) -> Bool {
    if areInnerMarks(left, right, at: index) { return false }
    var start = index
    while start > 0, left[start] & 0xC0 == 0x80 { start -= 1 }
    let (one, length) = left.scalarOrReplacement(at: start)
    let (two, otherLength) = right.scalarOrReplacement(at: start)
    switch (SimpleLetter.small(one), SimpleLetter.small(two)) {
    case (let letter?, let other?):
      return letter == other || SimpleLetter.mayCompose(one, before: start + length, in: left)
        || SimpleLetter.mayCompose(two, before: start + otherLength, in: right)
    case (_?, nil): return !staysMark(right[start], behind: left, before: start)
    case (nil, _?): return !staysMark(left[start], behind: left, before: start)
    case (nil, nil): return true
    }
  }

  /// Whether both texts have a mark of ASCII between letters or digits at an offset, which folding keeps
  /// there: `0,5` and `0.5`.
  private static func areInnerMarks(
    _ left: Span<UInt8>, _ right: Span<UInt8>, at index: Int
  ) -> Bool {
    guard index > 0, isWordByte(left[index - 1]) else { return false }
    func isInner(_ text: Span<UInt8>) -> Bool {
      let mark = text[index]
      return mark > 0x20 && mark < 0x7F && !isMark(mark) && index + 1 < text.count
        && isWordByte(text[index + 1])
    }
    return isInner(left) && isInner(right)
  }

  /// Whether a byte is a mark of ASCII that folding keeps, or drops with nothing but marks behind it: one
  /// that is no part of markup and directly follows a letter.
  private static func staysMark(
    _ byte: UInt8, behind text: Span<UInt8>, before end: Int
  ) -> Bool {
    guard byte < 0x80, !isMark(byte), end > 0 else { return false }
    if text[end - 1] < 0x80 { return isWordByte(text[end - 1]) }
    var start = end - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return SimpleLetter.small(text.scalarOrReplacement(at: start).value) != nil
  }

  /// Whether a text has no word from an offset on, and none that may be taken out.
  private static func mayEnd(_ text: Span<UInt8>, from offset: Int) -> Bool {
    for index in offset..<text.count {
      if isWordByte(text[index]) { return false }
      if text[index] >= 0x80 {
        return SimpleLetter.small(text.scalarOrReplacement(at: index).value) == nil
      }
      if isMark(text[index]) { return true }
    }
    return true
  }

  /// Whether the last words of two texts can be equal, where markup or placeholders may stand before.
  ///
  /// False only where both end in a word of letters, with nothing in it that may be taken out, and these
  /// words differ in their last letters.
  private static func endsMayBeEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    return switch (lastWord(of: left), lastWord(of: right)) {
    case (let one?, let two?): ASCII.lowercased(left[one]) == ASCII.lowercased(right[two])
    case (_?, nil): !endsInOtherScript(right)
    case (nil, _?): !endsInOtherScript(left)
    case (nil, nil): true
    }
  }

  /// Whether a text ends in a letter of Cyrillic, an Indic script, Thai, Hangul or the commoner half of
  /// Han, which is folded to no other.
  private static func endsInOtherScript(_ text: Span<UInt8>) -> Bool {
    var end = text.count - 1
    while end >= 0, isFinalMark(text[end]) { end -= 1 }
    if end >= 1, text[end] >= 0x80 {
      if text[end - 1] == 0xD0 || text[end - 1] == 0xD1 { return true }
      if end >= 2 { return text[end - 2] == 0xE0 || (0xE4...0xED).contains(text[end - 2]) }
    }
    return false
  }

  /// Offset of the last letter of a text that ends in a word of two ASCII letters or more behind a
  /// blank, with no more than plain punctuation behind it; nil in doubt.
  private static func lastWord(of text: Span<UInt8>) -> Int? {
    var end = text.count - 1
    while end >= 0, isFinalMark(text[end]) { end -= 1 }
    var start = end
    while start >= 0, ASCII.isLetter(text[start]) { start -= 1 }
    guard start >= 0, end - start >= 2, text[start] == 0x20 else { return nil }
    return end
  }

  /// Whether a byte is a mark that may follow the last word and is no part of markup.
  private static func isFinalMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), 0x20: true
    default: false
    }
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

  /// Whether a byte may begin what is taken out of a plain text.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "<"),
      UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// Whether the character at an offset may be folded to the ASCII letter or digit that the other
  /// text has there, or go; `isInside` when a letter or digit stands before, so that what follows
  /// is no longer trimmed off the start.
  private static func mayFold(
    _ text: Span<UInt8>, at index: Int, isInside: Bool, besides other: Span<UInt8>
  ) -> Bool {
    let byte = text[index]
    if byte < 0x80 {
      if isWordByte(byte) { return false }
      if isMark(byte) { return endsMayBeEqual(text, other) }
      // Of several blanks one is left; other marks stay where they are.
      return !isInside || byte <= 0x20 && text[index - 1] <= 0x20
    }
    // A letter with a mark of its own behind it is one letter after normalization.
    if index + 1 < other.count, other[index + 1] == 0xCC || other[index + 1] == 0xCD { return true }
    return mayFoldToASCII(text, at: index)
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

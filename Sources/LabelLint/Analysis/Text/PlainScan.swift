/// What rules look for in the bytes of plain texts.
extension Span<UInt8> {
  /// Whether a letter of any script stands in the text.
  var hasLetter: Bool {
    var index = 0
    while index < count {
      let (scalar, length) = scalarOrReplacement(at: index)
      if LetterCase(scalar) != .none { return true }
      index += length
    }
    return false
  }

  /// Whether a letter of a script without case stands in the text.
  var hasUncasedLetter: Bool {
    var index = 0
    while index < count {
      let (scalar, length) = scalarOrReplacement(at: index)
      if LetterCase(scalar) == .uncased { return true }
      index += length
    }
    return false
  }

  /// Number of placeholders: U+FFFC in UTF-8 is EF BF BC.
  var placeholderCount: Int {
    var number = 0
    var index = 0
    while let place = firstIndex(of: 0xEF, from: index) {
      if isPlaceholder(at: place) { number += 1 }
      index = place + 1
    }
    return number
  }

  /// Whether U+FFFC begins at an offset.
  func isPlaceholder(at offset: Int) -> Bool {
    offset >= 0 && offset + 3 <= count && self[offset] == 0xEF && self[offset + 1] == 0xBF
      && self[offset + 2] == 0xBC
  }

  /// The scalar that ends before an offset, and where it begins; nil at the start.
  func scalar(before offset: Int) -> (value: Unicode.Scalar, start: Int)? {
    guard offset > 0, offset <= count else { return nil }
    var start = offset - 1
    // A scalar has at most three continuation bytes.
    while start > 0, offset - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    let (scalar, length) = scalarOrReplacement(at: start)
    return start + length == offset ? (scalar, start) : ("\u{FFFD}", offset - 1)
  }

  /// Offset of the first byte of the run without blanks that covers an offset.
  func wordStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, self[start - 1] != 0x20 { start -= 1 }
    return start
  }

  /// Offset behind the run without blanks that covers an offset.
  func wordEnd(at offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != 0x20 { end += 1 }
    return end
  }

  /// Number of runs without blanks, which is the number of words but for words joined by a mark.
  var blankSeparatedCount: Int {
    var number = count > 0 ? 1 : 0
    for index in indices where self[index] == 0x20 { number += 1 }
    return number
  }
}

/// What is written for a text that says too much: what is left of it.
extension Verdict {
  /// Proposes to write only a part of a text, which takes over the capital of its first word.
  ///
  /// Nothing is proposed where no letter would be left.
  ///
  /// - Parameters:
  ///   - remainder: Byte offsets in the plain text of what stays, at its start or end.
  ///   - words: Byte offsets of all that is written anew, the part that stays among them.
  ///   - text: The text.
  ///   - casing: Case rules of its language.
  mutating func keepOnly(
    _ remainder: Range<Int>, of words: Range<Int>, in text: borrowing JudgedText,
    _ casing: CaseMapping
  ) {
    let kept = text.plain.extracting(remainder)
    guard Self.hasLetter(kept) else { return }
    replacedRange = words
    let isCapital = LetterCase(text.plain.scalarOrReplacement(at: words.lowerBound).value) == .upper
    guard isCapital, remainder.lowerBound > words.lowerBound else {
      replacement = text.verbatim(remainder)
      return
    }
    var end = 0
    while end < kept.count, kept[end] != 0x20 { end += 1 }
    var written = casing.startingWithCapital(kept.extracting(0..<end))
    for index in end..<kept.count { written.append(kept[index]) }
    replacement = String(decoding: written, as: UTF8.self)
  }

  /// Whether a letter stands in a text.
  private static func hasLetter(_ text: Span<UInt8>) -> Bool {
    var cursor = ScalarCursor(text)
    while let scalar = cursor.next() {
      if LetterCase(scalar) != .none { return true }
    }
    return false
  }
}

extension CaseMapping {
  /// A word with its first letter in title case; one with capitals inside stays: `iPhone`.
  func startingWithCapital(_ word: Span<UInt8>) -> [UInt8] {
    var cursor = ScalarCursor(word)
    _ = cursor.next()
    var bytes: [UInt8] = []
    while let scalar = cursor.next() {
      guard LetterCase(scalar) == .upper else { continue }
      for index in word.indices { bytes.append(word[index]) }
      return bytes
    }
    return capitalized(word)
  }
}

/// What is written for a text that says too much: what is left of it.
extension Verdict {
  /// Proposes to write only a part of a text, which takes over the capital of its first word.
  ///
  /// Nothing is proposed where no letter would be left. The partners of brackets and quotation marks that stay, stay
  /// too. Whether what is left stands by itself is asked of `StandingRest` before.
  ///
  /// - Parameters:
  ///   - remainder: Byte offsets in the plain text of what stays, at its start or end.
  ///   - words: Byte offsets of all that is written anew, the part that stays among them.
  ///   - text: The text.
  ///   - casing: Case rules of its language.
  mutating func keepOnly(
    _ remainder: Range<Int>, of words: Range<Int>, in text: borrowing Text,
    _ casing: CaseMapping
  ) {
    let remainder = Self.withPartners(remainder, of: words, in: text.plain)
    let kept = text.plain.extracting(remainder)
    guard Self.hasLetter(kept) else { return }
    let isCapital = LetterCase(text.plain.scalarOrReplacement(at: words.lowerBound).value) == .upper
    guard isCapital, remainder.lowerBound > words.lowerBound else {
      write(text.verbatim(remainder), over: words)
      return
    }
    var end = 0
    while end < kept.count, kept[end] != 0x20 { end += 1 }
    var written = casing.startingWithCapital(kept.extracting(0..<end))
    for index in end..<kept.count { written.append(kept[index]) }
    write(String(decoding: written, as: UTF8.self), over: words)
  }

  /// A part of a text with the signs beside it that pair with one that stays.
  private static func withPartners(
    _ part: Range<Int>, of words: Range<Int>, in text: Span<UInt8>
  ) -> Range<Int> {
    let signs = PairedSigns(text)
    func isWhole(_ part: Range<Int>) -> Bool {
      var left: [UInt8] = []
      left.append(text.extracting(0..<words.lowerBound))
      left.append(text.extracting(part))
      left.append(text.extracting(words.upperBound..<text.count))
      return PairedSigns(left.span) == signs
    }
    var (start, end) = (part.lowerBound, part.upperBound)
    if isWhole(part) { return part }
    while end < words.upperBound {
      let next = end + text.scalar(at: end).length
      guard isSignOrBlank(text.extracting(end..<next)) else { break }
      end = next
      if isWhole(start..<end) { return start..<end }
    }
    end = part.upperBound
    while start > words.lowerBound {
      var previous = start - 1
      while previous > words.lowerBound, text[previous] & 0xC0 == 0x80 { previous -= 1 }
      guard isSignOrBlank(text.extracting(previous..<start)) else { break }
      start = previous
      if isWhole(start..<end) { return start..<end }
    }
    return part
  }

  private static func isSignOrBlank(_ scalar: Span<UInt8>) -> Bool {
    guard let first = scalar.scalar(at: 0).scalar else { return false }
    return first == " " || first == "\u{A0}" || first == "\u{202F}" || PairedSigns(scalar).isLone
  }

  /// Whether a letter stands in a text.
  static func hasLetter(_ text: Span<UInt8>) -> Bool {
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

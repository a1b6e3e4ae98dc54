/// What is written for a text that says too much: what is left of it.
extension Verdict {
  /// Proposes to write only a part of a text, which takes over the capital of its first word.
  ///
  /// Nothing is proposed where no letter would be left. The partners of brackets and quotation marks that stay, stay
  /// too; those around all that stays set it apart from what goes, and go with it. Whether what is left stands by itself is asked of `StandingRest` before.
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
    guard Self.hasLetter(text.plain.extracting(remainder)) else { return }
    let remainder = Self.withoutQuotes(
      Self.withPartners(remainder, of: words, in: text.plain), of: words, in: text.plain)
    let kept = text.plain.extracting(remainder)
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

  /// A part of a text without the pair of signs around all of it, where no other words stand beside it.
  private static func withoutQuotes(
    _ part: Range<Int>, of words: Range<Int>, in text: Span<UInt8>
  ) -> Range<Int> {
    let opening = text.scalarOrReplacement(at: part.lowerBound)
    guard !hasLetter(text.extracting(0..<words.lowerBound)),
      !hasLetter(text.extracting(words.upperBound..<text.count)),
      let closing = text.scalar(before: part.upperBound), closing.start > part.lowerBound,
      pairs.contains(Pair(opening: opening.value, closing: closing.value))
    else { return part }
    var inner = part.lowerBound + opening.length..<closing.start
    // Signs of the same kind within: "[Share] [all]".
    guard !holdsPair(text.extracting(inner)) else { return part }
    while case let first = text.scalarOrReplacement(at: inner.lowerBound),
      inner.count > first.length, isBlank(first.value)
    {
      inner = inner.lowerBound + first.length..<inner.upperBound
    }
    while let last = text.scalar(before: inner.upperBound), last.start > inner.lowerBound,
      isBlank(last.value)
    {
      inner = inner.lowerBound..<last.start
    }
    return inner
  }

  /// An opening sign with the one that closes it.
  private struct Pair: Hashable {
    var opening: Unicode.Scalar
    var closing: Unicode.Scalar
  }

  private static let pairs: Set<Pair> = [
    Pair(opening: "\"", closing: "\""), Pair(opening: "“", closing: "”"),
    Pair(opening: "„", closing: "“"), Pair(opening: "„", closing: "”"),
    Pair(opening: "”", closing: "”"), Pair(opening: "«", closing: "»"),
    Pair(opening: "»", closing: "«"), Pair(opening: "‹", closing: "›"),
    Pair(opening: "「", closing: "」"), Pair(opening: "『", closing: "』"),
    Pair(opening: "[", closing: "]"), Pair(opening: "(", closing: ")"),
    Pair(opening: "（", closing: "）"), Pair(opening: "【", closing: "】"),
  ]

  private static func holdsPair(_ text: Span<UInt8>) -> Bool {
    var cursor = ScalarCursor(text)
    while let scalar = cursor.next() {
      if pairs.contains(where: { $0.opening == scalar || $0.closing == scalar }) { return true }
    }
    return false
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isSignOrBlank(_ scalar: Span<UInt8>) -> Bool {
    guard let first = scalar.scalar(at: 0).scalar else { return false }
    return isBlank(first) || PairedSigns(scalar).isLone
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

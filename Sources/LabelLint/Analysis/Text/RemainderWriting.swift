/// What is written for a text that says too much: what is left of it.
extension Verdict {
  /// Proposes to write only a part of a text, which takes over the capital of its first word.
  ///
  /// Nothing is proposed where no letter would be left. The partners of brackets and quotation marks that stay, stay
  /// too; those around all that stays set it apart from what goes, and go with it. Whether what is left stands by
  /// itself is asked of `StandingRest` before.
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
    var (remainder, words) = (Self.withPartners(remainder, of: words, in: text.plain), words)
    Self.dropQuotes(around: &remainder, of: &words, in: text.plain)
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

  /// Leaves out the pair of signs around all that stays, where no other words stand beside it.
  ///
  /// - Parameters:
  ///   - part: What stays; afterwards what stands between the signs.
  ///   - words: What is written anew; afterwards with both signs.
  ///   - text: The text.
  private static func dropQuotes(
    around part: inout Range<Int>, of words: inout Range<Int>, in text: Span<UInt8>
  ) {
    guard !hasLetter(text.extracting(0..<words.lowerBound)),
      !hasLetter(text.extracting(words.upperBound..<text.count))
    else { return }
    // One of the signs may stand beside the words.
    var (start, end) = (part.lowerBound, part.upperBound)
    var opening = text.scalarOrReplacement(at: start).value
    if !opensPair(opening), start == words.lowerBound, let sign = sign(before: start, in: text) {
      (opening, start) = sign
    }
    guard opensPair(opening), var closing = text.scalar(before: end) else { return }
    if !pairs.contains(Pair(opening: opening, closing: closing.value)), end == words.upperBound {
      while end < text.count,
        CharacterProperties.isWordSpace(text.scalarOrReplacement(at: end).value)
      {
        end += text.scalarOrReplacement(at: end).length
      }
      guard end < text.count else { return }
      let next = text.scalarOrReplacement(at: end)
      closing = (next.value, end)
      end += next.length
    }
    let inner = start + String(opening).utf8.count..<closing.start
    guard pairs.contains(Pair(opening: opening, closing: closing.value)), !inner.isEmpty,
      hasLetter(text.extracting(inner)), !holdsPair(text.extracting(inner))
    else { return }
    words = min(start, words.lowerBound)..<max(end, words.upperBound)
    part = withoutBlanks(inner, in: text)
  }

  /// The sign before an offset, blanks between them aside, and where it begins.
  private static func sign(
    before offset: Int, in text: Span<UInt8>
  ) -> (Unicode.Scalar, Int)? {
    var end = offset
    while let scalar = text.scalar(before: end) {
      if !CharacterProperties.isWordSpace(scalar.value) { return scalar }
      end = scalar.start
    }
    return nil
  }

  /// A part of a text without the blanks at its ends.
  private static func withoutBlanks(_ part: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var (start, end) = (part.lowerBound, part.upperBound)
    while start < end, CharacterProperties.isWordSpace(text.scalarOrReplacement(at: start).value) {
      start += text.scalarOrReplacement(at: start).length
    }
    while let last = text.scalar(before: end), last.start >= start,
      CharacterProperties.isWordSpace(last.value)
    {
      end = last.start
    }
    return start..<max(start, end)
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

  private static func opensPair(_ scalar: Unicode.Scalar) -> Bool {
    pairs.contains { $0.opening == scalar }
  }

  private static func holdsPair(_ text: Span<UInt8>) -> Bool {
    var cursor = ScalarCursor(text)
    while let scalar = cursor.next() {
      if pairs.contains(where: { $0.opening == scalar || $0.closing == scalar }) { return true }
    }
    return false
  }

  private static func isSignOrBlank(_ scalar: Span<UInt8>) -> Bool {
    guard let first = scalar.scalar(at: 0).scalar else { return false }
    return CharacterProperties.isWordSpace(first) || PairedSigns(scalar).isLone
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

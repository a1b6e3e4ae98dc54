/// Letters behind a number that stand for a unit and are read as others: `39m`, `40s`, `1013 hPa`.
struct UnitLetters {
  /// Byte offsets in the plain text.
  let range: Range<Int>
  /// The letters.
  let letters: String
  /// The word that they stand for.
  let word: String
  /// Whether the number stands directly before them.
  let isGlued: Bool

  /// Units with the words for several of them, by their letters.
  private static let words: [String: String] = Dictionary(
    Resource.lines(of: "words/unspoken-units.txt").compactMap { line in
      let parts = line.split(separator: ":").map { $0.drop { $0 == " " } }
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }, uniquingKeysWith: { first, _ in first })
  /// Words behind a time that passes or has passed.
  private static let relative = Resource.words("phrases/behind-times")

  /// The first ones of an English text; nil where there are none.
  static func first(in text: borrowing Text) -> UnitLetters? {
    let plain = text.plain
    var index = 0
    while index < plain.count {
      guard let end = numberEnd(at: index, in: plain) else {
        index += 1
        continue
      }
      index = end
      let start = end < plain.count && plain[end] == 0x20 ? end + 1 : end
      var last = start
      while last < plain.count, ASCII.isLetter(plain[last]) { last += 1 }
      guard last > start, last == plain.count || plain[last] < 0x80 && !plain.isWord(at: last)
      else { continue }
      let letters = Text.verbatim(plain, start..<last)
      guard let word = words[letters],
        isUnit(letters, start..<last, numberEnd: end, text)
      else { continue }
      return UnitLetters(range: start..<last, letters: letters, word: word, isGlued: start == end)
    }
    return nil
  }

  /// Offset behind the digits or the placeholder at an offset; nil where neither stands there, or a word before it.
  private static func numberEnd(at start: Int, in plain: Span<UInt8>) -> Int? {
    if plain.isPlaceholder(at: start) { return start + 3 }
    guard ASCII.isDigit(plain[start]), start == 0 || !plain.isWord(at: start - 1) else {
      return nil
    }
    var end = start
    while end < plain.count, ASCII.isDigit(plain[end]) { end += 1 }
    return end
  }

  /// Whether letters behind a number are a unit: not the plural of a year, `80s hits`, the name of a model, nor a
  /// letter of a word whose beginning is put in.
  private static func isUnit(
    _ letters: String, _ range: Range<Int>, numberEnd end: Int, _ text: borrowing Text
  ) -> Bool {
    let isPutIn = !ASCII.isDigit(text.plain[end - 1])
    if isPutIn, range.lowerBound == end, !hasNumber(text) { return false }
    // Metres are read as such: with a blank, "m" is minutes beside other words of time.
    if letters == "m", range.lowerBound > end, !isRelative(behind: range.upperBound, text) {
      return false
    }
    guard letters == "s", range.lowerBound == end, !isPutIn else { return true }
    var start = end
    while start > 0, ASCII.isDigit(text.plain[start - 1]) { start -= 1 }
    if isModel(behind: start, text.plain) { return false }
    guard isDecade(start..<end, text.plain) else { return true }
    return isRelative(behind: range.upperBound, text) || isTimed(start, text.plain)
  }

  /// Verbs and prepositions before a time.
  private static let timed = Resource.words("phrases/before-times")

  /// Whether digits may name a decade: two of them but those of the tens, or the year that it begins with.
  private static func isDecade(_ digits: Range<Int>, _ plain: Span<UInt8>) -> Bool {
    guard plain[digits.upperBound - 1] == "0" else { return false }
    return digits.count == 4 || digits.count == 2 && plain[digits.lowerBound] != "1"
  }

  /// Whether a number is a time by the word before it: "Skip 30s".
  private static func isTimed(_ start: Int, _ plain: Span<UInt8>) -> Bool {
    guard start > 1, plain[start - 1] == 0x20 else { return false }
    let word = plain.wordStart(at: start - 1)
    return timed.contains { plain.end(of: $0, at: word) == start - 1 }
  }

  /// Whether the word before a number is a name, by a capital that no sentence asks for: "iPhone 5s".
  private static func isModel(behind start: Int, _ plain: Span<UInt8>) -> Bool {
    guard start > 1, plain[start - 1] == 0x20 else { return false }
    let word = plain.wordStart(at: start - 1)
    if word > 1, ASCII.isUpperCase(plain[word]), ASCII.isLetter(plain[word - 2]) { return true }
    return (word + 1..<start).contains { ASCII.isUpperCase(plain[$0]) }
  }

  /// Whether a word for a time that passes stands behind a unit, as "ago" does.
  private static func isRelative(behind end: Int, _ text: borrowing Text) -> Bool {
    relative.contains { text.plain.end(of: $0, at: end + 1) != nil }
  }

  /// Whether a number is put into a text.
  private static func hasNumber(_ text: borrowing Text) -> Bool {
    for index in text.decoded.indices where text.decoded[index] == "%" {
      let spec =
        text.format.isApple
        ? NSStringFormat.specifier(at: index, in: text.decoded)
        : JavaFormat.specifier(at: index, in: text.decoded)
      if case .argument(.integer) = spec.meaning { return true }
    }
    return false
  }
}

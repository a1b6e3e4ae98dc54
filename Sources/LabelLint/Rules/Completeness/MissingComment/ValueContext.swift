/// What a text says itself about each of its values.
struct ValueContext: ~Escapable {
  /// How much the words around a value tell.
  enum Clarity {
    /// They say what it is: `%d files`, `line %d`, `%1$d of %2$d`, `%s km/h`, `Port: %s`, `the song '%s'`, the target of a
    /// link.
    case evident
    /// Some word introduces it: `in %s`, `%s integration`.
    case introduced
    /// Nothing but signs, other values and a short word behind it is next to it: `%s - %d min read`, `%s by %s`.
    case bare
    /// It is a part of a word that may be an ending of it: `file%@`.
    case glued
  }

  private let text: Span<UInt8>
  private let values: [Placeholder]

  /// The values of a text that has been scanned.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, _ values: [Placeholder]) {
    self.text = text
    self.values = values
  }

  /// What stands between two values of which one is the number or the amount of the other.
  private static let ratios: Set<String> = [
    " of ", "/", " / ", "=", " out of ", " \u{D7} ", "\u{D7}",
  ]

  private static let ranges: Set<String> = ["-", " - ", "\u{2013}", " \u{2013} "]

  /// How much is told of a value.
  func clarity(of number: Int) -> Clarity {
    let value = values[number]
    let isNumber = value.argument == .integer || value.argument == .float
    if isGlued(value), !isNumber { return .glued }
    if isTarget(value) || isPartOfPair(number, isNumber) || hasUnit(behind: value, isNumber) {
      return .evident
    }
    var place = value.span.range
    let isQuoted = takeQuotes(around: &place)
    let (before, after) = (word(before: place), word(behind: place))
    if isNumber, before > 0 || after > 0 { return .evident }
    // A title of what follows, or a noun for what is quoted: prepositions are shorter.
    if isBehindColon(place) { return .evident }
    if isQuoted, max(before, after) >= Self.shortestNoun || beginsLine(place) { return .evident }
    return before > 0 || after >= Self.shortestNoun ? .introduced : .bare
  }

  private static let shortestNoun = 4

  /// A value with the letters before it: `file%@`.
  func word(around number: Int) -> String {
    let range = values[number].span.range
    var start = range.lowerBound
    while start > 0, Self.isLetter(text[start - 1]) { start -= 1 }
    return Text.verbatim(text, start..<range.upperBound)
  }

  /// Whether a value directly follows a letter, and no letter follows it: an ending of the word.
  private func isGlued(_ value: Placeholder) -> Bool {
    let (start, end) = (value.span.range.lowerBound, value.span.range.upperBound)
    // Languages without blanks put values between letters.
    guard start > 1, ASCII.isLetter(text[start - 1]), ASCII.isLetter(text[start - 2]) else {
      return false
    }
    return end == text.count || !ASCII.isLetter(text[end])
  }

  /// Whether a value is the address of a link, whose text names it.
  private func isTarget(_ value: Placeholder) -> Bool {
    var start = value.span.range.lowerBound
    while start > 0, "\"'\\".utf8.contains(text[start - 1]) { start -= 1 }
    return text.extracting(0..<start).closes(with: "href=")
  }

  private func isPartOfPair(_ number: Int, _ isNumber: Bool) -> Bool {
    isPair(number - 1, isNumber) || isPair(number, isNumber)
  }

  /// Whether a value and the next one are a part and its whole, or two numbers the ends of a range.
  private func isPair(_ number: Int, _ isNumber: Bool) -> Bool {
    guard values.indices.contains(number), values.indices.contains(number + 1) else { return false }
    let end = values[number].span.range.upperBound
    let next = values[number + 1].span.range.lowerBound
    guard end < next else { return false }
    let between = Text.verbatim(text, end..<next)
    return Self.ratios.contains(between) || isNumber && Self.ranges.contains(between)
  }

  /// Whether the symbol of a unit follows a value: `km`, `min/km`, `%`, the `h` of `%dh`, `/month`.
  private func hasUnit(behind value: Placeholder, _ isNumber: Bool) -> Bool {
    let start = value.span.range.upperBound
    guard start + 1 < text.count || isNumber && start < text.count else { return false }
    if text[start] == "/" { return ASCII.isLetter(text[start + 1]) }
    var end = start
    while end < text.count, ASCII.isSpace(text[end]) { end += 1 }
    let symbol = end
    while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
    guard symbol < end else { return false }
    return symbol == start && isNumber || UnitSuffix.isSymbol(text.extracting(symbol..<end))
      || symbol > start && end < text.count && text[end] == "/"
  }

  /// Widens a place by the quotation marks around it, if there are some.
  private func takeQuotes(around place: inout Range<Int>) -> Bool {
    for (open, close) in Self.quotes {
      let before = text.extracting(0..<place.lowerBound)
      guard before.closes(with: open), text.begins(with: close, at: place.upperBound) else {
        continue
      }
      let (left, right) = (open.utf8CodeUnitCount, close.utf8CodeUnitCount)
      place = place.lowerBound - left..<place.upperBound + right
      return true
    }
    return false
  }

  private static let quotes: [(StaticString, StaticString)] = [
    ("'", "'"), ("\"", "\""), ("\u{201C}", "\u{201D}"), ("\u{2018}", "\u{2019}"),
    ("\u{201E}", "\u{201C}"), ("\u{AB}", "\u{BB}"),
  ]

  /// Letters of the word that follows a place with one blank or hyphen between; 0 for less than two.
  private func word(behind place: Range<Int>) -> Int {
    let start = place.upperBound
    guard start < text.count, text[start] == 0x20 || text[start] == 0x2D else { return 0 }
    var end = start + 1
    while end < text.count, Self.isLetter(text[end]) { end += 1 }
    return end - start > 2 ? end - start - 1 : 0
  }

  /// Letters of the word before a place, with blanks or a colon between; 0 for less than two.
  private func word(before place: Range<Int>) -> Int {
    var end = place.lowerBound
    while end > 0, text[end - 1] == 0x20 || text[end - 1] == ":" { end -= 1 }
    if end == place.lowerBound { return 0 }
    var start = end
    while start > 0, Self.isLetter(text[start - 1]) { start -= 1 }
    return end - start > 1 ? end - start : 0
  }

  /// Whether a colon that does not belong to another value stands before a place: `Songs (all): %s`.
  private func isBehindColon(_ place: Range<Int>) -> Bool {
    text.extracting(0..<place.lowerBound).closes(with: ": ")
      && !values.contains { $0.span.range.upperBound == place.lowerBound - 2 }
  }

  /// Whether a place begins a line below others, as what the text before it speaks of.
  private func beginsLine(_ place: Range<Int>) -> Bool {
    place.lowerBound > 0 && text[place.lowerBound - 1] == "\n"
  }

  private static func isLetter(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || byte >= 0x80 }
}

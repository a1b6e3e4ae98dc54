/// Tells patterns of dates and times (strftime, POSIX.1-2024) from format strings: `%d. %B %Y`, `%H:%M`.
enum DatePattern {
  /// Letters behind a `%` that stand for a part of a date or time, a bit for each from `A` on.
  private static let fields = bits("aAbBcCdDeFgGhHIjklmMnpPrRsStTuUvVwWxXyYzZ")
  /// Those that no format string has.
  private static let ofDatesOnly = bits("bBHkmMPRTvVwWyYZ")
  /// Those that go on with a letter in format strings.
  private static let lengths = bits("hIjlLtz")

  /// Whether every `%` of a text stands for a part of a date or time, and one of them for nothing else; a
  /// text with a single one is none.
  static func matches(_ text: borrowing Span<UInt8>) -> Bool {
    var (count, hasDate) = (0, false)
    var index = text.firstIndex(of: UInt8(ascii: "%")) ?? text.count
    while index < text.count {
      index += 1
      // GNU: no padding, padding with blanks or zeros; POSIX: other digits or years.
      while index < text.count, "-_0^#EO".utf8.contains(text[index]) { index += 1 }
      guard index < text.count, ASCII.isLetter(text[index]) else { return false }
      let bit = bit(of: text[index])
      guard fields & bit != 0 else { return false }
      // The length of a number in a format string: `%lld`, `%hu`.
      if lengths & bit != 0, index + 1 < text.count, ASCII.isLetter(text[index + 1]) {
        return false
      }
      count += 1
      hasDate = hasDate || ofDatesOnly & bit != 0
      index = text.firstIndex(of: UInt8(ascii: "%"), from: index + 1) ?? text.count
    }
    return hasDate && count >= 2
  }

  private static func bits(_ letters: String) -> UInt64 {
    letters.utf8.reduce(0) { $0 | bit(of: $1) }
  }

  private static func bit(of letter: UInt8) -> UInt64 { 1 &<< UInt64(letter &- 0x41) }
}

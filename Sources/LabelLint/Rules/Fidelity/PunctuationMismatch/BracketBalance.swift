/// Whether the brackets and straight quotation marks of a text stand in pairs.
struct BracketBalance {
  private var round = 0
  private var square = 0
  private var quotes = 0
  /// Marks inside words of Hebrew that open a quotation as well as they mark an abbreviation.
  private var openers = 0

  /// The sign that has no partner; nil when all have one.
  var unbalanced: String? {
    if round != 0 { return round > 0 ? "(" : ")" }
    if square != 0 { return square > 0 ? "[" : "]" }
    return quotes % 2 == 0 || openers > 0 ? nil : "\""
  }

  /// Counts the brackets of a text; those of full width pair with those of ASCII.
  init(_ text: Span<UInt8>) {
    for index in text.indices { count(at: index, in: text) }
  }

  /// Counts the sign at an offset.
  private mutating func count(at index: Int, in text: Span<UInt8>) {
    switch text[index] {
    case "(": round += 1
    case ")": closeRound(at: index, in: text)
    case "[": square += 1
    case "]":
      if square > 0 || !Self.isFace(at: index, in: text) { square -= 1 }
    case "\"": countQuote(at: index, in: text)
    case 0xEF:
      if text.begins(with: "（", at: index) { round += 1 }
      if text.begins(with: "）", at: index) { closeRound(at: index, in: text) }
    default: break
    }
  }

  /// Counts a straight quotation mark, unless it stands for inches or marks an abbreviation.
  private mutating func countQuote(at index: Int, in text: Span<UInt8>) {
    // Inches stand behind digits, unless they end a quotation; a mark of Hebrew abbreviations stands inside words.
    let isInch = index > 0 && ASCII.isDigit(text[index - 1]) && quotes % 2 == 0
    if Self.isInsideWord(at: index, in: text) {
      if Self.mayOpenBehindPrefix(at: index, in: text) { openers += 1 }
    } else if !isInch {
      quotes += 1
    }
  }

  /// Counts a closing bracket, unless it is the mouth of a face or the mark of a list: `:)`, `a)`.
  private mutating func closeRound(at index: Int, in text: Span<UInt8>) {
    if round > 0 || !Self.isFace(at: index, in: text) && !ListMark.ends(at: index, in: text) {
      round -= 1
    }
  }

  /// Whether a bracket stands behind eyes.
  private static func isFace(at index: Int, in text: Span<UInt8>) -> Bool {
    guard index > 0 else { return true }
    let before = text[index - 1]
    return before == ":" || before == "-" || before == ";" || before == "="
  }

  private static func isInsideWord(at index: Int, in text: Span<UInt8>) -> Bool {
    guard index > 0, index + 1 < text.count else { return false }
    let (before, after) = (text[index - 1], text[index + 1])
    // A letter of Hebrew is U+05D0 to U+05EA, with the first byte D7.
    return before & 0xC0 == 0x80 && index > 1 && text[index - 2] == 0xD7 && after == 0xD7
  }

  /// Second bytes of the letters that Hebrew writes as words of their own before a noun: ב ה ו כ ל מ ש.
  private static let prefixes: [UInt8] = [0x91, 0x94, 0x95, 0x9B, 0x9C, 0x9E, 0xA9]

  /// Whether a mark inside a word of Hebrew may open a quotation: only prefixes stand before it, and more than the last
  /// letter behind it, which is all that an abbreviation has there.
  private static func mayOpenBehindPrefix(at index: Int, in text: Span<UInt8>) -> Bool {
    var start = index
    while start > 1, text[start - 2] == 0xD7 {
      if !prefixes.contains(text[start - 1]) { return false }
      start -= 2
    }
    return index + 3 < text.count && text[index + 3] == 0xD7
  }
}

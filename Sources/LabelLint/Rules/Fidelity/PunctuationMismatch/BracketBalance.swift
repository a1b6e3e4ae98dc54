/// Whether the brackets and straight quotation marks of a text stand in pairs.
struct BracketBalance {
  private var round = 0
  private var square = 0
  private var quotes = 0

  /// The sign that has no partner; nil when all have one.
  var unbalanced: String? {
    if round != 0 { return round > 0 ? "(" : ")" }
    if square != 0 { return square > 0 ? "[" : "]" }
    return quotes % 2 == 0 ? nil : "\""
  }

  /// Counts the brackets of a text; those of full width pair with those of ASCII.
  init(_ text: Span<UInt8>) {
    for index in text.indices { count(at: index, in: text) }
  }

  /// Counts the sign at an offset.
  private mutating func count(at index: Int, in text: Span<UInt8>) {
    switch text[index] {
    case "(": round += 1
    case ")":
      // `:)` is a face, `a)` counts a list.
      if round > 0 || !Self.isListOrFace(at: index, in: text) { round -= 1 }
    case "[": square += 1
    case "]": square -= 1
    case "\"":
      // Inches and Hebrew abbreviations stand between digits or letters.
      if !Self.isInsideWord(at: index, in: text) { quotes += 1 }
    case 0xEF:
      if text.begins(with: "（", at: index) { round += 1 }
      if text.begins(with: "）", at: index) { round -= 1 }
    default: break
    }
  }

  private static func isListOrFace(at index: Int, in text: Span<UInt8>) -> Bool {
    guard index > 0 else { return true }
    let before = text[index - 1]
    if before == ":" || before == "-" || before == ";" {
      return true
    }
    // `a)`, `1)`, `б)`, `一)`.
    var start = index - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return text.isWord(at: start) && (start == 0 || ASCII.isSpace(text[start - 1]))
  }

  private static func isInsideWord(at index: Int, in text: Span<UInt8>) -> Bool {
    guard index > 0 else { return false }
    let before = text[index - 1]
    if ASCII.isDigit(before) { return true }
    guard index + 1 < text.count else { return false }
    let after = text[index + 1]
    // A letter of Hebrew is U+05D0 to U+05EA, with the first byte D7.
    return before & 0xC0 == 0x80 && index > 1 && text[index - 2] == 0xD7 && after == 0xD7
  }
}

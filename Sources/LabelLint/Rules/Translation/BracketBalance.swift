/// Whether the brackets and straight quotation marks of a text stand in pairs.
struct BracketBalance {
  /// The sign that has no partner; nil when all have one.
  let unbalanced: String?

  /// Marks brackets and quotation marks in a word, the first bytes of their wide forms, and few others.
  @inline(__always)
  private static func marks(_ word: UInt64) -> UInt64 {
    // The two square brackets differ in two bits, the two round ones in one.
    let round = word & 0xFEFE_FEFE_FEFE_FEFE
    return WordMarks.of(0x28, in: round) | WordMarks.of(0x5B, in: word)
      | WordMarks.of(0x5D, in: word) | WordMarks.of(0x22, in: word) | WordMarks.of(0xEF, in: word)
  }

  /// Counts the brackets of a text; those of full width pair with those of ASCII.
  init(_ text: Span<UInt8>) {
    var (round, square, quotes) = (0, 0, 0)
    var index = 0
    while true {
      // Letters and blanks are passed over eight at a time.
      index = text.first(from: index, Self.marks)
      if index >= text.count { break }
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "("): round += 1
      case UInt8(ascii: ")"):
        // `:)` is a face, `a)` counts a list.
        if round > 0 || !Self.isListOrFace(at: index, in: text) { round -= 1 }
      case UInt8(ascii: "["): square += 1
      case UInt8(ascii: "]"): square -= 1
      case UInt8(ascii: "\""):
        // Inches and Hebrew abbreviations stand between digits or letters.
        if !Self.isInsideWord(at: index, in: text) { quotes += 1 }
      case 0xEF:
        guard index + 2 < text.count, text[index + 1] == 0xBC || text[index + 1] == 0xBD else {
          break
        }
        if text[index + 1] == 0xBC, text[index + 2] == 0x88 { round += 1 }
        if text[index + 1] == 0xBC, text[index + 2] == 0x89 { round -= 1 }
      default: break
      }
      index += 1
    }
    if round != 0 {
      unbalanced = round > 0 ? "(" : ")"
    } else if square != 0 {
      unbalanced = square > 0 ? "[" : "]"
    } else {
      unbalanced = quotes % 2 == 0 ? nil : "\""
    }
  }

  private static func isListOrFace(at index: Int, in text: Span<UInt8>) -> Bool {
    guard index > 0 else { return true }
    let before = text[index - 1]
    if before == UInt8(ascii: ":") || before == UInt8(ascii: "-") || before == UInt8(ascii: ";") {
      return true
    }
    return ASCII.isAlphanumeric(before) && (index < 2 || ASCII.isSpace(text[index - 2]))
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

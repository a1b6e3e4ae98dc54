/// The mark that a text ends with, whatever the script it is written in.
enum FinalMark: UInt8, Sendable {
  /// A letter or anything else.
  case none
  /// `.` `。` `।` and the like.
  case stop
  /// `?` `？` `؟` and the like.
  case question
  /// `!` `！` `՜`.
  case exclamation
  /// `:` `：` and the like.
  case colon
  /// `…` and three full stops.
  case ellipsis
  /// `;` `；` `؛`; a question in Greek.
  case semicolon

  /// The mark at the end of a text, and the bytes it takes; quotes, brackets, blanks and bidi marks
  /// behind it are looked through.
  static func of(_ text: Span<UInt8>) -> (mark: FinalMark, range: Range<Int>) {
    var end = text.count
    while end > 0 {
      let byte = text[end - 1]
      if byte < 0x80 {
        if ASCII.isAlphanumeric(byte) { return (.none, end..<end) }
        if isLookedThrough(byte) {
          end -= 1
          continue
        }
        return ascii(byte, endingAt: end, in: text)
      }
      var start = end - 1
      while start > 0, end - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
      let scalar = text.scalarOrReplacement(at: start).value
      if isLookedThrough(scalar) {
        end = start
        continue
      }
      return (wide(scalar), start..<end)
    }
    return (.none, 0..<0)
  }

  /// Whether a mark ends a sentence.
  var endsSentence: Bool {
    self == .stop || self == .question || self == .exclamation || self == .ellipsis
  }

  private static func ascii(
    _ byte: UInt8, endingAt end: Int, in text: Span<UInt8>
  ) -> (FinalMark, Range<Int>) {
    let range = end - 1..<end
    switch byte {
    case UInt8(ascii: "."):
      if end > 1, text[end - 2] == byte {
        var start = end - 1
        while start > 0, text[start - 1] == byte { start -= 1 }
        return (.ellipsis, start..<end)
      }
      return (.stop, range)
    case UInt8(ascii: "?"): return (.question, range)
    case UInt8(ascii: "!"): return (.exclamation, range)
    case UInt8(ascii: ":"): return (.colon, range)
    case UInt8(ascii: ";"): return (.semicolon, range)
    default: return (.none, end..<end)
    }
  }

  private static func wide(_ scalar: Unicode.Scalar) -> FinalMark {
    switch scalar {
    case "。", "｡", "।", "॥", "۔", "։", "።", "။", "។", "᠃", "．", "᙮", "꓿": .stop
    case "？", "؟", "՞", "፧", "\u{37E}", "⸮": .question
    case "！", "՜": .exclamation
    case "：", "፦", "׃", "፥", "︰", "៖", "\u{903}": .colon
    case "…", "⋯", "‥", "᠁": .ellipsis
    case "；", "؛": .semicolon
    default: .none
    }
  }

  private static func isLookedThrough(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isLookedThrough(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A0}", "\u{202F}", "\u{3000}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}",
      "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "»", "«", "”", "“", "„", "’", "‘", "‹",
      "›", "」", "』", "）", "】", "》", "〉":
      true
    default: false
    }
  }
}

/// The mark that a text ends with, whatever the script it is written in.
enum EndingMark: UInt8, Sendable {
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

  /// The mark between the syllables of Tibetan (The Unicode Standard, 13.4).
  private static let tsheg: Unicode.Scalar = "\u{F0B}"

  /// The mark at the end of a text, and the bytes it takes; quotes, brackets, blanks and bidi marks
  /// behind it are looked through.
  static func of(_ text: Span<UInt8>) -> (mark: EndingMark, range: Range<Int>) {
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
      return wide(scalar, start..<end, in: text)
    }
    return (.none, 0..<0)
  }

  /// Whether a mark ends a sentence.
  var endsSentence: Bool {
    self == .stop || self == .question || self == .exclamation || self == .ellipsis
  }

  private static func ascii(
    _ byte: UInt8, endingAt end: Int, in text: Span<UInt8>
  ) -> (EndingMark, Range<Int>) {
    let range = end - 1..<end
    switch byte {
    case ".":
      if end > 1, text[end - 2] == byte {
        var start = end - 1
        while start > 0, text[start - 1] == byte { start -= 1 }
        return (.ellipsis, start..<end)
      }
      return (.stop, range)
    case "?": return (.question, range)
    case "!": return (.exclamation, range)
    case ":", ";":
      // `:)` is a face, unless a bracket is open that it closes.
      if isFace(endingAt: end, in: text) { return (.none, end..<end) }
      return (byte == ":" ? .colon : .semicolon, range)
    case "-":
      if end > 1, text[end - 2] == ":" || text[end - 2] == ";", isFace(endingAt: end, in: text) {
        return (.none, end..<end)
      }
      // A colon with a dash, `:-` and `፡-`, is one mark in South Asia and Ethiopia.
      for colon: StaticString in [":", "፡", "፦"] {
        let start = end - 1 - colon.utf8CodeUnitCount
        if start >= 0, text.begins(with: colon, at: start) { return (.colon, start..<end) }
      }
      return (.none, end..<end)
    default: return (.none, end..<end)
    }
  }

  /// Whether a bracket stands directly behind a mark that ends at an offset, and closes none.
  private static func isFace(endingAt end: Int, in text: Span<UInt8>) -> Bool {
    guard end < text.count, text[end] == ")" || text[end] == "]" else { return false }
    let opening: UInt8 = text[end] == ")" ? UInt8(ascii: "(") : UInt8(ascii: "[")
    var depth = 0
    for index in 0..<end {
      if text[index] == opening { depth += 1 }
      if text[index] == text[end] { depth = max(0, depth - 1) }
    }
    return depth == 0
  }

  /// Whether a space stands before the mark at the end of a text.
  static func standsApart(in text: Span<UInt8>) -> Bool {
    let start = of(text).range.lowerBound
    return start > 0 && start < text.count && text[start - 1] == 0x20
  }

  /// Whether a colon or an ellipsis stands anywhere in a text, in any script.
  static func stands(_ mark: EndingMark, in text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if scalar == ":" ? mark == .colon : wide(scalar) == mark { return true }
      if mark == .ellipsis, scalar == "." || scalar == tsheg || wide(scalar) == .stop,
        index + 3 * length <= text.count
      {
        let one = text.extracting(index..<index + length)
        let isTriple = (1...2).allSatisfy {
          text.extracting(index + $0 * length..<index + ($0 + 1) * length).hasSameBytes(as: one)
        }
        if isTriple { return true }
      }
      index += length
    }
    return false
  }

  /// Whether a line of a text ends with a mark, or an ellipsis ends a word with others behind it.
  static func endsPart(_ mark: EndingMark, of text: Span<UInt8>) -> Bool {
    var start = 0
    for index in text.indices where text[index] == 0x0A || text[index] == 0x20 {
      let isLine = text[index] == 0x0A
      let end = of(text.extracting(start..<index))
      // A mark that begins a line belongs to nothing before it.
      if isLine || mark == .ellipsis, end.mark == mark, end.range.lowerBound > 0 { return true }
      if isLine { start = index + 1 }
    }
    return false
  }

  /// The mark that a character past ASCII is, alone or with those before it.
  private static func wide(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, in text: Span<UInt8>
  ) -> (EndingMark, Range<Int>) {
    let mark = wide(scalar)
    guard mark == .stop || scalar == "፡" || scalar == tsheg else { return (mark, range) }
    var start = range.lowerBound
    while start >= range.count,
      text.extracting(start - range.count..<start).hasSameBytes(as: text.extracting(range))
    {
      start -= range.count
    }
    let repeats = (range.upperBound - start) / range.count
    // Two of U+1361 are the full stop U+1362, typed.
    if scalar == "፡" { return repeats == 2 ? (.stop, start..<range.upperBound) : (mark, range) }
    if repeats > 2 { return (.ellipsis, start..<range.upperBound) }
    if mark == .stop, text.begins(with: "..", at: range.lowerBound - 2) {
      return (.ellipsis, range.lowerBound - 2..<range.upperBound)
    }
    return (mark, range)
  }

  private static func wide(_ scalar: Unicode.Scalar) -> EndingMark {
    switch scalar {
    case "。", "｡", "।", "॥", "۔", "։", "።", "။", "។", "᠃", "．", "᙮", "꓿", "\u{2024}": .stop
    case "？", "؟", "՞", "፧", "\u{37E}", "⸮", "⁇", "⁈", "⁉": .question
    // A click, which ends no word, is typed for the mark that it looks like.
    case "！", "՜", "\u{1C3}": .exclamation
    case "：", "፦", "׃", "፥", "፡", "︰", "៖", "\u{903}": .colon
    case "…", "⋯", "‥", "᠁": .ellipsis
    case "；", "؛": .semicolon
    default: CharacterProperties.endsSentence(scalar) ? .stop : .none
    }
  }

  private static func isLookedThrough(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, "\"", "'", ")",
      "]", "*", "_":
      true
    default: false
    }
  }

  private static func isLookedThrough(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A0}", "\u{202F}", "\u{3000}", "»", "«", "”", "“", "„", "’", "‘", "‹", "›", "」", "』",
      "）", "】",
      "》", "〉":
      true
    // Marks of direction, and what chooses how the character before it is drawn.
    default: CharacterProperties.isDefaultIgnorable(scalar)
    }
  }
}

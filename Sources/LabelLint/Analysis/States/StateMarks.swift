/// The marks that set a state apart from what it is said of: "Bluetooth, on", "Wi-Fi (off)".
enum StateMarks {
  /// Offset behind a state and the bracket that closes it.
  private static func endOfState(_ end: Int, _ plain: Span<UInt8>) -> Int {
    guard end < plain.count else { return end }
    let (scalar, length) = plain.scalarOrReplacement(at: end)
    return scalar == ")" || scalar == "）" ? end + length : end
  }

  /// Offset behind a state, the bracket that closes it and the full stop of the sentence that it made.
  static func endOfLabel(_ end: Int, _ plain: Span<UInt8>) -> Int {
    let end = endOfState(end, plain)
    return end + 1 == plain.count && plain[end] == "." ? end + 1 : end
  }

  /// Whether a mark stands behind an offset, or behind a blank there.
  static func stand(behind end: Int, in plain: Span<UInt8>) -> Bool {
    var index = end
    while index < plain.count {
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      if isMark(scalar) { return true }
      guard index == end, CharacterProperties.isWordSpace(scalar) else { return false }
      index += length
    }
    return false
  }

  /// Whether a mark, and blanks, stand before an offset.
  static func stand(before start: Int, in plain: Span<UInt8>) -> Bool {
    var index = start
    while index > 0, plain[index - 1] == 0x20 { index -= 1 }
    guard index > 0 else { return false }
    if plain[index - 1] == "-" { return index < start }
    var first = index - 1
    while first > 0, plain[first] & 0xC0 == 0x80 { first -= 1 }
    return isMark(plain.scalarOrReplacement(at: first).0)
  }

  /// Whether a bracket opens right before an offset.
  static func isBracket(before start: Int, in plain: Span<UInt8>) -> Bool {
    var first = start - 1
    while first > 0, plain[first] & 0xC0 == 0x80 { first -= 1 }
    guard first >= 0 else { return false }
    let scalar = plain.scalarOrReplacement(at: first).0
    return scalar == "(" || scalar == "（"
  }

  /// Whether a scalar divides the parts of a label: what sets a state apart, the brackets that close it, bars and
  /// dots.
  static func isDivider(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "[", "]", "|", "\u{B7}", "\u{2022}", "\u{FF09}", "\u{3010}", "\u{3011}", "\n":
      true
    default: isMark(scalar)
    }
  }

  /// Whether a scalar sets a state apart from a name, in the forms of all scripts.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ":", ";", "(", "\u{2013}", "\u{2014}": true
    // Arabic comma and semicolon; ideographic comma, and the full-width forms.
    case "\u{60C}", "\u{61B}", "\u{3001}", "\u{FF0C}", "\u{FF1A}", "\u{FF1B}", "\u{FF08}": true
    default: false
    }
  }

  /// What is left of a label without its state; marks between the two go.
  static func remainder(of match: TermMatch, _ reader: LexicalReader) -> Range<Int> {
    let all = reader.plain(0..<reader.count)
    if match.position == .head {
      let next = reader.label.words.first { $0.plain.start >= match.plain.end }
      return Int(next?.plain.start ?? UInt32(all.upperBound))..<all.upperBound
    }
    let last = reader.label.words.last { $0.plain.end <= match.plain.start }
    return all.lowerBound..<Int(last?.plain.end ?? UInt32(all.lowerBound))
  }
}

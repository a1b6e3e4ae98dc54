/// Reading on behind an error, and where CoreFoundation would not.
extension StringsReader {
  /// What is where a key is expected, and is none.
  mutating func unexpectedKey() -> Step {
    let byte = text[position]
    if !frames.isEmpty { return unexpectedKeyInDictionary() }
    if isConflictMarker(at: position) { return skipConflictMarker() }
    if brace != nil {
      if byte == UInt8(ascii: "}") {
        position += 1
        return endOfBraces()
      }
      return unexpectedKeyInBraces()
    }
    if byte == 0x1A, isBlank(from: position + 1) {
      // MS-DOS end-of-file mark.
      position = end
      return .end
    }
    if !hasKey { return unexpectedStart() }
    let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    if truncation == nil {
      noteTruncation(at: strayRange(), code: isQuote ? .unterminatedString : .unexpectedCharacter)
      if isSmartQuote(at: position) { reportSmartQuotes(at: position) }
    } else if isQuote {
      return unterminatedString()
    } else {
      reportStray()
    }
    skipStray()
    return .again
  }

  /// A key that is none in a nested dictionary.
  private mutating func unexpectedKeyInDictionary() -> Step {
    let byte = text[position]
    if byte == UInt8(ascii: "}") {
      position += 1
      return .event(closeFrame())
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return unterminatedString() }
    if isSmartQuote(at: position) {
      reportSmartQuotes(at: position)
    } else {
      report(
        .unexpectedCharacter, at: characterRange(at: position),
        "\(name(ofCharacterAt: position)) is where a key or `}` is expected")
    }
    return giveUp()
  }

  /// A key that is none between the outer braces.
  private mutating func unexpectedKeyInBraces() -> Step {
    let byte = text[position]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return unterminatedString() }
    reportStray()
    hasKey = true
    skipStray()
    return .again
  }

  /// What stands behind the outer braces.
  private mutating func endOfBraces() -> Step {
    brace = nil
    hasKey = true
    guard skipBlanks() else { return unterminatedComment(atKey: false) }
    guard position < end, text[position] != 0x1A else {
      position = end
      return .end
    }
    report(
      .junkAfterDictionary, at: characterRange(at: position),
      "\(name(ofCharacterAt: position)) is after the closing `}` of the file")
    return .again
  }

  /// A first token that starts no property list of pairs.
  private mutating func unexpectedStart() -> Step {
    switch text[position] {
    case UInt8(ascii: "("), UInt8(ascii: "<"):
      let kind = text[position] == UInt8(ascii: "(") ? "an array" : "data"
      report(
        .notADictionary, at: position..<position + 1,
        "the file contains \(kind), not a dictionary of keys and values")
      position = end
      return .end
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      hasKey = true
      return unterminatedString()
    default:
      reportStray()
      hasKey = true
      skipStray()
      return .again
    }
  }

  /// Notes that CoreFoundation stops here without an error, unless it stopped before.
  mutating func noteTruncation(at range: Range<Int>, code: ProblemCode) {
    if truncation == nil {
      truncation = range
    } else if code == .unterminatedComment {
      report(code, at: range, "the comment that starts here has no closing `*/`")
    } else {
      report(code, at: range, "\(name(ofCharacterAt: range.lowerBound)) is not expected here")
    }
  }

  /// Gives up open containers and goes to where the next pair may start.
  mutating func giveUp() -> Step {
    if frames.isEmpty {
      recover()
    } else {
      isUnwinding = true
      skipValue(depth: frames.count)
    }
    return .again
  }

  /// Goes behind the next `;` outside quotes, or to a line that starts with a quote or a comment.
  mutating func recover() {
    var quote: UInt8 = 0
    while position < end {
      let byte = text[position]
      position += 1
      if byte == 0x0A || byte == 0x0D {
        let start = blankEnd(from: position)
        if isByte(0x22, at: start) || isCommentStart(start) || isConflictMarker(at: start) {
          position = start
          return
        }
      } else if byte == UInt8(ascii: "\\") {
        skipEscaped()
      } else if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: ";") {
        return
      }
    }
  }

  /// Passes an escaped byte, which counts for nothing, unless it is a line end, which the next round sees.
  private mutating func skipEscaped() {
    if position < end, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
  }

  /// Goes behind the end of a nested value and its `;`, or to a line that starts with a quote in its
  /// first column.
  private mutating func skipValue(depth: Int) {
    var depth = depth
    var quote: UInt8 = 0
    while position < end {
      let byte = text[position]
      position += 1
      if byte == 0x0A || byte == 0x0D {
        if isByte(0x22, at: position) { return }
      } else if byte == UInt8(ascii: "\\") {
        skipEscaped()
      } else if quote != 0 {
        if byte == quote { quote = 0 }
      } else {
        switch byte {
        case UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: ";") where depth <= 0: return
        default: break
        }
      }
    }
  }

  /// Goes to the next line that starts with a quote; to the end of the file without one.
  mutating func skipToLineStart() {
    while position < end {
      let byte = text[position]
      position += 1
      if byte == 0x0A || byte == 0x0D {
        let start = blankEnd(from: position)
        if isByte(0x22, at: start) {
          position = start
          return
        }
      }
    }
  }

  /// Passes what is where a key is expected: a control or a sign of the grammar alone, anything
  /// else with the pair it starts.
  private mutating func skipStray() {
    let isAlone: Bool
    switch text[position] {
    case 0..<0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ")"),
      UInt8(ascii: "}"), UInt8(ascii: "*"):
      isAlone = true
    default: isAlone = false
    }
    position = strayRange().upperBound
    if !isAlone { recover() }
  }

  /// Reports what is where a key is expected.
  private mutating func reportStray() {
    if isSmartQuote(at: position) { return reportSmartQuotes(at: position) }
    report(
      .unexpectedCharacter, at: strayRange(),
      "\(name(ofCharacterAt: position)) is where a key is expected")
  }

  /// The character at the current position and its repetitions; both characters of `*/`.
  private func strayRange() -> Range<Int> {
    let byte = text[position]
    if byte == UInt8(ascii: "*"), isByte(UInt8(ascii: "/"), at: position + 1) {
      return position..<position + 2
    }
    guard byte < 0x80, byte != 0x22, byte != 0x27 else { return characterRange(at: position) }
    var index = position + 1
    while isByte(byte, at: index) { index += 1 }
    return position..<index
  }

  /// Offset of the first byte from an offset on that is no space or tab.
  private func blankEnd(from offset: Int) -> Int {
    var index = offset
    while index < end, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    return index
  }

  /// Whether only blanks stand from an offset to the end.
  private func isBlank(from offset: Int) -> Bool {
    for index in min(offset, end)..<end where text[index] != 0x20 && (text[index] &- 9) >= 5 {
      return false
    }
    return true
  }
}

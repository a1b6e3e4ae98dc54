/// What is wrong in an old-style property list, at the place where the author must type.
extension StringsReader {
  /// Records a problem.
  mutating func report(_ code: ProblemCode, at range: Range<Int>, _ message: String) {
    problems.append(
      ReadingProblem(code, at: ByteRange(range), message), most: Self.maximumProblems)
  }

  /// Ends reading: containers that are still open, or an outer brace, are missing their end.
  mutating func finish() -> Step {
    if let frame = frames.last {
      report(
        frame.isDictionary ? .unterminatedDictionary : .unexpectedCharacter,
        at: frame.start..<frame.start + 1,
        frame.isDictionary
          ? "the dictionary that starts here has no closing `}`"
          : "the array that starts here has no closing `)`")
      isUnwinding = true
      return .again
    }
    if let start = brace {
      brace = nil
      report(
        .unterminatedDictionary, at: start..<start + 1,
        "the dictionary that starts here has no closing `}`")
    }
    return .end
  }

  /// A key at the end of the file, with nothing behind it.
  mutating func loneKey(_ key: StringsToken, endingAt keyEnd: Int, isFirst: Bool) -> Step {
    if isFirst, brace == nil, frames.isEmpty {
      report(
        .notADictionary, at: key.range,
        "the file contains one string instead of pairs: write `=`, a value and `;` after the key")
      return .end
    }
    report(.missingSemicolon, at: keyEnd..<keyEnd, "`;` is missing after the last key")
    return .event(StringsEvent(kind: .shorthand, key: key, value: key))
  }

  /// Something else than `=` or `;` behind a key.
  mutating func missingEquals(_ key: StringsToken, endingAt keyEnd: Int, isFirst: Bool) -> Step {
    let byte = text[position]
    let isOnNextLine = hasLineEnd(in: keyEnd..<position)
    if byte == UInt8(ascii: ":"), isFirst, brace != nil {
      report(
        .missingEquals, at: position..<position + 1,
        "`:` after a key: the file is JSON instead of a property list")
      (position, brace) = (end, nil)
      return .end
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      || StringsScanner.isUnquoted(byte)
    {
      if isOnNextLine {
        report(.missingSemicolon, at: keyEnd..<keyEnd, "`;` is missing after the key")
        return .event(StringsEvent(kind: .shorthand, key: key, value: key))
      }
      report(.missingEquals, at: keyEnd..<keyEnd, "`=` is missing between the key and its value")
      if byte == UInt8(ascii: "\"") { return readValue(of: key, endingAt: keyEnd) }
      return giveUp()
    }
    let range = characterRange(at: position)
    report(
      .unexpectedCharacter, at: range,
      "\(name(ofCharacterAt: position)) is where `=` or `;` must follow the key")
    // A blank or a sign of equality from another script: what follows is the pair that was meant.
    if byte >= 0x80, !isOnNextLine {
      position = range.upperBound
      guard skipBlanks() else { return giveUp() }
      if isByte(UInt8(ascii: "="), at: position) {
        position += 1
        return readValue(of: key, endingAt: keyEnd)
      }
      if isByte(UInt8(ascii: "\""), at: position) { return readValue(of: key, endingAt: keyEnd) }
    }
    return giveUp()
  }

  /// No value behind `=`.
  mutating func missingValue(at offset: Int) -> Step {
    report(.missingValue, at: offset..<offset, "a value is missing after `=`")
    return giveUp()
  }

  /// Something behind `=` that starts no value.
  mutating func unexpectedValue(of key: StringsToken, endingAt keyEnd: Int) -> Step {
    switch text[position] {
    case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      return missingValue(at: position)
    case UInt8(ascii: "="):
      report(.unexpectedCharacter, at: position..<position + 1, "a second `=` after the key")
      while isByte(UInt8(ascii: "="), at: position) { position += 1 }
      return readValue(of: key, endingAt: keyEnd)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return unterminatedString()
    default:
      if isSmartQuote(at: position) {
        reportSmartQuotes(at: position)
      } else {
        report(
          .unexpectedCharacter, at: characterRange(at: position),
          "\(name(ofCharacterAt: position)) starts no value: quote the text with `\"`")
      }
      return giveUp()
    }
  }

  /// Something in an array that is no item, comma or end.
  mutating func unexpectedItem(_ expected: String) -> Step {
    if isByte(UInt8(ascii: "\""), at: position), expected.utf8.first != UInt8(ascii: "`") {
      return unterminatedString()
    }
    report(
      .unexpectedCharacter, at: characterRange(at: position),
      "\(name(ofCharacterAt: position)) is where \(expected) is expected")
    return giveUp()
  }

  /// A byte in data that is no hexadecimal digit, or an odd number of digits.
  mutating func badData(at offset: Int) {
    report(
      .badHexData, at: offset..<offset + 1,
      "data in `<…>` must be pairs of hexadecimal digits")
    _ = giveUp()
  }

  /// A quote at the current position that nothing closes.
  mutating func unterminatedString() -> Step {
    report(
      .unterminatedString, at: position..<position + 1,
      "the string that starts here has no closing quote")
    return giveUp()
  }

  /// A comment at the current position that nothing closes.
  ///
  /// CoreFoundation takes the rest of the file for a comment: without an error where a key is expected.
  mutating func unterminatedComment(atKey: Bool) -> Step {
    let opening = position..<position + 2
    if atKey, frames.isEmpty, brace == nil {
      noteTruncation(at: opening, code: .unterminatedComment)
    } else {
      report(.unterminatedComment, at: opening, "the comment that starts here has no closing `*/`")
    }
    position = opening.upperBound
    skipToLineStart()
    isUnwinding = !frames.isEmpty
    return .again
  }

  /// No `;` behind a value, a shorthand key or a container; goes to where the next pair may start.
  mutating func missingSemicolon(after tokenEnd: Int, value: StringsToken?) {
    let found = position
    if let value, let lineEnd = strayLineEnd(in: value), found >= end || !isByte(0x3B, at: found) {
      report(
        .unterminatedString, at: value.start - 1..<value.start,
        "the string that starts here has no closing quote on its line")
      position = lineEnd
      skipToLineStart()
      return
    }
    let isOnNextLine = hasLineEnd(in: tokenEnd..<found)
    let isSeparator = isByte(UInt8(ascii: ","), at: found) || found < end && text[found] >= 0x80
    let hint =
      value != nil && !isOnNextLine && !isSeparator && hasQuote(onLineFrom: found)
      ? "; if a `\"` belongs to the value, put a backslash before it" : ""
    report(.missingSemicolon, at: tokenEnd..<tokenEnd, "`;` is missing here" + hint)
    if found >= end || isOnNextLine {
      // Comments on the line of the value are those of its pair, the others those of the next.
      position = tokenEnd
      skipTrailingComments()
      return
    }
    if isByte(UInt8(ascii: "}"), at: found) { return }
    if isByte(UInt8(ascii: ","), at: found) {
      position = found + 1
    } else if characterName(at: found) == "full-width semicolon" {
      position = found + 3
    } else {
      recover()
    }
  }

  /// Where the line of a value ends when the value runs on to the first quote of a later line, as it
  /// does when its own closing quote is missing.
  private func strayLineEnd(in value: StringsToken) -> Int? {
    guard value.start > 0, isByte(text[value.start - 1], at: value.end) else { return nil }
    var index = value.end
    while index > value.start, text[index - 1] == 0x20 || text[index - 1] == 0x09 { index -= 1 }
    guard index > value.start, text[index - 1] == 0x0A || text[index - 1] == 0x0D else {
      return nil
    }
    index = value.start
    while index < value.end, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    return index
  }

  /// Whether a `"` stands on the rest of a line.
  private func hasQuote(onLineFrom start: Int) -> Bool {
    var index = start
    while index < end, text[index] != 0x0A, text[index] != 0x0D {
      if text[index] == UInt8(ascii: "\"") { return true }
      index += 1
    }
    return false
  }

  /// Whether a line ends in a range.
  func hasLineEnd(in range: Range<Int>) -> Bool {
    for index in range where text[index] == 0x0A || text[index] == 0x0D { return true }
    return false
  }
}

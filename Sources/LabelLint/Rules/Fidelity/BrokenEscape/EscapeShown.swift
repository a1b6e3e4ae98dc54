/// The first escape that stands among the characters of a text.
struct EscapeShown {
  /// Byte offsets in the decoded text.
  let range: Range<Int>
  /// What it stands for.
  let meant: String
  /// Whether its backslash is lost, not doubled.
  let isLost: Bool

  /// Finds the escape of a text that its source does not have.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - script: The letters of its locale.
  init?(in pair: borrowing Text, _ script: Script?) {
    let text = pair.decoded
    if pair.features.contains(.backslashes), pair.decodedSource.firstIndex(of: 0x5C) == nil,
      let found = Self.doubled(in: text, pair)
    {
      self = found
    } else if let found = Self.hexadecimal(in: text, besides: pair.decodedSource, script) {
      self = found
    } else if let found = Self.lineBreak(in: pair) {
      self = found
    } else {
      return nil
    }
  }

  private init(_ range: Range<Int>, _ meant: String, isLost: Bool) {
    (self.range, self.meant, self.isLost) = (range, meant, isLost)
  }

  /// An escape with its backslash, which is one that the format has made of two.
  private static func doubled(in text: Span<UInt8>, _ pair: borrowing Text) -> EscapeShown? {
    // Paths, and patterns that code matches, have backslashes of their own.
    if isPath(text) { return nil }
    var index = 0
    while let backslash = text.firstIndex(of: 0x5C, from: index) {
      index = backslash + 2
      guard backslash + 1 < text.count else { return nil }
      let next = text[backslash + 1]
      let range = backslash..<backslash + 2
      switch next {
      case "n", "t":
        if isName(range, in: text) { continue }
        if pair.isSource, index < text.count, ASCII.isLowerCase(text[index]) { continue }
        return EscapeShown(range, next == "n" ? "\n" : "\t", isLost: false)
      case "\"", "'":
        // A pair of them in a source text is quoted code, and Compose knows no escaped ones.
        if pair.isSource || pair.format == .compose { continue }
        return EscapeShown(range, next == "'" ? "'" : "\"", isLost: false)
      case "u", "U":
        guard let scalar = scalar(at: index, in: text) else { continue }
        return EscapeShown(backslash..<index + 4, String(scalar), isLost: false)
      default:
        // Android takes a quotation mark that is not escaped for the end of a quoted part: `\\"ja\\"`.
        guard pair.format == .android, text.firstIndex(of: "\"") == nil,
          pair.decodedSource.firstIndex(of: "\"") != nil
        else { continue }
        return EscapeShown(backslash..<backslash + 1, "\"", isLost: false)
      }
    }
    return nil
  }

  /// Whether an escape stands alone between blanks or in quotation marks, as where a text speaks of it.
  private static func isName(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    func isEdge(_ byte: UInt8) -> Bool { ASCII.isSpace(byte) || "\"'`(),/".utf8.contains(byte) }
    let isFree = range.lowerBound == 0 || isEdge(text[range.lowerBound - 1])
    return isFree && range.upperBound < text.count && isEdge(text[range.upperBound])
  }

  /// Whether a text holds a path of Windows or a pattern.
  private static func isPath(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      text[index] == 0x5C
        && (standsBehindDrive(index, in: text)
          || index + 1 < text.count && "\\dwsb.*+?()[]{}$^".utf8.contains(text[index + 1])
            && text[index + 1] != "\"")
    }
  }

  /// Whether a backslash stands behind the letter of a drive: `C:\new`, and not `Name:\new`.
  private static func standsBehindDrive(_ backslash: Int, in text: Span<UInt8>) -> Bool {
    guard backslash > 1, text[backslash - 1] == ":", ASCII.isLetter(text[backslash - 2]) else {
      return false
    }
    return backslash == 2 || !text.isWord(at: backslash - 3)
  }

  /// The character that four hexadecimal digits at an offset stand for.
  private static func scalar(at start: Int, in text: Span<UInt8>) -> Unicode.Scalar? {
    guard start + 4 <= text.count else { return nil }
    var value: UInt32 = 0
    for index in start..<start + 4 {
      guard let digit = ASCII.hexadecimalValue(text[index]) else { return nil }
      value = value << 4 | digit
    }
    return Unicode.Scalar(value)
  }

  /// `u00A0`: an escape without a backslash, for a blank, a mark or a letter of the locale.
  private static func hexadecimal(
    in text: Span<UInt8>, besides source: Span<UInt8>, _ script: Script?
  ) -> EscapeShown? {
    for index in text.indices where text[index] | 0x20 == 0x75 {
      guard index == 0 || text[index - 1] != 0x5C, let scalar = scalar(at: index + 1, in: text),
        isLikely(scalar, script), !isYear(scalar, at: index, in: text),
        !isPartOfCode(scalar, at: index, in: text)
      else { continue }
      let range = index..<index + 5
      if source.firstIndex(ofBytes: text.extracting(range)) != nil { continue }
      return EscapeShown(range, String(scalar), isLost: true)
    }
    return nil
  }

  /// Whether an escape is a part of a code of letters and digits: `3dufF51`.
  ///
  /// After a number comes the space or sign of its unit: `5u00A0km`, `10u20AC`.
  private static func isPartOfCode(
    _ scalar: Unicode.Scalar, at index: Int, in text: Span<UInt8>
  ) -> Bool {
    var (hasDigits, hasLetters) = (false, CharacterProperties.isLetter(scalar))
    var start = index
    while start > 0, ASCII.isAlphanumeric(text[start - 1]) || ".,".utf8.contains(text[start - 1]) {
      start -= 1
      if ASCII.isDigit(text[start]) { hasDigits = true }
      if ASCII.isLetter(text[start]) { hasLetters = true }
    }
    return hasDigits && hasLetters
  }

  /// Whether a character is one that is written as an escape.
  private static func isLikely(_ scalar: Unicode.Scalar, _ script: Script?) -> Bool {
    switch scalar.value {
    case 0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0xA0...0xFF, 0x2002...0x2060, 0x20AC, 0x2122, 0x3000,
      0xFEFF:
      return true
    case 0x100...:
      guard CharacterProperties.isLetter(scalar) else { return false }
      let own = CharacterProperties.script(scalar)
      // Latin letters behind the extended ones are rare.
      if own == .latin, scalar.value > 0x24F { return false }
      return script.map { $0 == own || $0.includes(own) } ?? false
    default: return false
    }
  }

  /// Whether the digits may be those of a year, or of a number with a word before it: `Menu2024`, `u1000`.
  private static func isYear(
    _ scalar: Unicode.Scalar, at index: Int, in text: Span<UInt8>
  ) -> Bool {
    if !text.extracting(index + 1..<index + 5).isAllDigits || scalar.value < 0x1000 { return false }
    let isEnd = index + 5 == text.count || !ASCII.isLetter(text[index + 5])
    let isInWord = index > 0 && (ASCII.isLetter(text[index - 1]) || text[index - 1] >= 0x80)
    return isEnd && (isInWord || !(0x2000...0x2060).contains(scalar.value))
  }

  /// An `n` between two words where the source has a line break.
  private static func lineBreak(in pair: borrowing Text) -> EscapeShown? {
    let text = pair.decoded
    guard pair.decodedSource.firstIndex(of: 0x0A) != nil, text.firstIndex(of: 0x0A) == nil else {
      return nil
    }
    for index in text.indices.dropFirst().dropLast()
    where text[index] == "n" && ASCII.isUpperCase(text[index + 1]) {
      let before = text[index - 1]
      if before == "n", index > 1, ".!?:,".utf8.contains(text[index - 2]) {
        return EscapeShown(index - 1..<index + 1, "\n\n", isLost: true)
      }
      if ASCII.isLowerCase(before) || ".!?:,".utf8.contains(before) || before >= 0x80 {
        // The `n` of a name that the source has: "OpenPGP".
        if pair.decodedSource.firstIndex(ofBytes: text.extracting(index - 1..<index + 2)) != nil {
          continue
        }
        return EscapeShown(index..<index + 1, "\n", isLost: true)
      }
    }
    return nil
  }
}

/// The runs of letters of a plain text with what the rule about capitals asks of them.
///
/// Web addresses, e-mail addresses and file names are no runs of letters here.
struct CapitalTokens {
  /// The runs, in order.
  private(set) var tokens: [CapitalToken] = []
  /// Number of letters that have case.
  private(set) var casedLetters = 0
  /// Whether every letter with case is a capital.
  private(set) var isAllUpper = true
  /// Whether a letter of a script without case stands in the text.
  private(set) var hasUncased = false
  /// Whether a capital, an underscore and a capital follow each other: `CHARSET_MOST`.
  private(set) var isIdentifier = false

  /// Whether a text has two capitals in a row and no letter of a script without case; most texts
  /// do not and need no tokens.
  static func mayShout(_ text: Span<UInt8>) -> Bool {
    var isAfterUpper = false
    var hasShout = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        let isUpper = byte &- 0x41 < 26
        hasShout = hasShout || isUpper && isAfterUpper
        isAfterUpper = isUpper
        index += 1
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      switch LetterCase(scalar) {
      case .uncased: return false
      case .upper:
        hasShout = hasShout || isAfterUpper
        isAfterUpper = true
      case .lower: isAfterUpper = false
      case .none: break
      }
    }
    return hasShout
  }

  /// Splits a plain text.
  init(_ text: Span<UInt8>) {
    var cursor = ScalarCursor(text)
    var walk = Walk()
    var wordEnd = 0
    while true {
      let start = cursor.offset
      if start >= wordEnd, start < text.count {
        wordEnd = Self.endOfWord(at: start, in: text)
        if Self.isAddress(text.extracting(start..<wordEnd)) {
          while cursor.offset < wordEnd { _ = cursor.next() }
          walk.close(into: &tokens)
          walk.previous = " "
          continue
        }
      }
      guard let scalar = cursor.next() else { break }
      add(scalar, at: start..<cursor.offset, &walk, text)
    }
    walk.close(into: &tokens)
    markNeighbours(text)
  }

  /// The state between two scalars.
  private struct Walk {
    var token: CapitalToken?
    var previous: Unicode.Scalar = " "
    var beforePrevious: Unicode.Scalar = " "
    var firstLetter: Unicode.Scalar = " "
    var lastLetter: Unicode.Scalar = " "

    mutating func close(into tokens: inout [CapitalToken]) {
      if let token { tokens.append(token) }
      token = nil
    }
  }

  private mutating func add(
    _ scalar: Unicode.Scalar, at range: Range<Int>, _ walk: inout Walk, _ text: Span<UInt8>
  ) {
    defer {
      walk.beforePrevious = walk.previous
      walk.previous = scalar
    }
    let letterCase = LetterCase(scalar)
    switch letterCase {
    case .none:
      let isApostrophe = scalar == "'" || scalar == "\u{2019}"
      let isMark = CharacterProperties.isDefaultIgnorable(scalar) || isCombining(scalar)
      if walk.token != nil, isApostrophe || isMark { return }
      if isDigit(scalar) { walk.token?.touchesDigit = true }
      walk.close(into: &tokens)
    case .uncased:
      hasUncased = true
      walk.close(into: &tokens)
    case .upper, .lower:
      casedLetters += 1
      // ß has no capital in common use: it neither makes nor breaks capitals.
      if letterCase == .lower, scalar != "ß" {
        isAllUpper = false
        walk.token?.isUpper = false
      }
      if letterCase == .upper, walk.previous == "_", LetterCase(walk.beforePrevious) == .upper {
        isIdentifier = true
      }
      if walk.token == nil {
        walk.token = CapitalToken(range: range)
        walk.token?.isUpper = letterCase == .upper
        walk.token?.touchesDigit = isDigit(walk.previous)
        walk.firstLetter = scalar
      }
      walk.token?.letters += 1
      if scalar != walk.firstLetter {
        walk.token?.isOneLetter = false
        if scalar.value != walk.lastLetter.value + 1 { walk.token?.isAlphabet = false }
      }
      walk.lastLetter = scalar
      if let start = walk.token?.range.lowerBound { walk.token?.range = start..<range.upperBound }
    }
  }

  /// Notes which runs a number or placeholder stands beside.
  private mutating func markNeighbours(_ text: Span<UInt8>) {
    for index in tokens.indices {
      let from = index == 0 ? 0 : tokens[index - 1].range.upperBound
      let to = index + 1 < tokens.count ? tokens[index + 1].range.lowerBound : text.count
      let before = text.extracting(from..<tokens[index].range.lowerBound)
      let behind = text.extracting(tokens[index].range.upperBound..<to)
      tokens[index].isBesideNumber = Self.hasNumber(before) || Self.hasNumber(behind)
    }
  }

  /// Whether digits or a placeholder (U+FFFC) stand in a piece without letters.
  private static func hasNumber(_ piece: Span<UInt8>) -> Bool {
    var cursor = ScalarCursor(piece)
    while let scalar = cursor.next() {
      if scalar == "\u{FFFC}" || ("0"..."9").contains(scalar) { return true }
    }
    return false
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("0"..."9").contains(scalar) : CharacterProperties.isDigit(scalar)
  }

  private func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return CharacterProperties.generalCategory(scalar).isMark
  }

  /// Offset behind the run of bytes without blanks that starts here.
  private static func endOfWord(at start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != 0x20 { end += 1 }
    return max(end, start + 1)
  }

  /// Whether a word is a web or e-mail address or a file name: `www.bbc.co.uk`, `a@b.c`, `A.PDF`.
  private static func isAddress(_ word: Span<UInt8>) -> Bool {
    var hasLetterBefore = false
    for index in word.indices {
      let byte = word[index]
      let isFollowed = index + 1 < word.count && word[index + 1].isASCIIAlphanumeric
      if byte == 0x40, hasLetterBefore, isFollowed { return true }
      if byte == 0x2E, hasLetterBefore, isFollowed { return true }
      if byte == 0x3A, index + 2 < word.count, word[index + 1] == 0x2F, word[index + 2] == 0x2F {
        return true
      }
      hasLetterBefore = byte.isASCIIAlphanumeric
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  fileprivate var isASCIIAlphanumeric: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

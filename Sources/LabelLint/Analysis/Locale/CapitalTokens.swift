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
    // Room for the words of most texts at once.
    tokens.reserveCapacity(8)
    var walk = Walk()
    var (index, wordEnd) = (0, 0)
    while index < text.count {
      if index >= wordEnd {
        let (end, mayBeAddress) = Self.endOfWord(at: index, in: text)
        wordEnd = end
        if mayBeAddress, Self.isAddress(text.extracting(index..<wordEnd)) {
          walk.close(into: &tokens)
          walk.previous = " "
          index = wordEnd
          continue
        }
      }
      let byte = text[index]
      if byte < 0x80 {
        add(ascii: byte, at: index, &walk)
        index &+= 1
      } else {
        let (scalar, length) = text.scalarOrReplacement(at: index)
        add(scalar, at: index..<index + length, &walk)
        index &+= length
      }
    }
    walk.close(into: &tokens)
    markNeighbours(text)
  }

  /// The state between two scalars.
  private struct Walk {
    /// The run that letters are added to while `isOpen`.
    var token = CapitalToken(range: 0..<0)
    var isOpen = false
    var previous: Unicode.Scalar = " "
    var beforePrevious: Unicode.Scalar = " "
    var firstLetter: Unicode.Scalar = " "
    var lastLetter: Unicode.Scalar = " "

    @inline(__always)
    mutating func close(into tokens: inout [CapitalToken]) {
      if isOpen { tokens.append(token) }
      isOpen = false
    }

    @inline(__always)
    mutating func turn(to scalar: Unicode.Scalar) {
      beforePrevious = previous
      previous = scalar
    }
  }

  @inline(__always)
  private mutating func add(ascii byte: UInt8, at index: Int, _ walk: inout Walk) {
    if byte | 0x20 &- 0x61 < 26 {
      addLetter(
        Unicode.Scalar(byte), isUpper: byte & 0x20 == 0, at: index..<index &+ 1, &walk)
    } else if !walk.isOpen || byte != "'" {
      if ASCII.isDigit(byte) { walk.token.touchesDigit = true }
      walk.close(into: &tokens)
    }
    walk.turn(to: Unicode.Scalar(byte))
  }

  private mutating func add(_ scalar: Unicode.Scalar, at range: Range<Int>, _ walk: inout Walk) {
    switch LetterCase(scalar) {
    case .none:
      let isMark = scalar == "\u{2019}" || CharacterProperties.isDefaultIgnorable(scalar)
      if walk.isOpen, isMark || isCombining(scalar) { break }
      if CharacterProperties.isDigit(scalar) { walk.token.touchesDigit = true }
      walk.close(into: &tokens)
    case .uncased:
      hasUncased = true
      walk.close(into: &tokens)
    case .upper: addLetter(scalar, isUpper: true, at: range, &walk)
    case .lower: addLetter(scalar, isUpper: false, at: range, &walk)
    }
    walk.turn(to: scalar)
  }

  /// Adds a letter with case to the run that is open, or opens one.
  @inline(__always)
  private mutating func addLetter(
    _ letter: Unicode.Scalar, isUpper: Bool, at range: Range<Int>, _ walk: inout Walk
  ) {
    casedLetters &+= 1
    if !walk.isOpen {
      walk.token = CapitalToken(range: range)
      walk.token.touchesDigit = CharacterProperties.isDigit(walk.previous)
      walk.firstLetter = letter
      walk.isOpen = true
      walk.token.isUpper = isUpper
    }
    if !isUpper, letter != "ß" {
      // ß has no capital in common use: it neither makes nor breaks capitals.
      isAllUpper = false
      walk.token.isUpper = false
    } else if isUpper, walk.previous == "_", LetterCase(walk.beforePrevious) == .upper {
      isIdentifier = true
    }
    walk.token.letters &+= 1
    if letter != walk.firstLetter {
      walk.token.isOneLetter = false
      if letter.value != walk.lastLetter.value &+ 1 { walk.token.isAlphabet = false }
    }
    walk.lastLetter = letter
    walk.token.range = walk.token.range.lowerBound..<range.upperBound
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
    for index in piece.indices
    where ASCII.isDigit(piece[index])
      || piece[index] == 0xEF && piece.begins(with: "\u{FFFC}", at: index)
    {
      return true
    }
    return false
  }

  private func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return CharacterProperties.generalCategory(scalar).isMark
  }

  /// Offset behind the run of bytes without blanks that starts here, and whether it has a byte without
  /// which it is no address.
  private static func endOfWord(
    at start: Int, in text: Span<UInt8>
  ) -> (end: Int, mayBeAddress: Bool) {
    var end = start
    var mayBeAddress = false
    while end < text.count, text[end] != 0x20 {
      let byte = text[end]
      mayBeAddress = mayBeAddress || byte == 0x2E || byte == 0x3A || byte == 0x40
      end &+= 1
    }
    return (max(end, start + 1), mayBeAddress)
  }

  /// Whether a word is a web or e-mail address or a file name: `www.bbc.co.uk`, `a@b.c`, `A.PDF`.
  private static func isAddress(_ word: Span<UInt8>) -> Bool {
    var hasLetterBefore = false
    for index in word.indices {
      let byte = word[index]
      let isFollowed = index + 1 < word.count && ASCII.isAlphanumeric(word[index + 1])
      if byte == 0x40, hasLetterBefore, isFollowed { return true }
      if byte == 0x2E, hasLetterBefore, isFollowed { return true }
      if byte == 0x3A, index + 2 < word.count, word[index + 1] == 0x2F, word[index + 2] == 0x2F {
        return true
      }
      hasLetterBefore = ASCII.isAlphanumeric(byte)
    }
    return false
  }
}

/// Divides a program into tokens and pairs its brackets, without a grammar of its language.
///
/// Comments are left out; texts keep apart what is written and what is put in, so that a mention in a
/// comment is no use and a call inside a text is one. Takes one pass and no recursion, whatever the
/// bytes are: unbalanced brackets and open texts end where the line or the file does.
package struct CodeLexer: ~Escapable {
  /// A text literal in which a value is being read.
  private struct OpenText {
    /// Index of the token that begins the value.
    var open: Int32
    /// Quotation marks on each side: 1 or 3.
    var quotes: Int
    /// Marks `#` on each side.
    var hashes: Int
  }

  /// How many brackets a stray closing one may skip.
  private static let mostSkipped = 8

  /// Most marks `#` around a text.
  private static let mostHashes = 8

  private let text: Span<UInt8>
  private let language: CodeLanguage
  private var index: Int
  private var tokens: [CodeToken] = []
  private var open: [Int32] = []
  private var texts: [OpenText] = []
  private var isLineStart = true

  /// The tokens of a program.
  package static func tokens(
    of text: Span<UInt8>, _ language: CodeLanguage, from start: Int = 0
  ) -> [CodeToken] {
    var lexer = CodeLexer(text, language, from: start)
    lexer.run()
    return lexer.tokens
  }

  @_lifetime(copy text)
  private init(_ text: Span<UInt8>, _ language: CodeLanguage, from start: Int) {
    self.text = text
    self.language = language
    index = start
    // Programs have a token every four bytes or so; comments make it fewer.
    tokens.reserveCapacity(text.count / 4 + 16)
  }

  /// The byte at an offset; 0 outside the text.
  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 {
    offset < text.count ? ByteScan.byte(text, at: offset) : 0
  }

  @_lifetime(self: copy self)
  private mutating func run() {
    let count = text.count
    while index < count {
      let byte = ByteScan.byte(text, at: index)
      switch byte {
      case 0x0A:
        isLineStart = true
        index &+= 1
      case 0...0x20, 0x7F:
        index &+= 1
        skipBlanks()
      case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x80...0xFF: readWord()
      case 0x30...0x39: readNumber()
      case 0x2F: readSlash()  // /
      case 0x22: readText(quotes: quotes(at: index), hashes: 0)
      case 0x27: readCharacter()
      case 0x60: readQuotedWord()
      case 0x23: readHash()
      case 0x40 where self.byte(index &+ 1) == 0x22: index &+= 1  // @"
      case 0x28, 0x5B, 0x7B:
        open.append(Int32(clamping: tokens.count))
        add(.open, index..<index &+ 1)
        index &+= 1
      case 0x29, 0x5D, 0x7D: readClose(byte)
      default:
        add(.mark, index..<index &+ 1)
        index &+= 1
      }
    }
    let end = Int32(clamping: tokens.count)
    for token in open { tokens[Int(token)].partner = end }
  }

  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    tokens.append(
      CodeToken(
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        count: UInt32(truncatingIfNeeded: range.count), partner: -1, kind: kind,
        flags: isLineStart ? .startsLine : []))
    isLineStart = false
  }

  /// Skips an indentation, eight blanks at a time.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func skipBlanks() {
    let blanks: UInt64 = 0x2020_2020_2020_2020
    while index &+ 8 <= text.count {
      let others = ByteScan.word(text, at: index) ^ blanks
      if others != 0 {
        index &+= others.trailingZeroBitCount >> 3
        return
      }
      index &+= 8
    }
    while index < text.count, ByteScan.byte(text, at: index) == 0x20 { index &+= 1 }
  }

  // MARK: Words and marks

  @_lifetime(self: copy self)
  private mutating func readWord() {
    let start = index
    var end = index &+ 1
    let count = text.count
    while end < count {
      let byte = ByteScan.byte(text, at: end)
      guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80 else {
        break
      }
      end &+= 1
    }
    index = end
    add(.word, start..<index)
  }

  /// Reads a name between backticks, which may be a keyword.
  @_lifetime(self: copy self)
  private mutating func readQuotedWord() {
    var end = index + 1
    while end < text.count, text[end] != 0x60, text[end] != 0x0A { end += 1 }
    if byte(end) == 0x60 {
      add(.word, index + 1..<end)
      index = end + 1
    } else {
      index += 1
    }
  }

  @_lifetime(self: copy self)
  private mutating func readNumber() {
    let start = index
    while index < text.count {
      let byte = text[index]
      if ASCII.isAlphanumeric(byte) || byte == 0x5F {
        index += 1
      } else if byte == 0x2E, ASCII.isDigit(self.byte(index + 1)) {
        index += 2
      } else {
        break
      }
    }
    add(.number, start..<index)
  }

  /// Reads `'x'`; a lone mark where none is closed on its line.
  @_lifetime(self: copy self)
  private mutating func readCharacter() {
    let start = index
    index += 1
    guard language.hasCharacters else { return add(.mark, start..<index) }
    var end = index
    while end < min(text.count, start + 16), text[end] != 0x0A {
      if text[end] == 0x27 {
        add(.number, start..<end + 1)
        index = end + 1
        return
      }
      end += text[end] == 0x5C ? 2 : 1
    }
    add(.mark, start..<index)
  }

  // MARK: Comments

  @_lifetime(self: copy self)
  private mutating func readSlash() {
    switch byte(index + 1) {
    case 0x2F: index = ByteScan.first(0x0A, in: text, from: index)
    case 0x2A: skipComment()
    default:
      if language == .swift, mayBeginExpression, let end = patternEnd {
        add(.number, index..<end)
        index = end
      } else {
        add(.mark, index..<index + 1)
        index += 1
      }
    }
  }

  @_lifetime(self: copy self)
  private mutating func skipComment() {
    var depth = 1
    index += 2
    while index < text.count {
      switch text[index] {
      case 0x2A where byte(index + 1) == 0x2F:
        index += 2
        depth -= 1
        if depth == 0 { return }
      case 0x2F where language.nestsComments && byte(index + 1) == 0x2A:
        index += 2
        depth += 1
      case 0x0A:
        isLineStart = true
        index += 1
      default: index &+= 1
      }
    }
  }

  /// Whether an operand may follow the last token.
  private var mayBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    return last.kind == .open || last.kind == .mark
  }

  /// Offset behind a regular expression `/…/` that begins here and ends on its line.
  private var patternEnd: Int? {
    guard !ASCII.isSpace(byte(index + 1)) else { return nil }
    var end = index + 1
    while end < text.count, text[end] != 0x0A, end < index + 256 {
      if text[end] == 0x2F { return end + 1 }
      end += text[end] == 0x5C ? 2 : 1
    }
    return nil
  }

  // MARK: Brackets

  @_lifetime(self: copy self)
  private mutating func readClose(_ byte: UInt8) {
    let wanted: UInt8 = byte == 0x29 ? 0x28 : byte - 2
    let number = Int32(clamping: tokens.count)
    add(.close, index..<index + 1)
    index += 1
    guard let top = open.last else { return }
    // Nearly always the innermost bracket is the one that closes.
    if ByteScan.byte(text, at: Int(tokens[Int(top)].start)) == wanted {
      open.removeLast()
      return pair(Int(top), number)
    }
    closeOuter(wanted, number)
  }

  /// Closes a bracket around others that nobody closed, if one of the kind is near enough.
  @_lifetime(self: copy self)
  private mutating func closeOuter(_ wanted: UInt8, _ number: Int32) {
    var level = open.count - 1
    let lowest = max(0, open.count - Self.mostSkipped)
    while level >= lowest {
      let opening = Int(open[level])
      if text[Int(tokens[opening].start)] == wanted { break }
      // A value in a text ends with its own bracket only.
      if texts.last.map({ Int($0.open) == opening }) ?? false { return }
      level -= 1
    }
    guard level >= lowest, level >= 0 else { return }
    for place in level..<open.count { tokens[Int(open[place])].partner = number }
    let opening = Int(open[level])
    open.removeLast(open.count - level)
    pair(opening, number)
  }

  /// Pairs two brackets; behind a value in a text, the text goes on.
  @_lifetime(self: copy self)
  private mutating func pair(_ opening: Int, _ number: Int32) {
    tokens[opening].partner = number
    tokens[Int(number)].partner = Int32(clamping: opening)
    guard !texts.isEmpty, let literal = texts.last, Int(literal.open) == opening else { return }
    texts.removeLast()
    readText(quotes: literal.quotes, hashes: literal.hashes, isContinuation: true)
  }

  // MARK: Texts

  /// Number of quotation marks that a text here begins with: 1 or 3.
  private func quotes(at start: Int) -> Int {
    language.hasLongTexts && byte(start + 1) == 0x22 && byte(start + 2) == 0x22 ? 3 : 1
  }

  /// Reads `#"…"#`, or a mark.
  @_lifetime(self: copy self)
  private mutating func readHash() {
    var hashes = 0
    while hashes < Self.mostHashes, byte(index + hashes) == 0x23 { hashes += 1 }
    if language == .swift, byte(index + hashes) == 0x22 {
      index += hashes
      return readText(quotes: quotes(at: index), hashes: hashes)
    }
    add(.mark, index..<index + 1)
    index += 1
  }

  /// Reads a literal from its quotation mark, or on behind a value, up to its end or the next value.
  @_lifetime(self: copy self)
  private mutating func readText(quotes: Int, hashes: Int, isContinuation: Bool = false) {
    if !isContinuation { index += quotes }
    var start = index
    var flags: CodeToken.Flags = isContinuation ? .continues : []
    let isRaw = language == .kotlin && quotes == 3
    while index < text.count {
      let byte = ByteScan.byte(text, at: index)
      switch byte {
      case 0x22 where isEnd(quotes: quotes, hashes: hashes):
        addText(start..<index, flags)
        index += quotes + hashes
        return
      case 0x0A where quotes == 1:
        // Nobody closed it.
        return addText(start..<index, flags)
      case 0x5C where !isRaw && hasHashes(hashes, at: index + 1):
        if language == .swift, self.byte(index + 1 + hashes) == 0x28 {
          addText(start..<index, flags.union(.isContinued))
          index += 1 + hashes
          return openValue(quotes: quotes, hashes: hashes)
        }
        flags.insert(.hasEscapes)
        index += 2 + hashes
      case 0x24 where language == .kotlin && self.byte(index + 1) == 0x7B:
        addText(start..<index, flags.union(.isContinued))
        index += 1
        return openValue(quotes: quotes, hashes: hashes)
      case 0x24 where language == .kotlin && ASCII.isLetter(self.byte(index + 1)):
        addText(start..<index, flags.union(.isContinued))
        index += 1
        readWord()
        start = index
        flags = .continues
      default: index &+= 1
      }
    }
    index = text.count
    addText(start..<index, flags)
  }

  @_lifetime(self: copy self)
  private mutating func addText(_ range: Range<Int>, _ flags: CodeToken.Flags) {
    add(.text, range)
    tokens[tokens.count - 1].flags.formUnion(flags)
  }

  /// Begins a value in a text, at its bracket.
  @_lifetime(self: copy self)
  private mutating func openValue(quotes: Int, hashes: Int) {
    let number = Int32(clamping: tokens.count)
    texts.append(OpenText(open: number, quotes: quotes, hashes: hashes))
    open.append(number)
    add(.open, index..<index + 1)
    index += 1
  }

  /// Whether the text ends at `index`.
  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    if quotes == 3, byte(index + 1) != 0x22 || byte(index + 2) != 0x22 { return false }
    return hasHashes(hashes, at: index + quotes)
  }

  private func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    for number in 0..<hashes where byte(offset + number) != 0x23 { return false }
    return true
  }
}

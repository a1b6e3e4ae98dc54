/// Walks over a piece of text character by character, with references and line ends resolved.
struct TextCursor: ~Escapable {
  /// The document.
  private let text: Span<UInt8>
  /// Offset behind the piece.
  private let end: Int
  /// Whether `&` begins references.
  private let hasReferences: Bool
  /// Offset of what is read next.
  private(set) var position: Int
  /// Whether the character that was read last stands in the document as it is.
  private(set) var isVerbatim = true

  /// Starts at the beginning of a piece.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, _ range: Range<Int>, hasReferences: Bool) {
    self.text = text
    position = range.lowerBound
    end = min(range.upperBound, text.count)
    self.hasReferences = hasReferences
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= end }

  /// Reads the next character; the caller has checked that there is one.
  @_lifetime(self: copy self)
  mutating func next() -> Unicode.Scalar {
    let byte = text[position]
    isVerbatim = true
    if byte >= 0x80 { return nextPastASCII() }
    if byte == 0x26, hasReferences,
      case .scalar(let scalar, let next) = XMLReferences.read(text, at: position), next <= end
    {
      isVerbatim = false
      position = next
      return scalar
    }
    position += 1
    guard byte == 0x0D else { return Unicode.Scalar(byte) }
    // CR LF and CR are LF (XML 1.0, 2.11).
    isVerbatim = false
    if position < end, text[position] == 0x0A { position += 1 }
    return "\n"
  }

  /// Reads a character past ASCII; a byte that belongs to none is U+FFFD.
  @_lifetime(self: copy self)
  private mutating func nextPastASCII() -> Unicode.Scalar {
    let length = UTF8Validation.sequenceLength(at: position, in: text)
    guard length > 1, position + length <= end else {
      position += 1
      isVerbatim = false
      return "\u{FFFD}"
    }
    var value = UInt32(text[position]) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(text[position + offset]) & 0x3F }
    position += length
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Moves over characters that every reader takes as they are, and single blanks between them.
  ///
  /// - Parameter isQuoted: Whether blanks and apostrophes are such characters too.
  /// - Returns: Their offsets in the document; empty when the next character is none of them.
  @_lifetime(self: copy self)
  mutating func plainRun(isQuoted: Bool) -> Range<Int> {
    let start = position
    var index = start
    while index < end {
      let byte = ByteScan.byte(text, at: index)
      if TextBytes.isPlain(byte) {
        index = endOfRun(from: index, isQuoted: isQuoted)
      } else if byte == 0x20, isQuoted {
        index &+= 1
      } else if byte == 0x20, index > start, index &+ 1 < end,
        TextBytes.isPlain(ByteScan.byte(text, at: index &+ 1))
      {
        index &+= 2
      } else if byte >= 0xE1, byte <= 0xE3, !TextBytes.isWideBlank(text, at: index) {
        index &+= 1
      } else if isQuoted, byte == 0x0A || byte == 0x09 || byte == 0x27 || byte >= 0xE1 {
        index &+= 1
      } else {
        break
      }
    }
    position = index
    return start..<index
  }
  /// Offset behind a plain byte and those that follow it by blocks, blanks that do not end them included.
  @inline(__always)
  private func endOfRun(from start: Int, isQuoted: Bool) -> Int {
    var hasPercent = false
    let found =
      isQuoted
      ? ByteScan.endOfQuotedText(text, from: start, hasPercent: &hasPercent)
      : ByteScan.endOfPlainText(text, from: start, hasPercent: &hasPercent)
    guard let found, found > start else { return start &+ 1 }
    let last = min(found, end)
    // What a blank does depends on what stands behind it.
    return ByteScan.byte(text, at: last &- 1) == 0x20 ? last &- 1 : last
  }
}

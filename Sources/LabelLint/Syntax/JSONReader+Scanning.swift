/// The innermost loops: white space and strings, eight bytes at a time.
extension JSONReader {
  /// Moves behind white space; the byte there, or nil at the end of the text.
  @inline(__always)
  mutating func skipSpace() -> UInt8? {
    let count = bytes.count
    while position < count {
      let byte = unsafe bytes[unchecked: position]
      if byte > 0x20 {
        if byte != UInt8(ascii: "/") || !skipsComment() { return byte }
      } else if byte == 0x20 {
        skipBlanks()
      } else if byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      } else {
        return byte
      }
    }
    return nil
  }

  /// Moves behind white space and says whether a byte is there; the end of the text is none.
  @inline(__always)
  mutating func finds(_ byte: UInt8) -> Bool {
    // Xcode writes one blank on both sides of a colon.
    if position + 1 < bytes.count, unsafe bytes[unchecked: position] == 0x20,
      unsafe bytes[unchecked: position + 1] == byte
    {
      position += 1
      return true
    }
    return skipSpace() == byte
  }

  /// Moves behind a run of blanks, the indentation that most bytes of a catalog are.
  @inline(__always)
  private mutating func skipBlanks() {
    while position + 8 <= bytes.count {
      let raw = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
      let rest = UInt64(littleEndian: raw) ^ 0x2020_2020_2020_2020
      guard rest == 0 else {
        position += rest.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  /// Reads the string whose opening quote is the next byte; nil when it does not end.
  @inline(__always)
  package mutating func readString() -> JSONString? {
    let start = position + 1
    let end = endOfPlainBytes(from: start)
    guard end < bytes.count, unsafe bytes[unchecked: end] == UInt8(ascii: "\"") else {
      return readString(from: start, behindPlainBytes: end)
    }
    position = end + 1
    return JSONString(content: start..<end, hasEscapes: false)
  }

  /// Reads the rest of a string behind bytes that stand for themselves.
  private mutating func readString(from start: Int, behindPlainBytes end: Int) -> JSONString? {
    var index = end
    var hasEscapes = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        position = index + 1
        return JSONString(content: start..<index, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index += checkedEscapeLength(at: index)
      case 0x0A, 0x0D:
        return fail("a string does not end on its line", at: position..<index)
      default:
        note(.syntax, index..<index + 1, "a control character is in a string without an escape")
        index += 1
      }
      index = endOfPlainBytes(from: index)
    }
    return fail("a string does not end", at: position..<bytes.count)
  }

  /// Offset of the first quote, backslash or control character at or behind an offset.
  @inline(__always)
  private func endOfPlainBytes(from offset: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let count = bytes.count
    var index = offset
    while index + 8 <= count {
      let raw = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let word = UInt64(littleEndian: raw)
      // The highest bit of a byte is set in each term where the byte is the one looked for; borrows
      // reach only bytes above the first such one, so the lowest mark is exact.
      let quote = word ^ (UInt64(UInt8(ascii: "\"")) &* ones)
      let backslash = word ^ (UInt64(UInt8(ascii: "\\")) &* ones)
      let marks =
        ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash
          | (word &- 0x20 &* ones) & ~word) & highBits
      if marks != 0 { return index + marks.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < count {
      let byte = unsafe bytes[unchecked: index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    return index
  }

  /// Length of the escape at an offset, in bytes; notes one that stands for nothing.
  private mutating func checkedEscapeLength(at index: Int) -> Int {
    let (scalar, length) = JSONEscape.decode(bytes, at: index)
    if scalar == nil {
      let message =
        length == 1 ? "unknown escape in a string" : "this escape is half of a surrogate pair"
      note(.escape, index..<min(index + max(length, 2), bytes.count), message)
    }
    return length
  }

  /// Moves behind a comment, which is noted as a fault; false when there is none.
  private mutating func skipsComment() -> Bool {
    guard position + 1 < bytes.count else { return false }
    let start = position
    var index = position + 2
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      while index < bytes.count, !bytes.begins(with: "*/", at: index) { index += 1 }
      index = min(index + 2, bytes.count)
    default: return false
    }
    note(.syntax, start..<index, "JSON has no comments")
    position = index
    return true
  }
}

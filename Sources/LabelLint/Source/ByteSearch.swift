/// Comparing and searching runs of bytes; keys and names compare byte by byte, never as `String`.
extension Span<UInt8> {
  /// Whether the bytes are those of a text known beforehand.
  @inline(__always)
  package func spells(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in 0..<count where unsafe self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes begin with a text known beforehand.
  package func begins(with text: StaticString, at offset: Int = 0) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset <= count, count - offset >= length else { return false }
    return extracting(offset..<offset + length).spells(text)
  }

  /// Whether a word begins at an offset, in this very case.
  func begins(withWord word: String, at offset: Int) -> Bool {
    let bytes = word.utf8.span
    guard offset >= 0, offset <= count, count - offset >= bytes.count else { return false }
    return extracting(offset..<offset + bytes.count).hasSameBytes(as: bytes)
  }

  /// Whether the bytes end with a text known beforehand, in this very case.
  func closes(with text: StaticString) -> Bool {
    begins(with: text, at: count - text.utf8CodeUnitCount)
  }

  /// Offset of the first byte of a value at or behind an offset, sixteen bytes at a time; nil when
  /// there is none.
  package func firstIndex(of wanted: UInt8, from offset: Int = 0) -> Int? {
    let count = count
    var index = max(0, offset)
    while index &+ ByteBlock.size <= count {
      let found = ByteBlock.load(self, at: index) .== ByteBlock.all(wanted)
      if ByteBlock.hasPlace(found) { return index &+ ByteBlock.firstPlace(found) }
      index &+= ByteBlock.size
    }
    while index < count {
      if self[index] == wanted { return index }
      index &+= 1
    }
    return nil
  }

  /// Whether a text known beforehand stands anywhere.
  func stands(_ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount > 0 else { return true }
    let first = unsafe text.utf8Start[0]
    var index = 0
    while let place = firstIndex(of: first, from: index) {
      if begins(with: text, at: place) { return true }
      index = place + 1
    }
    return false
  }

  /// Number of bytes of a value in a range.
  func count(of wanted: UInt8, in range: Range<Int>) -> Int {
    var found = 0
    for index in range where self[index] == wanted { found += 1 }
    return found
  }

  /// Number of bytes that continue a UTF-8 sequence.
  var continuationCount: Int {
    var found = 0
    for index in indices where self[index] & 0xC0 == 0x80 { found += 1 }
    return found
  }

  /// Offset of the last byte of a value in a range; nil when there is none.
  func lastIndex(of wanted: UInt8, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound {
      end -= 1
      if self[end] == wanted { return end }
    }
    return nil
  }

  /// Offset of the first byte at or behind an offset that may have to be escaped in a JSON string; nil when
  /// there is none: controls, quotation marks, backslashes, and the lead bytes of U+0080 to U+00BF and of
  /// U+2000 to U+2FFF.
  func firstIndexOfJSONSpecial(from offset: Int) -> Int? {
    var index = offset
    while index < count {
      switch self[index] {
      case 0x00..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2: return index
      default: index += 1
      }
    }
    return nil
  }

  /// Offset of the first comma, brace of either kind or line feed at or behind an offset; nil when there is
  /// none.
  func firstIndexOfListMark(from offset: Int) -> Int? {
    var index = max(0, offset)
    while index < count {
      switch self[index] {
      case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), 0x0A: return index
      default: index += 1
      }
    }
    return nil
  }

  /// Offset of another run of bytes that stands in this one at or behind an offset; nil when it does not.
  func firstIndex(ofBytes wanted: Span<UInt8>, from offset: Int = 0) -> Int? {
    guard wanted.count > 0, offset >= 0 else { return nil }
    var index = offset
    while let start = firstIndex(of: wanted[0], from: index), start + wanted.count <= count {
      if extracting(start..<start + wanted.count).hasSameBytes(as: wanted) { return start }
      index = start + 1
    }
    return nil
  }

  /// Feeds the bytes and their number to a hasher.
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    var index = 0
    while index + 8 <= count {
      hasher.combine(
        unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest << 8 | UInt64(self[index])
      index += 1
    }
    hasher.combine(rest)
  }
}

/// Comparing and searching runs of bytes; keys and names compare byte by byte, never as `String`.
extension Span<UInt8> {
  /// Whether two runs hold the same bytes.
  func holdsSameBytes(as other: Span<UInt8>) -> Bool {
    let count = count
    guard count == other.count else { return false }
    var index = 0
    while index + 8 <= count {
      let left = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let right = unsafe other.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if left != right { return false }
      index += 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes are those of a text known beforehand.
  @inline(__always)
  func spells(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in 0..<count where unsafe self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes begin with a text known beforehand.
  func begins(with text: StaticString, at offset: Int = 0) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset <= count, count - offset >= length else { return false }
    return extracting(offset..<offset + length).spells(text)
  }

  /// Offset of the first byte of a value at or behind an offset, eight bytes at a time; nil when
  /// there is none.
  func firstIndex(of wanted: UInt8, from offset: Int = 0) -> Int? {
    let count = count
    var index = offset
    let pattern = UInt64(wanted) &* 0x0101_0101_0101_0101
    while index + 8 <= count {
      let raw = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      // A byte of `word` is 0 where the wanted byte stands. Subtracting 1 from every byte borrows
      // into the highest bit there first, so the lowest mark is exact.
      let word = UInt64(littleEndian: raw) ^ pattern
      let marks = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if marks != 0 { return index + marks.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < count {
      if self[index] == wanted { return index }
      index += 1
    }
    return nil
  }

  /// Feeds the bytes and their number to a hasher.
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    var index = 0
    while index + 8 <= count {
      hasher.combine(unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
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

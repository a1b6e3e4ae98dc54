/// Marks the bytes of a word that are looked for: the lowest set bit of a mark is the highest bit of the
/// first of them; bits above it mean nothing (Hacker's Delight, 6-1).
enum WordMarks {
  /// The highest bit of each byte.
  static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// The bytes of a value.
  @inline(__always)
  static func of(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ 0x0101_0101_0101_0101 &* UInt64(byte)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & tops
  }
}

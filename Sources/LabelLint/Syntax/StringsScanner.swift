/// The innermost loops over old-style property lists.
enum StringsScanner {
  private static let low: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Offset of the first of two bytes in a range; the range's end when neither is there.
  ///
  /// Looks at eight bytes at a time: a byte of `word ^ pattern` is zero where the byte is found, and
  /// the lowest bit that the subtraction leaves is exact.
  static func first(
    _ byte: UInt8, or other: UInt8, in text: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let end = min(end, text.count)
    var index = max(0, start)
    let (pattern, otherPattern) = (low &* UInt64(byte), low &* UInt64(other))
    while index &+ 8 <= end {
      let loaded = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let word = UInt64(littleEndian: loaded)
      let (left, right) = (word ^ pattern, word ^ otherPattern)
      let found = ((left &- low) & ~left | (right &- low) & ~right) & high
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < end {
      if text[index] == byte || text[index] == other { return index }
      index &+= 1
    }
    return max(start, end)
  }

  /// Whether a byte may stand in a string without quotes.
  @inline(__always)
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true  // - . / 0 … 9 :
    default: false
    }
  }

  /// Whether U+2028 or U+2029 stands at an offset; both are blanks and end a `//` comment.
  @inline(__always)
  static func isSeparator(in text: Span<UInt8>, at index: Int, to end: Int) -> Bool {
    index &+ 2 < end && text[index] == 0xE2 && text[index + 1] == 0x80
      && text[index + 2] & 0xFE == 0xA8
  }
}

/// Names: where they end, and whether expat's rules for namespaces allow their colons.
enum XMLNames {
  /// A name as it stands in a text.
  struct Name {
    /// Offset behind its last byte.
    var end: Int
    /// Bytes of its prefix and colon; 0 without a prefix.
    var prefixCount: Int
  }

  /// The name with an optional prefix at an offset; nil when there is none or its colons are wrong.
  @inline(__always)
  static func qualified(_ bytes: Span<UInt8>, at start: Int) -> Name? {
    guard let end = simple(bytes, at: start) else { return nil }
    guard end < bytes.count, ByteScan.byte(bytes, at: end) == 0x3A else {
      return Name(end: end, prefixCount: 0)
    }
    guard let localEnd = simple(bytes, at: end &+ 1) else { return nil }
    if localEnd < bytes.count, ByteScan.byte(bytes, at: localEnd) == 0x3A { return nil }
    return Name(end: localEnd, prefixCount: end &+ 1 &- start)
  }

  /// End of the name without colons at an offset; nil when no name begins there.
  @inline(__always)
  static func simple(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    var index = start
    let first = ByteScan.byte(bytes, at: start)
    if first < 0x80 {
      guard startsName(first) else { return nil }
      index &+= 1
    } else {
      guard let next = pastASCII(bytes, at: start, isFirst: true) else { return nil }
      index = next
    }
    while index < bytes.count {
      let byte = ByteScan.byte(bytes, at: index)
      if byte < 0x80 {
        guard continuesName(byte) else { break }
        index &+= 1
      } else {
        guard let next = pastASCII(bytes, at: index, isFirst: false) else { return nil }
        index = next
      }
    }
    return index
  }

  /// Whether an ASCII byte may begin a name: a letter or `_`.
  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x40 && asciiLetters >> UInt64(byte & 0x3F) & 1 != 0
  }

  /// Whether an ASCII byte may stand in a name: a letter, digit, `.`, `-` or `_`.
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    (byte < 0x40 ? asciiDigits : asciiLetters) >> UInt64(byte & 0x3F) & 1 != 0
  }

  /// One bit for each of the bytes 0x40 to 0x7F: letters and `_`.
  private static var asciiLetters: UInt64 { 0x07FF_FFFE_87FF_FFFE }
  /// One bit for each of the bytes 0x00 to 0x3F: digits, `-` and `.`.
  private static var asciiDigits: UInt64 { 0x03FF_6000_0000_0000 }

  /// End of the scalar past ASCII at an offset when names may hold it there.
  private static func pastASCII(
    _ bytes: Span<UInt8>, at index: Int, isFirst: Bool
  ) -> Int? {
    let length = UTF8Validation.sequenceLength(at: index, in: bytes)
    guard length == 2 || length == 3 else { return nil }
    var scalar = UInt32(bytes[index]) & (length == 2 ? 0x1F : 0x0F)
    for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[index + offset]) & 0x3F }
    let isAllowed =
      isFirst ? XMLNameRanges.canStart(scalar) : XMLNameRanges.canContinue(scalar)
    return isAllowed ? index + length : nil
  }
}

/// The innermost loops of the readers: finds bytes eight at a time.
///
/// Each looks only at offsets inside the span it is given, whatever the bytes are.
enum ByteScan {
  /// The byte in each of the eight places of a word.
  @inline(__always)
  static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// A word whose lowest set bit lies in the first of eight bytes that equals another; 0 for none.
  ///
  /// Bits above the lowest one mean nothing (Hacker's Delight, 6-1).
  @inline(__always)
  static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ repeated(byte)
    return (difference &- repeated(0x01)) & ~difference & repeated(0x80)
  }

  /// The same for bytes below another, which is at most 0x80.
  @inline(__always)
  static func places(below byte: UInt8, in word: UInt64) -> UInt64 {
    (word &- repeated(byte)) & ~word & repeated(0x80)
  }

  /// The eight bytes at an offset, the first one lowest; the caller has checked that they exist.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, at offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The same of the bytes of a literal.
  @inline(__always)
  private static func word(_ literal: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(literal).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// A byte of a span; the caller has checked that it exists.
  @inline(__always)
  static func byte(_ bytes: Span<UInt8>, at offset: Int) -> UInt8 {
    unsafe bytes[unchecked: offset]
  }

  /// Offset of the first byte that is looked for; the count of the span when there is none.
  ///
  /// - Parameters:
  ///   - bytes: Where to look.
  ///   - start: Offset of the first byte to look at.
  ///   - mask: A word whose lowest set bit lies in the first byte that is looked for.
  ///   - test: Whether a single byte is looked for.
  /// - Returns: An offset from `start` on.
  @inline(__always)
  static func first(
    in bytes: Span<UInt8>, from start: Int, mask: (UInt64) -> UInt64, test: (UInt8) -> Bool
  ) -> Int {
    let count = bytes.count
    var index = start
    while index &+ 8 <= count {
      let found = mask(word(bytes, at: index))
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count, !test(byte(bytes, at: index)) { index &+= 1 }
    return index
  }

  /// Offset of the first byte of a value at or behind an offset, or the count of the span.
  static func first(_ wanted: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    first(
      in: bytes, from: start, mask: { places(of: wanted, in: $0) }, test: { $0 == wanted })
  }

  /// Whether a byte stands in a range of a span.
  static func contains(_ wanted: UInt8, in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let part = bytes.extracting(range)
    return first(wanted, in: part, from: 0) < part.count
  }

  /// Offset of the first `<`, `&` or `]` at or behind an offset, or the count of the span.
  static func firstInText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    first(
      in: bytes, from: start,
      mask: {
        places(of: 0x3C, in: $0) | places(of: 0x26, in: $0) | places(of: 0x5D, in: $0)
      },
      test: { $0 == 0x3C || $0 == 0x26 || $0 == 0x5D })
  }

  /// Offset of the first byte that ends or changes an attribute's value: its quote, `<`, `&` or a
  /// control character; the count of the span when there is none.
  static func firstInValue(_ bytes: Span<UInt8>, from start: Int, quote: UInt8) -> Int {
    first(
      in: bytes, from: start,
      mask: {
        places(of: quote, in: $0) | places(of: 0x3C, in: $0) | places(of: 0x26, in: $0)
          | places(below: 0x20, in: $0)
      },
      test: { $0 == quote || $0 == 0x3C || $0 == 0x26 || $0 < 0x20 })
  }

  /// Offset of the first byte at or behind an offset that is no blank, tab or line end.
  @inline(__always)
  static func firstNonBlank(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, isBlank(byte(bytes, at: index)) { index &+= 1 }
    return index
  }

  /// Whether a byte is a blank, tab, line feed or carriage return: white space to XML.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (0x1_0000_2600 as UInt64) >> UInt64(byte) & 1 != 0
  }

  /// Whether the bytes at an offset are those of a literal.
  @inline(__always)
  static func matches(_ bytes: Span<UInt8>, at offset: Int, _ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard offset >= 0, offset <= bytes.count, count <= bytes.count &- offset else { return false }
    let wanted = unsafe literal.utf8Start
    guard count >= 8 else {
      for index in 0..<count where unsafe bytes[unchecked: offset &+ index] != wanted[index] {
        return false
      }
      return true
    }
    var index = 0
    while index &+ 8 < count {
      if unsafe word(bytes, at: offset &+ index) != word(wanted, at: index) { return false }
      index &+= 8
    }
    // The last word overlaps the one before, so that no byte is left over.
    return unsafe word(bytes, at: offset &+ count &- 8) == word(wanted, at: count &- 8)
  }

  /// Whether a range of bytes is a literal.
  @inline(__always)
  static func equals(_ bytes: Span<UInt8>, _ range: Range<Int>, _ literal: StaticString) -> Bool {
    range.count == literal.utf8CodeUnitCount && matches(bytes, at: range.lowerBound, literal)
  }

  /// Whether two ranges inside a span hold the same bytes.
  static func equal(_ bytes: Span<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, left.upperBound <= bytes.count,
      right.upperBound <= bytes.count
    else { return false }
    let distance = right.lowerBound &- left.lowerBound
    for index in left where byte(bytes, at: index) != byte(bytes, at: index &+ distance) {
      return false
    }
    return true
  }

  /// A range without the blanks, tabs and line ends at its ends.
  static func trimmed(_ range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a range holds blanks, tabs and line ends only.
  static func isBlank(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    trimmed(range, in: bytes).isEmpty
  }
}

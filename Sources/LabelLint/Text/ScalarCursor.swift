/// Walks the scalars of UTF-8 bytes; an ill-formed byte counts as U+FFFD.
struct ScalarCursor: ~Escapable {
  private let bytes: Span<UInt8>
  /// Offset of the next scalar, in bytes.
  private(set) var offset = 0

  /// A cursor at the first scalar.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  /// The next scalar; nil at the end.
  @_lifetime(self: copy self)
  mutating func next() -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    if lead < 0x80 {
      offset += 1
      return Unicode.Scalar(lead)
    }
    let length = UTF8Validation.sequenceLength(at: offset, in: bytes)
    guard length > 0 else {
      offset += 1
      return "\u{FFFD}"
    }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    offset += length
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

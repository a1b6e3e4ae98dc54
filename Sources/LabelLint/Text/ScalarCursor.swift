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
    let (scalar, length) = bytes.scalar(at: offset)
    offset += length
    return scalar ?? "\u{FFFD}"
  }
}

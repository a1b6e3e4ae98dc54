/// Reads bytes eight at a time, at the end of a text too.
extension Span<UInt8> {
  /// Up to eight bytes at an offset below `count`, the first one lowest; zeros stand for those behind
  /// the last.
  ///
  /// No byte outside the span is looked at: the last bytes of a text are read together with some before
  /// them, which are shifted out.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let rest = count &- offset
    if rest >= 8 { return loadWord(at: offset) }
    if count >= 8 {
      return loadWord(at: count &- 8) &>> UInt64(truncatingIfNeeded: (8 &- rest) &* 8)
    }
    guard rest >= 4 else {
      // One to three bytes: the first, the middle and the last one are all there are.
      return UInt64(self[offset])
        | UInt64(self[offset &+ rest / 2]) &<< UInt64(truncatingIfNeeded: rest / 2 &* 8)
        | UInt64(self[count &- 1]) &<< UInt64(truncatingIfNeeded: (rest &- 1) &* 8)
    }
    return loadHalf(at: offset)
      | loadHalf(at: count &- 4) &<< UInt64(truncatingIfNeeded: (rest &- 4) &* 8)
  }

  /// Offset of the first byte at or behind an offset that is looked for, or the count of the span.
  ///
  /// - Parameters:
  ///   - offset: Offset of the first byte to look at.
  ///   - marks: Marks the bytes of a word that are looked for, as `WordMarks` does.
  /// - Returns: An offset from `offset` on.
  @inline(__always)
  func first(from offset: Int, _ marks: (UInt64) -> UInt64) -> Int {
    var index = offset
    while index < count {
      let found = marks(word(at: index))
      // The zeros behind the last byte may be marked too.
      if found != 0 { return Swift.min(index &+ found.trailingZeroBitCount &>> 3, count) }
      index &+= 8
    }
    return count
  }

  /// Eight bytes at an offset; the caller has checked that they exist.
  @inline(__always)
  func loadWord(at offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Four bytes at an offset; the caller has checked that they exist.
  @inline(__always)
  private func loadHalf(at offset: Int) -> UInt64 {
    unsafe UInt64(
      UInt32(
        littleEndian: bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: offset, as: UInt32.self)))
  }
}

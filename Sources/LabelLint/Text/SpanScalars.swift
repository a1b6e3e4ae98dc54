extension Span where Element == UInt8 {
  /// The scalar at a byte offset and its length in bytes; nil with a length of 1 for a byte that
  /// belongs to no well-formed sequence.
  ///
  /// - Parameter index: Below `count`.
  /// - Returns: The scalar and how far the next one is.
  @inline(__always)
  package func scalar(at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = self[index]
    return lead < 0x80 ? (Unicode.Scalar(lead), 1) : scalar(beyondASCIIAt: index)
  }

  /// As `scalar(at:)`, for a byte that is not ASCII.
  private func scalar(beyondASCIIAt index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = UInt32(self[index])
    // Nearly all characters have two or three bytes, which are put together here.
    if lead >= 0xC2, lead < 0xF0, index &+ 1 < count {
      let second = UInt32(self[index &+ 1])
      if second & 0xC0 == 0x80 {
        if lead < 0xE0 { return (Unicode.Scalar((lead & 0x1F) &<< 6 | second & 0x3F), 2) }
        if index &+ 2 < count {
          let third = UInt32(self[index &+ 2])
          let value = (lead & 0x0F) &<< 12 | (second & 0x3F) &<< 6 | third & 0x3F
          // Neither too long a form nor half of a pair of UTF-16.
          if third & 0xC0 == 0x80, value >= 0x800, let scalar = Unicode.Scalar(value) {
            return (scalar, 3)
          }
        }
      }
    }
    return rareScalar(at: index)
  }

  /// The scalar at an offset, of whatever length; nil where there is none.
  ///
  /// Apart from the usual ones, which then need no registers kept for it.
  @inline(never)
  private func rareScalar(at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let length = UTF8Validation.sequenceLength(at: index, in: self)
    guard length > 1 else { return (nil, 1) }
    // The bytes behind the lead hold six bits each; the lead holds what its length leaves.
    var value = UInt32(self[index]) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value &<< 6 | UInt32(self[index &+ offset]) & 0x3F }
    return (Unicode.Scalar(value), length)
  }
}

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
    let lead = self[index]
    // Two bytes hold most letters beyond ASCII that are looked at one by one.
    if lead &- 0xC2 < 0x1E, index &+ 1 < count, self[index &+ 1] & 0xC0 == 0x80 {
      return (Unicode.Scalar(UInt32(lead & 0x1F) &<< 6 | UInt32(self[index &+ 1] & 0x3F)), 2)
    }
    let length = UTF8Validation.sequenceLength(at: index, in: self)
    guard length > 1 else { return (nil, 1) }
    // The bytes behind the lead hold six bits each; the lead holds what its length leaves.
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value &<< 6 | UInt32(self[index &+ offset]) & 0x3F }
    return (Unicode.Scalar(value), length)
  }
}

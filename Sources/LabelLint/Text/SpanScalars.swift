extension Span where Element == UInt8 {
  /// The scalar at a byte offset and its length in bytes; nil with a length of 1 for a byte that
  /// belongs to no well-formed sequence.
  ///
  /// - Parameter index: Below `count`.
  /// - Returns: The scalar and how far the next one is.
  package func scalar(at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = UInt32(self[index])
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = UTF8Validation.sequenceLength(at: index, in: self)
    // The bytes behind the lead hold six bits each; the lead holds what its length leaves.
    var value = lead & (0x7F >> UInt32(length))
    guard length > 1 else { return (nil, 1) }
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset]) & 0x3F }
    return (Unicode.Scalar(value), length)
  }
}

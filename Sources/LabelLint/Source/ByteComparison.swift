/// Equality and hashing of texts by their bytes, eight at a time.
extension Span where Element == UInt8 {
  /// Whether two texts have the same bytes.
  func hasSameBytes(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index &+ 8 <= count {
      let left = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let right = unsafe other.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if left != right { return false }
      index &+= 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index &+= 1
    }
    return true
  }

  /// A hash of the bytes: each word is folded into a 128-bit product.
  ///
  /// The seed is to be a random number, so that a hostile file cannot prepare collisions.
  func hash(seed: UInt64) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15  // 2⁶⁴ divided by the golden ratio
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var index = 0
    while index &+ 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let product = (hash ^ word).multipliedFullWidth(by: factor ^ seed)
      hash = product.high ^ product.low
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest &<< 8 | UInt64(self[index])
      index &+= 1
    }
    let product = (hash ^ rest).multipliedFullWidth(by: factor ^ (seed &<< 1))
    return product.high ^ product.low
  }
}

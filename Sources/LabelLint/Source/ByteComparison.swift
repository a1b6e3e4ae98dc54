/// Equality and hashing of texts by their bytes, eight at a time.
extension Span where Element == UInt8 {
  /// Whether two texts have the same bytes.
  package func hasSameBytes(as other: Span<UInt8>) -> Bool {
    let count = count
    guard count == other.count else { return false }
    guard count >= 8 else { return shortWord == other.shortWord }
    // The last word overlaps the one before, so that no byte is left over.
    let last = count &- 8
    if loadWord(at: last) != other.loadWord(at: last) { return false }
    var index = 0
    while index < last {
      if loadWord(at: index) != other.loadWord(at: index) { return false }
      index &+= 8
    }
    return true
  }

  /// A hash of the bytes: each word is folded into a 128-bit product.
  ///
  /// The seed is to be a random number, so that a hostile file cannot prepare collisions.
  func hash(seed: UInt64) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15  // 2⁶⁴ divided by the golden ratio
    let count = count
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var rest: UInt64
    if count >= 8 {
      // The last word may overlap the one before: the number of bytes tells by how much.
      let last = count &- 8
      var index = 0
      while index < last {
        let product = (hash ^ loadWord(at: index)).multipliedFullWidth(by: factor ^ seed)
        hash = product.high ^ product.low
        index &+= 8
      }
      rest = loadWord(at: last)
    } else {
      rest = shortWord
    }
    let product = (hash ^ rest).multipliedFullWidth(by: factor ^ (seed &<< 1))
    return product.high ^ product.low
  }

  /// All bytes of a text of at most seven in one word, another one for every text of that length.
  @inline(__always)
  private var shortWord: UInt64 { isEmpty ? 0 : word(at: 0) }
}

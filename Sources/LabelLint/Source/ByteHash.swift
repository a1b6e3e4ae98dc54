/// A fast hash of bytes for tables inside one run; never stored, never shown.
enum ByteHash {
  /// Hash of a span, eight bytes at a time.
  static func hash(_ bytes: Span<UInt8>, seed: UInt64 = 0x9E37_79B9_7F4A_7C15) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      state = mix(state ^ word)
      index += 8
    }
    var tail: UInt64 = 0
    while index < bytes.count {
      tail = tail << 8 | UInt64(bytes[index])
      index += 1
    }
    return mix(state ^ tail)
  }

  /// Spreads every bit of a word over the whole word (a multiply and a fold of its two halves).
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// Whether two spans hold the same bytes.
  static func equal(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    var index = 0
    while index + 8 <= left.count {
      let one = unsafe left.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let two = unsafe right.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if one != two { return false }
      index += 8
    }
    while index < left.count {
      if left[index] != right[index] { return false }
      index += 1
    }
    return true
  }
}

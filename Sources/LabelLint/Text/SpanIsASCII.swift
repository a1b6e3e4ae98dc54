extension Span where Element == UInt8 {
  /// Whether every byte is below 0x80, eight bytes at a time.
  package var isASCII: Bool {
    let count = count
    var index = 0
    while index &+ 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      index &+= 8
    }
    while index < count {
      if self[index] >= 0x80 { return false }
      index &+= 1
    }
    return true
  }
}

extension PlaceholderScanner {
  /// A number that two texts share when they have the same placeholders, in any order.
  ///
  /// - Parameter text: The text read last.
  /// - Returns: 0 for a text without placeholders.
  package func fingerprint(in text: borrowing Span<UInt8>) -> UInt64 {
    var sum: UInt64 = 0
    for placeholder in placeholders {
      // FNV-1a over what counts, then mixed so that the sum over all keeps them apart.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
      add(UInt64(UInt32(bitPattern: placeholder.index)))
      add(UInt64(placeholder.style.rawValue) << 8 | UInt64(placeholder.size))
      for offset in placeholder.name.range { add(UInt64(text[offset])) }
      add(256)
      for offset in placeholder.conversion.range { add(UInt64(text[offset])) }
      hash ^= hash >> 32
      sum &+= hash &* 0x9E37_79B9_7F4A_7C15
    }
    return sum
  }
}

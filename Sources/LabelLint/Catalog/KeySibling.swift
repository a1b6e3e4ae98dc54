/// Keys that differ in one segment: `a11y.clear.hint` and `a11y.clear.label`.
enum KeySibling {
  /// Whether a table has one of the keys that a key becomes with other words for a segment, written in the
  /// same case.
  ///
  /// - Parameters:
  ///   - words: The words, in small letters.
  ///   - segment: Byte offsets of the segment, two letters or more.
  ///   - key: The key.
  ///   - hasKey: Whether the table has a key.
  /// - Returns: Whether it has.
  static func exists(
    _ words: [String], for segment: Range<Int>, of key: Span<UInt8>,
    hasKey: (Span<UInt8>) -> Bool
  ) -> Bool {
    var sibling: [UInt8] = []
    sibling.reserveCapacity(key.count + 8)
    for word in words {
      sibling.removeAll(keepingCapacity: true)
      for index in 0..<segment.lowerBound { sibling.append(key[index]) }
      for (position, letter) in word.utf8.enumerated() {
        // The first letter as that of the segment, the others as its second.
        let model = key[segment.lowerBound + min(position, 1)]
        sibling.append(ASCII.isUpperCase(model) ? letter & ~0x20 : letter)
      }
      for index in segment.upperBound..<key.count { sibling.append(key[index]) }
      if hasKey(sibling.span) { return true }
    }
    return false
  }
}

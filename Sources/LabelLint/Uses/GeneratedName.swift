/// Names that tools make of keys for code: `play.label` is `playLabel` to Xcode and R.swift alike.
///
/// The tools differ in how they divide and capitalize words, so only letters and digits are compared,
/// without case.
enum GeneratedName {
  private static let seed: UInt64 = 0x517C_C1B7_2722_0A95

  /// Hash of a key or name, the same for both.
  static func hash(_ name: Span<UInt8>) -> UInt64 {
    var hash = seed
    for index in name.indices {
      let byte = name[index]
      guard isKept(byte) else { continue }
      let product = (hash ^ UInt64(ASCII.lowercased(byte)))
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    return hash
  }

  /// Whether a name may be that of a key, or the other way round.
  static func areSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var (left, right) = (0, 0)
    while true {
      while left < one.count, !isKept(one[left]) { left += 1 }
      while right < other.count, !isKept(other[right]) { right += 1 }
      guard left < one.count, right < other.count else {
        return left == one.count && right == other.count
      }
      if ASCII.lowercased(one[left]) != ASCII.lowercased(other[right]) { return false }
      left += 1
      right += 1
    }
  }

  private static func isKept(_ byte: UInt8) -> Bool { ASCII.isAlphanumeric(byte) || byte >= 0x80 }
}

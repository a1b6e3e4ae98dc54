/// A short word as two numbers: names of lexicon files are compared without making a `String` of each.
struct PackedWord: Sendable, Hashable {
  /// Longest word, in bytes.
  static let longest = 16

  /// The first eight bytes, the first one highest; zeros behind the end.
  private let first: UInt64
  /// The next eight bytes.
  private let second: UInt64

  /// A word without NUL; nil for one that is too long.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count <= Self.longest else { return nil }
    var (first, second): (UInt64, UInt64) = (0, 0)
    for index in bytes.indices {
      let shift = UInt64(truncatingIfNeeded: 56 - index % 8 * 8)
      if index < 8 {
        first |= UInt64(bytes[index]) << shift
      } else {
        second |= UInt64(bytes[index]) << shift
      }
    }
    self.first = first
    self.second = second
  }
}

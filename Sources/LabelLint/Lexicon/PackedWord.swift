/// A short word as two numbers: names of lexicon files are compared without making a `String` of each.
struct PackedWord: Sendable, Hashable {
  /// Longest word, in bytes.
  static let longest = 16

  /// The first eight bytes, the first one lowest; zeros behind the end.
  private let first: UInt64
  /// The next eight bytes.
  private let second: UInt64

  /// A word without NUL; nil for one that is too long.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count <= Self.longest else { return nil }
    first = bytes.isEmpty ? 0 : bytes.word(at: 0)
    second = bytes.count > 8 ? bytes.word(at: 8) : 0
  }
}

/// Tells most words from those of a list by their first and last bytes, in any ASCII case, and their lengths,
/// before they are compared one by one.
struct WordFilter: Sendable {
  /// One bit for every number that a word of the list has.
  private var bits = [UInt64](repeating: 0, count: 16)

  /// The filter of a list.
  init(_ words: [String]) {
    for word in words {
      guard let number = Self.number(of: word.utf8.span) else { continue }
      bits[number / 64] |= 1 << UInt64(number % 64)
    }
  }

  /// Whether a word may be on the list; surely not for false.
  func mayHold(_ word: Span<UInt8>) -> Bool {
    guard let number = Self.number(of: word) else { return false }
    return bits[number / 64] & 1 << UInt64(number % 64) != 0
  }

  /// The number of a word, below 1024; nil for an empty one.
  private static func number(of word: Span<UInt8>) -> Int? {
    guard word.count > 0 else { return nil }
    let first = ASCII.lowercased(word[0])
    let last = ASCII.lowercased(word[word.count - 1])
    return (Int(first) &* 31 &+ Int(last) &* 7 &+ word.count) & 1023
  }
}

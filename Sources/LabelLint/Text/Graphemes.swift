/// Finds the grapheme clusters of UTF-8 texts, what users call characters (UAX 29); for one task at a
/// time.
public struct Graphemes: ~Copyable {
  /// The iterator of ICU.
  private var iterator: BreakIterator

  /// Opens Unicode's rules.
  public init() throws(ICUError) { iterator = try BreakIterator(.graphemes, locale: nil) }

  /// Number of grapheme clusters of a text.
  public mutating func count(_ text: Span<UInt8>) -> Int {
    if text.isASCII { return text.count - Self.lineEndPairs(text) }
    var count = 0
    iterator.forEachBoundary(in: text) { _, _ in count += 1 }
    return count
  }

  /// Byte offsets behind every grapheme cluster of a text, in order.
  public mutating func boundaries(of text: Span<UInt8>) -> [Int] {
    if text.isASCII, Self.lineEndPairs(text) == 0 { return Array(1..<text.count + 1) }
    var ends: [Int] = []
    iterator.forEachBoundary(in: text) { end, _ in ends.append(end) }
    return ends
  }

  /// Number of CR LF pairs, the only clusters of two ASCII characters.
  private static func lineEndPairs(_ text: Span<UInt8>) -> Int {
    var pairs = 0
    var previous: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      if byte == 0x0A, previous == 0x0D { pairs += 1 }
      previous = byte
    }
    return pairs
  }
}

import LabelLint

/// Turns byte offsets of a text into numbers of Unicode scalars.
struct ScalarOffsets {
  /// Scalars that begin before each byte offset.
  private let counts: [Int]

  /// The offsets of a text in UTF-8.
  init(of text: [UInt8]) {
    var counts = [0]
    counts.reserveCapacity(text.count + 1)
    var count = 0
    for byte in text {
      if byte & 0xC0 != 0x80 { count += 1 }
      counts.append(count)
    }
    self.counts = counts
  }

  /// Start and end in scalars of a range of bytes.
  func range(_ range: ByteRange) -> [Int] {
    [counts[Int(range.start)], counts[Int(range.end)]]
  }
}

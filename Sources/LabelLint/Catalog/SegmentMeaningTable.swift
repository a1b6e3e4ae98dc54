/// The meanings of segments by their hashes, for keys whose segments were hashed already.
struct SegmentMeaningTable: Sendable {
  /// The words with a meaning, in the order of their hashes.
  private let words: [(hash: UInt64, meaning: SegmentMeaning)]
  /// Bits of the hashes of all words: most segments have no meaning.
  private let bits: [UInt64]

  /// A table of all words with a meaning.
  ///
  /// - Parameter hash: Hashes a word as segments are hashed, in any ASCII case.
  init(_ hash: (String) -> UInt64) {
    words = SegmentMeaning.allWords.map { (hash($0.word), $0.meaning) }
      .sorted { $0.hash < $1.hash }
    var bits = [UInt64](repeating: 0, count: 64)
    for (hash, _) in words { bits[Int(hash >> 6 & 63)] |= 1 << (hash & 63) }
    self.bits = bits
  }

  /// The meaning of a segment, by its hash; none for most.
  func meaning(of hash: UInt64) -> SegmentMeaning {
    guard bits[Int(hash >> 6 & 63)] & 1 << (hash & 63) != 0 else { return [] }
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low].hash == hash ? words[low].meaning : []
  }
}

/// The segments of a key as hashes: which keys stand beside each other.
struct KeyShape: Sendable {
  /// Hash of each segment, in any ASCII case.
  let segments: [UInt64]

  /// The shape of a key.
  init(_ key: Span<UInt8>) {
    var segments: [UInt64] = []
    var walk = KeySegments(key)
    while let segment = walk.next() { segments.append(Self.hash(key, segment)) }
    self.segments = segments
  }

  /// Hash of one segment.
  static func hash(_ key: Span<UInt8>, _ segment: Range<Int>) -> UInt64 {
    PairedWords.hash(PairedWords.noWords, key, segment)
  }

  /// Hash of a word as a segment.
  static func hash(_ word: String) -> UInt64 {
    let bytes = Array(word.utf8)
    return hash(bytes.span, 0..<bytes.count)
  }

  /// Whether two keys begin with the same segments, as many as a number says.
  func sharesPrefix(of count: Int, with other: KeyShape) -> Bool {
    segments.count > count && other.segments.count > count
      && segments.prefix(count) == other.segments.prefix(count)
  }

  /// Index of the one segment that differs; nil where none or several do.
  func onlyDifference(from other: KeyShape) -> Int? {
    guard segments.count == other.segments.count, segments.count > 1 else { return nil }
    var difference: Int?
    for index in segments.indices where segments[index] != other.segments[index] {
      if difference != nil { return nil }
      difference = index
    }
    return difference
  }
}

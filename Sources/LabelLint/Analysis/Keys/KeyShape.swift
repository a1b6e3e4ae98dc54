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

  /// The segments at both ends that two keys share.
  func sharedEnds(with other: KeyShape) -> [UInt64] {
    let most = min(segments.count, other.segments.count)
    var front = 0
    while front < most, segments[front] == other.segments[front] { front += 1 }
    var back = 0
    while back < most - front,
      segments[segments.count - 1 - back] == other.segments[other.segments.count - 1 - back]
    {
      back += 1
    }
    return Array(segments.prefix(front) + segments.suffix(back))
  }

  /// Hash of the ASCII word that a text begins with, as of a segment; 0 without one.
  static func firstWord(of text: Span<UInt8>) -> UInt64 {
    var end = 0
    while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
    return end == 0 ? 0 : hash(text, 0..<end)
  }
}

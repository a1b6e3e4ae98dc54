/// Words as readers count them.
extension WordBreaking {
  /// Calls a function with every word of a text, as byte offsets, in order.
  ///
  /// A word is a segment with letters, digits, kana or ideographs, or U+FFFC, which stands for a
  /// placeholder; what hyphens or apostrophes join is one word (`Wi-Fi`, `l'image`).
  package mutating func forEachWord(in text: Span<UInt8>, _ body: (Range<Int>) -> Void) {
    var word: Range<Int>?
    var isJoining = false
    forEachSegment(in: text) { segment in
      let segmentBytes = text.extracting(segment.range)
      if segment.kind.isWord || Self.isPlaceholder(segmentBytes) {
        if let start = word?.lowerBound, isJoining {
          word = start..<segment.range.upperBound
        } else {
          if let word { body(word) }
          word = segment.range
        }
        isJoining = false
      } else if word != nil {
        // A second joiner in a row is a dash or a quotation mark.
        let mayJoin = !isJoining && word?.upperBound == segment.range.lowerBound
        isJoining = mayJoin && Self.isJoiner(segmentBytes)
      }
    }
    if let word { body(word) }
  }

  /// Number of words of a text.
  package mutating func count(_ text: Span<UInt8>) -> Int {
    var count = 0
    forEachWord(in: text) { _ in count += 1 }
    return count
  }

  /// Whether a segment is U+FFFC, alone or with marks behind it.
  private static func isPlaceholder(_ segment: Span<UInt8>) -> Bool {
    segment.count >= 3 && segment[0] == 0xEF && segment[1] == 0xBF && segment[2] == 0xBC
  }

  /// Whether a segment is a hyphen (U+002D, U+2010, U+2011, in Hebrew U+05BE) or an apostrophe
  /// (U+0027, U+2019).
  private static func isJoiner(_ segment: Span<UInt8>) -> Bool {
    let (first, length) = segment.scalar(at: 0)
    guard let scalar = first, length == segment.count else { return false }
    return CharacterProperties.joinsWords(scalar) || scalar == "\u{5BE}"
  }
}

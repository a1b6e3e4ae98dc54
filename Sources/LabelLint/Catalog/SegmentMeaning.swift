/// What the segments of a key say of its text (rows 9 to 14 of the classifier).
struct SegmentMeaning: OptionSet, Sendable {
  /// The bits.
  let rawValue: UInt8

  /// `placeholder`, `prompt`: stands in an empty field.
  static let field = SegmentMeaning(rawValue: 1 << 0)
  /// `hint`: a field's placeholder on Android, a spoken hint on Apple.
  static let hint = SegmentMeaning(rawValue: 1 << 1)
  /// `error`, `summary`: a text that is read.
  static let message = SegmentMeaning(rawValue: 1 << 2)
  /// `button`, `confirm`: can be pressed.
  static let action = SegmentMeaning(rawValue: 1 << 3)
  /// `title`, `tab`: heads or names something.
  static let title = SegmentMeaning(rawValue: 1 << 4)
  /// `description`, `info`: a message if it is long.
  static let body = SegmentMeaning(rawValue: 1 << 5)
  /// `form`, `search`: a `hint` beside it is no spoken hint.
  static let notSpoken = SegmentMeaning(rawValue: 1 << 6)

  /// The meaning of one segment.
  ///
  /// - Parameters:
  ///   - range: The segment's byte offsets in the key.
  ///   - key: The key.
  /// - Returns: The meanings; none for most segments.
  static func of(_ range: Range<Int>, in key: Span<UInt8>) -> SegmentMeaning {
    of(range, in: key, initials)
  }

  /// The same with the first letters of all words at hand.
  @inline(__always)
  private static func of(
    _ range: Range<Int>, in key: Span<UInt8>, _ initials: [UInt32]
  ) -> SegmentMeaning {
    // Most segments have another length and first letter than any word.
    guard !range.isEmpty, range.count < initials.count,
      initials[range.count] & initial(key[range.lowerBound]) != 0
    else { return [] }
    return meaning(range, in: key)
  }

  /// The meaning of a segment that may be a word.
  private static func meaning(_ range: Range<Int>, in key: Span<UInt8>) -> SegmentMeaning {
    let packed = pack(key, range)
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].packed < packed { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low].packed == packed ? words[low].meaning : []
  }

  /// The meanings of all segments of a key.
  static func all(in key: Span<UInt8>) -> SegmentMeaning {
    let initials = initials
    var segments = KeySegments(key)
    var found: SegmentMeaning = []
    while let segment = segments.next() { found.formUnion(of(segment, in: key, initials)) }
    return found
  }

  /// Byte offsets of the first segment of a key that has one of these meanings.
  func firstSegment(in key: Span<UInt8>) -> Range<Int>? {
    var segments = KeySegments(key)
    while let segment = segments.next() {
      if !Self.of(segment, in: key).isDisjoint(with: self) { return segment }
    }
    return nil
  }

  /// Words with a meaning, each once.
  static let allWords: [(word: String, meaning: SegmentMeaning)] = {
    let lists: [(words: [String], meaning: SegmentMeaning)] = [
      (["hint"], .hint), (Resource.words("keys/fields"), .field),
      (Resource.words("keys/read"), .message), (Resource.words("keys/pressed"), .action),
      (Resource.words("keys/titles"), .title), (Resource.words("keys/bodies"), .body),
      (Resource.words("keys/not-spoken"), .notSpoken),
    ]
    var meanings: [String: SegmentMeaning] = [:]
    for (words, meaning) in lists {
      for word in words { meanings[word, default: []].formUnion(meaning) }
    }
    return meanings.map { ($0.key, $0.value) }
  }()

  /// Words with a meaning, in the order of their packed letters.
  private static let words: [(packed: UInt128, meaning: SegmentMeaning)] = {
    allWords.map { ($0.word.utf8.reduce(0) { $0 << 8 | UInt128($1) }, $0.meaning) }
      .sorted { $0.packed < $1.packed }
  }()

  /// The first letters of the words of each length, a bit for each.
  private static let initials: [UInt32] = {
    var initials = [UInt32](repeating: 0, count: 17)
    for (packed, _) in words {
      let length = (128 - packed.leadingZeroBitCount + 7) / 8
      let first = UInt8(truncatingIfNeeded: packed >> UInt128(length * 8 - 8))
      initials[length] |= initial(first)
    }
    return initials
  }()

  /// The bit of a letter of ASCII, of its small form; 0 for any other byte.
  private static func initial(_ byte: UInt8) -> UInt32 {
    ASCII.isLetter(byte) ? 1 << UInt32((byte | 0x20) &- 0x61) : 0
  }

  /// The lower-cased bytes of a segment as one number; 0, which is no word's, when it is longer.
  private static func pack(_ key: Span<UInt8>, _ range: Range<Int>) -> UInt128 {
    guard range.count <= 16 else { return 0 }
    var packed: UInt128 = 0
    for index in range { packed = packed << 8 | UInt128(ASCII.lowercased(key[index])) }
    return packed
  }
}

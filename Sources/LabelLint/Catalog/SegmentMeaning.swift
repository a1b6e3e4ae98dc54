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
    words[pack(key, range)] ?? []
  }

  /// The meanings of all segments of a key.
  static func all(in key: Span<UInt8>) -> SegmentMeaning {
    var segments = KeySegments(key)
    var found: SegmentMeaning = []
    while let segment = segments.next() { found.formUnion(of(segment, in: key)) }
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

  /// The meanings of words by their packed letters.
  private static let words = Dictionary(
    allWords.map { (pack($0.word.utf8.span, 0..<$0.word.utf8.count), $0.meaning) },
    uniquingKeysWith: { $0.union($1) })

  /// The lower-cased bytes of a segment as one number; 0, which is no word's, when it is longer.
  private static func pack(_ key: Span<UInt8>, _ range: Range<Int>) -> UInt128 {
    guard range.count <= 16 else { return 0 }
    var packed: UInt128 = 0
    for index in range { packed = packed << 8 | UInt128(ASCII.lowercased(key[index])) }
    return packed
  }
}

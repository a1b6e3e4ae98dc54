/// Keys of texts that describe a picture or control: `image_mountain_description`, `closeButtonDescription`.
enum PictureKey {
  /// Words for pictures and controls in keys.
  private static let described = Resource.words("keys/described-by-keys")
  /// What such keys end with.
  private static let descriptions = Resource.words("keys/descriptions-of-pictures")
  /// Words of keys of settings and messages, whose descriptions are read.
  private static let read = Resource.words("keys/read-descriptions")
  /// What stands in place of the last word in the key of a text that the description stands below.
  private static let headings = ["title", "label", "name", "text", "summary"]

  /// The description of a key: the kind of its text, and byte offsets of what says so; nil for another key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - text: Its text.
  ///   - shape: The shape of the text.
  ///   - hasKey: Whether the table has a key.
  /// - Returns: How sure it is that the text is a label, and the piece.
  static func label(
    _ key: Span<UInt8>, text: Span<UInt8>, _ shape: TextShape, hasKey: (Span<UInt8>) -> Bool
  ) -> (confidence: Confidence, piece: Range<Int>)? {
    // Nearly no key ends so.
    guard key.firstIndex(of: 0x20) == nil, let last = lastWord(of: key) else { return nil }
    var segments = KeySegments(key)
    var before = 0..<0
    var first: Range<Int>?
    var count = 0
    while let segment = segments.next(), segment.lowerBound < last.lowerBound {
      if key.holds(oneOf: read, at: segment) { return nil }
      first = first ?? segment
      before = segment
      count += 1
    }
    // `image_description` alone is what an app calls the description that its user writes.
    guard count > 1, let first else { return nil }
    let isBefore = key.holds(oneOf: described, at: before)
    guard isBefore || key.holds(oneOf: described, at: first), !text.holds("description"),
      !text.holds("alt text"),
      !KeySibling.exists(headings, for: last, of: key, hasKey: hasKey)
    else { return nil }
    // What a picture shows may take a sentence, and so may what is explained beside it.
    let isShort = !shape.isSentence && shape.words <= 8
    if !isShort, !key.holds(oneOf: pictures, at: before) { return nil }
    let start = isBefore ? before.lowerBound : first.lowerBound
    return (isShort ? .high : .medium, start..<last.upperBound)
  }

  /// Words of keys of pictures.
  static let pictures = Resource.words("keys/pictures")

  /// Byte offsets of the word for a description that a key ends with; nil where it does not.
  private static func lastWord(of key: Span<UInt8>) -> Range<Int>? {
    for word in descriptions {
      let start = key.count - word.utf8.count
      guard start > 0, key.end(of: word, at: start) == key.count else { continue }
      let isDivided =
        KeyByte.isSeparator(key[start - 1])
        || ASCII.isUpperCase(key[start]) && !ASCII.isUpperCase(key[start - 1])
      if isDivided { return start..<key.count }
    }
    return nil
  }
}

/// Keys of texts of the same control, by the habits of naming them.
enum SiblingKeys {
  /// Longest key that siblings are made of, in bytes.
  private static let longest = 256

  /// Keys that may hold the label a hint is for: `play_hint` → `play_label`, `play_button`,
  /// `play_title`, `play`.
  static func ofLabels(forHint key: Span<UInt8>) -> [[UInt8]] {
    guard key.count <= longest, let range = last("hint", in: key) else { return [] }
    let isUpper = ASCII.isUpperCase(key[range.upperBound - 1])
    let isTitle = !isUpper && ASCII.isUpperCase(key[range.lowerBound])
    var keys: [[UInt8]] = []
    for word in HintKey.labelled {
      var spelled = isUpper ? word.uppercased() : word
      if isTitle { spelled = word.prefix(1).uppercased() + word.dropFirst() }
      keys.append(
        bytes(key, 0..<range.lowerBound) + Array(spelled.utf8)
          + bytes(key, range.upperBound..<key.count))
    }
    keys.append(stem(key, range))
    return keys
  }

  private static let endings = Resource.words("keys/ends-of-spoken")

  /// Keys that may hold the visible text beside an image: `battery_icon_cd` → `battery`.
  static func ofTexts(forImage key: Span<UInt8>) -> [[UInt8]] {
    guard key.count <= longest else { return [] }
    var keys: [[UInt8]] = []
    var end = key.count
    var isCut = true
    while isCut {
      isCut = false
      for word in Self.endings {
        let own = key.extracting(0..<end)
        guard own.ends(with: word), end > word.utf8.count else { continue }
        var start = end - word.utf8.count
        // A word of camelCase, or one behind a separator.
        guard KeyByte.isSeparator(key[start - 1]) || ASCII.isUpperCase(key[start]) else { continue }
        while start > 0, KeyByte.isSeparator(key[start - 1]) { start -= 1 }
        guard start > 0 else { continue }
        end = start
        keys.append(bytes(key, 0..<end))
        isCut = true
        break
      }
    }
    return keys
  }

  /// The key without a word and one separator beside it.
  private static func stem(_ key: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var start = range.lowerBound
    var end = range.upperBound
    if start > 0, KeyByte.isSeparator(key[start - 1]) {
      start -= 1
    } else if end < key.count, KeyByte.isSeparator(key[end]) {
      end += 1
    }
    return bytes(key, 0..<start) + bytes(key, end..<key.count)
  }

  /// Byte offsets of the last place of a word in a key.
  private static func last(_ word: String, in key: Span<UInt8>) -> Range<Int>? {
    var start = key.count - word.utf8.count
    while start >= 0 {
      if let end = key.end(of: word, at: start) { return start..<end }
      start -= 1
    }
    return nil
  }

  private static func bytes(_ key: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in range { bytes.append(key[index]) }
    return bytes
  }
}

/// Versions and addresses of networks: three or more numbers with full stops between them.
enum VersionReading {
  /// Digits of the longest part: a year has more, and belongs to a date.
  private static let longestPart = 3

  /// Byte offsets of the versions of a text, in order of place.
  static func versions(in text: Span<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard ASCII.isDigit(text[index]) else {
        index += 1
        continue
      }
      let start = index
      var parts = 0
      var isVersion = start == 0 || !isJoined(text[start - 1])
      while index < text.count, ASCII.isDigit(text[index]) {
        let part = index
        while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
        parts += 1
        // `05` is a month or a day.
        if index - part > longestPart || index - part == 2 && text[part] == "0" {
          isVersion = false
        }
        guard index + 1 < text.count, text[index] == ".", ASCII.isDigit(text[index + 1]) else {
          break
        }
        index += 1
      }
      if isVersion, parts >= 3 { found.append(start..<index) }
    }
    return found
  }

  /// Whether a byte before digits makes them a part of something else: a path, a name with a hyphen.
  private static func isJoined(_ byte: UInt8) -> Bool {
    byte == "/" || byte == "-" || byte == "." || byte == "_"
  }
}

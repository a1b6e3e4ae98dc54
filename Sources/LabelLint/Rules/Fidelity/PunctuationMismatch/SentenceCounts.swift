/// Words and sentences of a text, counted by their blanks and marks.
extension PunctuationMismatch {
  /// Blanks between words, and one.
  static func wordCount(_ text: Span<UInt8>) -> Int {
    var count = 1
    for index in text.indices.dropFirst()
    where ASCII.isSpace(text[index]) && !ASCII.isSpace(text[index - 1]) {
      count += 1
    }
    return count
  }

  /// Sentences that end before the last.
  static func innerStops(_ text: Span<UInt8>) -> Int {
    var count = 0
    for index in text.indices.dropLast() {
      let byte = text[index]
      let isStop =
        byte == "." || byte == "!" || byte == "?"
      if isStop, ASCII.isSpace(text[index + 1]) { count += 1 }
      // `。` needs no blank behind it.
      if byte == 0xE3, index + 3 < text.count, text[index + 1] == 0x80, text[index + 2] == 0x82 {
        count += 1
      }
    }
    return count
  }
}

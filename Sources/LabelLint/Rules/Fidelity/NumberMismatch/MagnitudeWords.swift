/// Words and signs for what a number is multiplied by: "150 thousand", "15万", "10 lakh".
enum MagnitudeWords {
  /// Words of Latin letters that stand alone or directly behind a number, folded.
  private static let words = Set(Resource.lines(of: "words/magnitudes.txt"))
  /// Beginnings of words of Latin letters, folded: all that are made like "thousand" or "million" too.
  private static let stems = Resource.lines(of: "words/magnitude-stems.txt")
  /// The same in other scripts, wherever they stand.
  private static let others = Resource.lines(of: "words/magnitudes-other-letters.txt")

  /// Whether one stands in a folded text.
  static func stand(in text: borrowing Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 {
        if others.contains(where: { text.begins(withWord: $0, at: index) })
          || isWordStart(index, in: text)
            && stems.contains(where: { text.begins(withWord: $0, at: index) })
        {
          return true
        }
        index += text.scalarOrReplacement(at: index).length
        continue
      }
      if ASCII.isLetter(byte), isWordStart(index, in: text) {
        if stems.contains(where: { text.begins(withWord: $0, at: index) }) { return true }
        let start = index
        while index < text.count, ASCII.isLetter(text[index]) { index += 1 }
        let isWhole = index == text.count || text[index] < 0x80
        if isWhole, index - start <= 8, words.contains(word(start..<index, in: text)) {
          return true
        }
        continue
      }
      index += 1
    }
    return false
  }

  /// Whether no letter stands before an offset.
  private static func isWordStart(_ index: Int, in text: borrowing Span<UInt8>) -> Bool {
    index == 0 || text[index - 1] < 0x80 && !ASCII.isLetter(text[index - 1])
  }

  private static func word(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for index in range { bytes.append(text[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

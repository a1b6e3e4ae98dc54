/// Units that a translation may convert: then its numbers are others.
enum UnitWords {
  /// Words and signs, folded (imperial and metric lengths, weights, temperatures).
  private static let words = Set(Resource.lines(of: "words/converted-units.txt"))

  /// Whether a number with such a unit stands in a text.
  static func stand(in text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      // Dollars, and the pounds, cents and yen of Latin-1, the euro and its neighbours, degrees.
      if byte == "$", index + 1 < text.count, ASCII.isDigit(text[index + 1]),
        index == 0 || text[index - 1] != "%"
      {
        if !isArgument(at: index, in: text) { return true }
      }
      if byte == 0xC2, index + 1 < text.count,
        [0xA2, 0xA3, 0xA5, 0xB0].contains(text[index + 1])
      {
        return true
      }
      if byte == 0xE2, index + 1 < text.count, text[index + 1] == 0x82 { return true }
      guard ASCII.isLetter(byte) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, ASCII.isLetter(text[index]) { index += 1 }
      guard index - start <= 10, isBesideDigit(start..<index, in: text) else { continue }
      if words.contains(Text.verbatim(text, start..<index).lowercased()) { return true }
    }
    return false
  }

  /// Whether a dollar sign belongs to a specifier: `%1$s`.
  private static func isArgument(at dollar: Int, in text: Span<UInt8>) -> Bool {
    var index = dollar - 1
    while index >= 0, ASCII.isDigit(text[index]) { index -= 1 }
    return index >= 0 && index < dollar - 1 && text[index] == "%"
  }

  /// Whether a digit stands directly before a word, or with one blank between.
  private static func isBesideDigit(_ word: Range<Int>, in text: Span<UInt8>) -> Bool {
    var before = word.lowerBound - 1
    if before >= 0, text[before] == 0x20 || text[before] == "-" { before -= 1 }
    return before >= 0 && ASCII.isDigit(text[before])
  }
}

/// Units that a translation may convert: then its numbers are others.
enum UnitWords {
  /// Words and signs, folded (imperial and metric lengths, weights, temperatures).
  private static let words = Set(Resource.lines(of: "words/converted-units.txt"))

  /// Whether one text may have converted what the other has: one of them has a unit that the other has not.
  static func mayConvert(_ source: Span<UInt8>, to text: Span<UInt8>) -> Bool {
    units(in: source) != units(in: text)
  }

  /// The units and currencies of the numbers in a text.
  private static func units(in text: Span<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == "$", !isArgument(at: index, in: text), isBesideDigit(index, in: text) {
        found.insert("$")
      }
      // The pounds, cents and yen of Latin-1, the euro and its neighbours, degrees with their letter.
      if byte == 0xC2, index + 1 < text.count, [0xA2, 0xA3, 0xA5, 0xB0].contains(text[index + 1]) {
        var end = index + 2
        if text[index + 1] == 0xB0, end < text.count, ASCII.isLetter(text[end]),
          !text.isWord(at: end + 1)
        {
          end += 1
        }
        found.insert(Text.verbatim(text, index..<end).lowercased())
      }
      if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x82 {
        found.insert(Text.verbatim(text, index..<index + 3))
      }
      guard ASCII.isLetter(byte) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, ASCII.isLetter(text[index]) { index += 1 }
      guard index - start <= 10, isBesideDigit(start..<index, in: text) else { continue }
      let word = Text.verbatim(text, start..<index).lowercased()
      if words.contains(word) { found.insert(word) }
    }
    return found
  }

  /// Whether a digit stands before or behind a currency sign, with a blank between or without.
  private static func isBesideDigit(_ sign: Int, in text: Span<UInt8>) -> Bool {
    if isBesideDigit(sign..<sign + 1, in: text) { return true }
    if sign >= 3, text[sign - 1] == 0xA0, text[sign - 2] == 0xC2, ASCII.isDigit(text[sign - 3]) {
      return true
    }
    let next = sign + 1 < text.count && text[sign + 1] == 0x20 ? sign + 2 : sign + 1
    return next < text.count && ASCII.isDigit(text[next])
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

/// Where the words of a text stand in its sentences.
struct SentencePlaces {
  private var places: [SmallLetters.SentencePlace] = []

  /// The places of a text's words.
  init(_ tokens: [CapitalToken], _ text: borrowing Text) {
    let plain = text.plain
    // A full stop that the source lacks is that of an abbreviation.
    let mayEnd = text.isSource || Self.holdsEnd(text.source)
    var opens = true
    var end = 0
    for (number, token) in tokens.enumerated() {
      let gap = end..<token.range.lowerBound
      let isBroken = text.sentenceBreaks.indices.contains {
        let place = text.sentenceBreaks[$0]
        return number > 0 && place >= end && place <= token.range.lowerBound
      }
      opens =
        number == 0 && Self.isListMark(gap, plain)
        || (opens || isBroken) && !Self.holdsNumber(gap, plain)
        || mayEnd && Self.endsSentence(gap, plain)
      let next = number + 1 < tokens.count ? tokens[number + 1].range.lowerBound : plain.count
      let isBehindWord = number > 0 && Self.isBlank(gap, plain)
      places.append(
        SmallLetters.SentencePlace(
          isFirst: opens,
          isLast: number + 1 == tokens.count || !Self.isBlank(token.range.upperBound..<next, plain),
          previous: isBehindWord ? tokens[number - 1].range.map { plain[$0] } : []))
      opens = false
      end = token.range.upperBound
    }
  }

  subscript(_ number: Int) -> SmallLetters.SentencePlace { places[number] }

  /// Whether digits or a placeholder stand between two words: a word behind them opens no sentence.
  private static func holdsNumber(_ gap: Range<Int>, _ plain: Span<UInt8>) -> Bool {
    gap.contains { ASCII.isDigit(plain[$0]) || plain.begins(with: "\u{FFFC}", at: $0) }
  }

  /// Whether a sentence ends between two words, and nothing but marks follows.
  private static func endsSentence(_ gap: Range<Int>, _ plain: Span<UInt8>) -> Bool {
    guard
      let mark = gap.dropLast().last(where: {
        ".!?".utf8.contains(plain[$0]) && plain[$0 + 1] == 0x20
      })
    else { return false }
    return !holdsNumber(mark..<gap.upperBound, plain)
      && !Abbreviation.ends(plain.extracting(0..<mark + 1))
  }

  /// Whether the number of an entry of a list stands before the first word: `1. `, `2) `.
  private static func isListMark(_ gap: Range<Int>, _ plain: Span<UInt8>) -> Bool {
    guard gap.count > 2, plain[gap.upperBound - 1] == 0x20,
      ".)".utf8.contains(plain[gap.upperBound - 2])
    else { return false }
    return gap.dropLast(2).allSatisfy { ASCII.isDigit(plain[$0]) }
  }

  /// Whether a mark of sentences stands before a blank somewhere.
  private static func holdsEnd(_ text: Span<UInt8>) -> Bool {
    text.indices.dropLast().contains { ".!?".utf8.contains(text[$0]) && text[$0 + 1] == 0x20 }
  }

  private static func isBlank(_ gap: Range<Int>, _ plain: Span<UInt8>) -> Bool {
    gap.allSatisfy { plain[$0] == 0x20 }
  }
}

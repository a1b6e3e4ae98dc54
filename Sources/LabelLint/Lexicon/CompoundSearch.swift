/// Finds terms at the end of a compound, the last word of a label: "Play-Button", "Häkchensymbol".
struct CompoundSearch {
  /// Fewest letters in front of a term: fewer are no word of their own.
  private static let fewestLettersBefore = 3
  /// Fewest letters of a term that ends a closed compound: shorter ones end other words too.
  private static let fewestLettersClosed = 4

  /// The words that are looked for.
  let lexicon: Lexicon
  /// The words of the label.
  let label: FoldedLabel

  /// Puts the terms behind the matches there are, the longer ones first.
  ///
  /// A term of several words may begin inside a word before the last: Korean "의 이미지".
  func find(in plain: Span<UInt8>, into matches: inout [TermMatch]) {
    let count = label.words.count
    guard let end = label.words.last?.folded.range.upperBound else { return }
    for number in max(0, count - lexicon.mostWords)..<count {
      find(
        in: label.words[number], endingAt: end, isLast: number == count - 1, plain, into: &matches)
    }
  }

  /// Adds the terms that begin inside a word and end with the label.
  private func find(
    in word: FoldedLabel.Word, endingAt end: Int, isLast: Bool, _ plain: Span<UInt8>,
    into matches: inout [TermMatch]
  ) {
    let text = label.bytes.span
    let range = word.folded.range
    let fewest = isLast ? Self.fewestLettersBefore : 1
    var letters = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound, lexicon.hasTerm(ofLength: end - index) {
        let isHyphenated = text[index - 1] == UInt8(ascii: "-")
        if isHyphenated || letters >= fewest {
          find(index..<end, in: word, isHyphenated, plain, into: &matches)
        }
      }
      letters = text[index] == UInt8(ascii: "-") ? 0 : letters + 1
      index += max(1, UTF8Validation.sequenceLength(at: index, in: text))
    }
  }

  /// Adds the terms that a range of the folded bytes is; it begins in a word.
  private func find(
    _ range: Range<Int>, in word: FoldedLabel.Word, _ isHyphenated: Bool, _ plain: Span<UInt8>,
    into matches: inout [TermMatch]
  ) {
    let start = range.lowerBound
    for index in lexicon.terms(of: label.bytes.span, range) {
      let term = lexicon.terms[index]
      guard term.positions.contains(isHyphenated ? .hyphen : .closed),
        isHyphenated || letterCount(range) >= Self.fewestLettersClosed
      else { continue }
      let from = label.plainOffset(of: start, in: word, of: plain, with: lexicon.folding)
      let rest = isHyphenated ? start - 1 : start - jointLength(before: start, in: word)
      let end = label.plainOffset(of: rest, in: word, of: plain, with: lexicon.folding)
      let begin = label.words[0].plain.range.lowerBound
      let last = label.words[label.words.count - 1].plain.range.upperBound
      matches.append(
        TermMatch(
          term: index, position: isHyphenated ? .hyphen : .closed, plain: ByteRange(from..<last),
          remainder: ByteRange(begin..<max(begin, end))))
    }
  }

  /// Bytes of the letter that only joins the parts of a compound: 1, or 0 when there is none.
  private func jointLength(before start: Int, in word: FoldedLabel.Word) -> Int {
    for joint in lexicon.profile.joints where joint.count < start - word.folded.range.lowerBound {
      let range = start - joint.count..<start
      if TermTable.isEqual(label.bytes.span, range, joint.span, 0..<joint.count) { return 1 }
    }
    return 0
  }

  /// Unicode scalars in a range of the folded bytes.
  private func letterCount(_ range: Range<Int>) -> Int {
    let text = label.bytes.span
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

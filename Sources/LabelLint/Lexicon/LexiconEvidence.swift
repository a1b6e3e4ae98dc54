/// A term as it stands in a lexicon file: its words, and counts and marks in braces behind them.
struct LexiconEvidence {
  /// Byte offsets of the term in the file, trimmed.
  let range: Range<Int>

  /// The words of the term and what the braces hold; nil, with a problem, when they cannot be read.
  func parts(in parser: inout LexiconParser) -> (body: Range<Int>, evidence: Evidence)? {
    let opening = range.first { parser.text[$0] == UInt8(ascii: "{") }
    guard let opening else {
      if let stray = range.first(where: { parser.text[$0] == UInt8(ascii: "}") }) {
        parser.report(.badBraces, at: stray)
        return nil
      }
      return (range, .none)
    }
    guard let closing = range[opening...].first(where: { parser.text[$0] == UInt8(ascii: "}") }),
      closing + 1 == range.upperBound
    else {
      parser.report(.badBraces, at: opening)
      return nil
    }
    var evidence = Evidence()
    for word in parser.words(of: opening + 1..<closing) where !take(word, into: &evidence, parser) {
      let name = parser.string(word)
      let marks = Evidence.Marks.named.map { $0.name.description }
      parser.report(
        .unknownMark(name, nearest: NearestName.of(name, among: marks)), at: word.lowerBound)
      return nil
    }
    return (parser.trimmed(range.lowerBound..<opening), evidence)
  }

  /// Takes one word of the braces; false when it is neither a count nor a mark.
  private func take(
    _ word: Range<Int>, into evidence: inout Evidence, _ parser: LexiconParser
  ) -> Bool {
    guard let first = parser.text[word].first else { return false }
    if first < UInt8(ascii: "0") || first > UInt8(ascii: "9") {
      let name = parser.string(word)
      guard let mark = Evidence.Marks.named.first(where: { $0.name.description == name })?.mark
      else { return false }
      evidence.marks.insert(mark)
      return true
    }
    guard evidence.counts == 0 else { return false }
    let counts = parser.text[word].split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    )
    .map { count($0) }
    guard counts.count <= 2, let first = counts.first, let first else { return false }
    evidence.first = first
    evidence.counts = UInt8(counts.count)
    if counts.count == 2 {
      guard let second = counts[1] else { return false }
      evidence.second = second
    }
    return true
  }

  /// A number of digits; the largest there is for a larger one, nil for anything else.
  private func count(_ digits: ArraySlice<UInt8>) -> UInt16? {
    if digits.isEmpty { return nil }
    var value = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = min(value * 10 + Int(digit - UInt8(ascii: "0")), Int(UInt16.max))
    }
    return UInt16(clamping: value)
  }
}

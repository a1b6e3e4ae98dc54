/// A term as it stands in a lexicon file: its words, and counts and marks in braces behind them.
struct LexiconEvidence {
  /// Byte offsets of the term in the file, trimmed.
  let range: Range<Int>
  /// Offset of the first brace, of either kind; nil without one.
  let brace: Int?

  /// Names of the marks.
  private static let markNames = LexiconNames(
    Evidence.Marks.named.map { (name: $0.name, value: $0.mark) })

  /// The words of the term and what the braces hold; nil, with a problem, when they cannot be read.
  func parts(in parser: inout LexiconParser) -> (body: Range<Int>, evidence: Evidence)? {
    guard let opening = brace else { return (range, .none) }
    let closing = range.upperBound - 1
    guard parser.text[opening] == UInt8(ascii: "{"), parser.text[closing] == UInt8(ascii: "}")
    else {
      parser.report(.badBraces, at: opening)
      return nil
    }
    var evidence = Evidence()
    var start = opening + 1
    while start < closing {
      var end = start
      while end < closing, parser.text[end] != 0x20 { end += 1 }
      if end > start, !Self.take(start..<end, of: parser.text.span, into: &evidence) {
        let name = parser.string(start..<end)
        // Two signs are two edits from any mark.
        let marks = name.utf8.count > 2 ? Evidence.Marks.named.map(\.name) : []
        let nearest = NearestName.find(name, among: marks)
        parser.report(.unknownMark(name, nearest: nearest), at: start)
        return nil
      }
      start = end + 1
    }
    return (LexiconParser.trimmed(range.lowerBound..<opening, in: parser.text.span), evidence)
  }

  /// Takes one word of the braces; false when it is neither a count nor a mark.
  static func take(
    _ word: Range<Int>, of text: Span<UInt8>, into evidence: inout Evidence
  ) -> Bool {
    if text[word.lowerBound] < UInt8(ascii: "0") || text[word.lowerBound] > UInt8(ascii: "9") {
      guard let mark = Self.markNames[text.extracting(word)] else { return false }
      evidence.marks.insert(mark)
      return true
    }
    guard evidence.counts == 0 else { return false }
    var numbers = (0, 0)
    var hasSlash = false
    for index in word {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(text[index] - UInt8(ascii: "0"))
        // Counts past 16 bits are cut: nothing asks how many more there are.
        numbers.1 = min(numbers.1 * 10 + digit, Int(UInt16.max))
      case UInt8(ascii: "/") where !hasSlash && index + 1 < word.upperBound:
        hasSlash = true
        numbers = (numbers.1, 0)
      default: return false
      }
    }
    evidence.first = UInt16(clamping: hasSlash ? numbers.0 : numbers.1)
    evidence.second = UInt16(clamping: hasSlash ? numbers.1 : 0)
    evidence.counts = hasSlash ? 2 : 1
    return true
  }
}

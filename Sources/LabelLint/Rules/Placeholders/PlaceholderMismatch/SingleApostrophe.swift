/// An apostrophe that is written once where the source doubles its own.
///
/// `java.text.MessageFormat` takes a single apostrophe for the start of a quotation, so that no `{n}` behind it is
/// filled in; a source text with a doubled one inside a word was written for such a formatter.
enum SingleApostrophe {
  /// The verdict on the first such apostrophe of a text; nil where there is none.
  static func verdict(on pair: borrowing Text) -> Verdict? {
    guard pair.sourceFeatures.contains(.placeholders), pair.decodedSource.stands("''"),
      pair.decodedSource.firstIndex(of: "{") != nil, pair.decoded.firstIndex(of: "{") != nil,
      first(of: 2, in: pair.decodedSource) != nil, first(of: 2, in: pair.decoded) == nil,
      let apostrophe = first(of: 1, in: pair.decoded)
    else { return nil }
    let range = apostrophe..<apostrophe + 1
    var verdict = Verdict(decoded: range, .single, pattern: "apostrophe", level: .note)
    verdict.fix(range, with: "''", "Write the apostrophe twice")
    return verdict
  }

  /// Offset of the first apostrophes of a number that stand between the letters of a word.
  private static func first(of count: Int, in text: Span<UInt8>) -> Int? {
    var index = 0
    while let start = text.firstIndex(of: "'", from: index) {
      var end = start + 1
      while end < text.count, text[end] == "'" { end += 1 }
      if end - start == count, text.isWord(at: start - 1), text.isWord(at: end) { return start }
      index = end
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static let single: Self =
    "a single apostrophe begins a quotation, in which no value is filled in; write it twice as the source does"
}

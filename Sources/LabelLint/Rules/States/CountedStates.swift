/// Numbers in labels with a state.
extension StateWord {
  /// Whether a count opens a text, or the part of it behind a mark, and a state follows: "1 selected",
  /// "Photos: 3 selected", "%d tabs are selected".
  ///
  /// Other numbers are names: "Tab 1 selected". A placeholder may be a name as well, unless it takes a
  /// whole number or what follows is said of several.
  func tellsCount(
    before end: Int, _ reader: LexicalReader, _ text: borrowing Text
  ) -> Bool {
    if reader.isWord(end, "currently") { return false }
    let marks = ",:("
    for index in 0..<end where index == 0 || reader.hasMark(marks, after: index - 1, in: text.plain)
    {
      let word = reader.plain(index..<index + 1)
      if word.allSatisfy({ ASCII.isDigit(text.plain[$0]) }) { return true }
      if reader.isPlaceholder(index),
        reader.isWord(end, "are") || index == 0 && Self.opensWithNumber(text.decoded)
      {
        return true
      }
    }
    return false
  }

  /// Whether a text begins with a specifier of a whole number: `%d`, `%1$d`, `%lld`.
  private static func opensWithNumber(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0, text[0] == "%" else { return false }
    var index = 1
    while index < text.count,
      ASCII.isDigit(text[index]) || text[index] == "$"
        || text[index] == "l"
    {
      index += 1
    }
    return index < text.count && "diu".utf8.contains(text[index])
  }

  /// Whether words at the end of a label are placeholders and numbers.
  func isNumber(_ rest: Range<Int>, _ reader: LexicalReader) -> Bool {
    (0..<reader.count).allSatisfy { index in
      let start = reader.plain(index..<index + 1).lowerBound
      guard start >= rest.lowerBound, !reader.isPlaceholder(index) else { return true }
      let word = reader.label.words[index].folded.range
      return ASCII.isDigit(reader.label.bytes[word.lowerBound])
    }
  }
}

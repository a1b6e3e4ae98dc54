/// Question marks that stand for letters which an encoding did not have.
enum QuestionMarks {
  /// Whether a text has two question marks or more and no other sign but blanks, marks, digits and placeholders.
  static func areAll(of text: Span<UInt8>) -> Bool {
    var marks = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == "%" {
        // The letters of a specifier are none of the text.
        index = max(JavaFormat.specifier(at: index, in: text).end, index + 1)
        continue
      }
      if byte >= 0x80 || ASCII.isLetter(byte) { return false }
      if byte == "?" { marks += 1 }
      index += 1
    }
    return marks > 1
  }

  /// The first word with question marks between its letters, of which the one behind is small; nil where there is none.
  ///
  /// In addresses a question mark has its own meaning.
  static func word(in text: Span<UInt8>) -> Range<Int>? {
    var index = 0
    while let mark = text.firstIndex(of: "?", from: index) {
      var end = mark
      while end < text.count, text[end] == "?" { end += 1 }
      index = end
      guard let (before, _) = text.scalar(before: mark), end < text.count,
        LetterCase(before) == .lower || LetterCase(before) == .upper,
        LetterCase(text.scalarOrReplacement(at: end).value) == .lower
      else { continue }
      let word = text.wordStart(at: mark)..<text.wordEnd(at: mark)
      if !isAddress(text.extracting(word)) { return letters(around: mark..<end, in: text) }
    }
    return nil
  }

  /// Whether a run without blanks may be an address, a path or a query.
  private static func isAddress(_ run: Span<UInt8>) -> Bool {
    run.indices.contains { "/=&@:<>{}%".utf8.contains(run[$0]) }
  }

  /// The letters and question marks around some.
  private static func letters(around marks: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isLetter(byte) || byte == "?" }
    var (start, end) = (marks.lowerBound, marks.upperBound)
    while start > 0, isPart(text[start - 1]) { start -= 1 }
    while end < text.count, isPart(text[end]) { end += 1 }
    return start..<end
  }
}

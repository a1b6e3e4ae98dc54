/// Splits texts into folded words, to look for terms of a vocabulary.
enum TermWords {
  /// A word.
  struct Word {
    /// Its letters and digits, case folded.
    var bytes: [UInt8]
    /// Byte offsets in the text.
    var range: Range<Int>
  }

  /// The words of a text: runs of letters, digits and marks, with the signs that end a name such as
  /// `C#` or `C++`.
  static func folded(_ text: String) -> [Word] {
    let all = Array(text.utf8)
    let span = all.span
    var words: [Word] = []
    var index = 0
    while index < span.count {
      let start = index
      while index < span.count {
        let (scalar, length) = span.scalarOrReplacement(at: index)
        let isWord = WordScalar.isPart(scalar) && scalar != "\u{FFFC}"
        if !isWord { break }
        index += length
      }
      if index > start {
        index = end(ofSignsAt: index, in: span)
        words.append(
          Word(bytes: CaseFolding.folded(span.extracting(start..<index)), range: start..<index))
      } else {
        index += span.scalarOrReplacement(at: index).length
      }
    }
    return words
  }

  /// Where the signs behind a word end; where they begin if another word follows at once.
  private static func end(ofSignsAt start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] == "#" || text[end] == "+" {
      end += 1
    }
    guard end > start, end < text.count else { return end }
    return WordScalar.isPart(text.scalarOrReplacement(at: end).value) ? start : end
  }
}

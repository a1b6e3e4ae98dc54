/// Splits texts into folded words, to look for terms of a vocabulary.
enum TermWords {
  /// A word.
  struct Word {
    /// Its letters and digits, case folded.
    var bytes: [UInt8]
    /// Byte offsets in the text.
    var range: Range<Int>
  }

  /// The words of a text: runs of letters, digits and marks.
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
        words.append(
          Word(bytes: CaseFolding.folded(span.extracting(start..<index)), range: start..<index))
      } else {
        index += span.scalarOrReplacement(at: index).length
      }
    }
    return words
  }
}

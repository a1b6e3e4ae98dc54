/// The words of a plain text as the matcher reads them: folded, one blank between them, each with
/// its place in the text.
///
/// Made to be used again for the next text without new memory. In scripts that write no blanks the
/// words follow each other directly. A placeholder (U+FFFC) is a word.
package struct FoldedLabel: Sendable {
  /// A word.
  package struct Word: Sendable, Hashable {
    /// Its place in the folded bytes.
    package var folded: ByteRange
    /// Its place in the plain text.
    package var plain: ByteRange
    /// Whether a quotation mark stands right before it.
    package var isQuoted: Bool
  }

  /// The folded words.
  package private(set) var bytes: [UInt8] = []
  /// The words in their order.
  package private(set) var words: [Word] = []

  /// A label without words.
  package init() {}

  /// Takes over a text, in place of the one before.
  ///
  /// - Parameters:
  ///   - plain: The plain text, UTF-8 in NFC.
  ///   - breaking: The word boundaries of its locale.
  ///   - folding: How its language is folded.
  package mutating func fold(
    _ plain: Span<UInt8>, breaking: inout WordBreaking, with folding: TermFolding
  ) {
    words.removeAll(keepingCapacity: true)
    breaking.forEachWord(in: plain) { range in
      words.append(
        Word(
          folded: .zero, plain: ByteRange(range),
          isQuoted: Self.endsQuoting(plain, before: range.lowerBound)))
    }
    foldWords(of: plain, with: folding)
  }

  /// Folds the words into the bytes, and drops those of which nothing is left.
  private mutating func foldWords(of plain: Span<UInt8>, with folding: TermFolding) {
    bytes.removeAll(keepingCapacity: true)
    var kept = 0
    for index in words.indices {
      let separated = bytes.count
      if kept > 0, !folding.isUnspaced { bytes.append(0x20) }
      let start = bytes.count
      folding.append(plain.extracting(words[index].plain.range), to: &bytes)
      guard bytes.count > start else {
        bytes.removeLast(bytes.count - separated)
        continue
      }
      words[kept] = words[index]
      words[kept].folded = ByteRange(start..<bytes.count)
      kept += 1
    }
    words.removeLast(words.count - kept)
  }

  /// Byte offset in the plain text of an offset in the folded bytes that lies in a word.
  ///
  /// Where folding changed the length of a word, it is folded again, up to where it is as long.
  func plainOffset(
    of offset: Int, in word: Word, of plain: Span<UInt8>, with folding: TermFolding
  ) -> Int {
    let range = word.plain.range
    let wanted = offset - word.folded.range.lowerBound
    if word.folded.count == word.plain.count { return range.lowerBound + wanted }
    if wanted >= Int(word.folded.count) { return range.upperBound }
    var index = range.lowerBound
    while index < range.upperBound, index - range.lowerBound < Self.longestFoldedAgain {
      var start: [UInt8] = []
      folding.append(plain.extracting(range.lowerBound..<index), to: &start)
      if start.count >= wanted { return index }
      index += max(1, UTF8Validation.sequenceLength(at: index, in: plain))
    }
    return min(index, range.upperBound)
  }

  /// Bytes of a word that are folded again to find a place in it: more has no written word.
  private static let longestFoldedAgain = 256

  /// Whether a quotation mark ends at an offset: `" ' « »` or U+2018 to U+201F.
  private static func endsQuoting(_ text: Span<UInt8>, before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let last = text[offset - 1]
    if last == UInt8(ascii: "\"") || last == UInt8(ascii: "'") { return true }
    if offset >= 2, text[offset - 2] == 0xC2, last == 0xAB || last == 0xBB { return true }
    return offset >= 3 && text[offset - 3] == 0xE2 && text[offset - 2] == 0x80 && last >= 0x98
      && last <= 0x9F
  }
}

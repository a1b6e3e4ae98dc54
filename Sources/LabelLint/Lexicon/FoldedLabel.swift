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
    breaking.forEachSegment(in: plain) { segment in
      let range = segment.range
      guard segment.kind.isWord || Self.isPlaceholder(plain, range) else { return }
      if let last = words.last, !folding.isUnspaced,
        Self.isJoined(plain, last.plain.range.upperBound..<range.lowerBound)
      {
        let start = last.plain.range.lowerBound
        words[words.count - 1].plain = ByteRange(start..<range.upperBound)
      } else {
        words.append(
          Word(
            folded: .zero, plain: ByteRange(range),
            isQuoted: Self.endsQuoting(plain, before: range.lowerBound)))
      }
    }
    foldWords(of: plain, with: folding)
  }

  /// Takes over a text whose words are known, in place of the one before.
  ///
  /// - Parameters:
  ///   - plain: The plain text, UTF-8 in NFC.
  ///   - ranges: Byte offsets of its words, ascending, pieces joined by a hyphen as one.
  ///   - folding: How its language is folded.
  package mutating func fold(
    _ plain: Span<UInt8>, words ranges: Span<ByteRange>, with folding: TermFolding
  ) {
    words.removeAll(keepingCapacity: true)
    for index in ranges.indices {
      let range = ranges[index].range.clamped(to: 0..<plain.count)
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

  /// Whether a range is the one scalar U+FFFC.
  private static func isPlaceholder(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count == 3 && text[range.lowerBound] == 0xEF && text[range.lowerBound + 1] == 0xBF
      && text[range.lowerBound + 2] == 0xBC
  }

  /// Whether what lies between two words is a hyphen or an apostrophe and nothing else.
  private static func isJoined(_ text: Span<UInt8>, _ gap: Range<Int>) -> Bool {
    switch gap.count {
    case 1:
      return text[gap.lowerBound] == UInt8(ascii: "-") || text[gap.lowerBound] == UInt8(ascii: "'")
    case 2: return text[gap.lowerBound] == 0xD6 && text[gap.lowerBound + 1] == 0xBE
    case 3:
      // U+2010 and U+2011 are hyphens, U+2019 is the apostrophe.
      let last = text[gap.lowerBound + 2]
      return text[gap.lowerBound] == 0xE2 && text[gap.lowerBound + 1] == 0x80
        && (last == 0x90 || last == 0x91 || last == 0x99)
    default: return false
    }
  }

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

/// The way back from a plain text to the decoded text and to the file.
extension PlainText {
  /// Byte offsets in the decoded text of a piece of the plain text.
  ///
  /// A placeholder, reference or collapsed blank that the piece touches is taken as a whole.
  package func decodedRange(of piece: Range<Int>) -> Range<Int> {
    if let verbatim {
      let start = verbatim.lowerBound
      return start + piece.lowerBound..<start + piece.upperBound
    }
    guard !runs.isEmpty else { return 0..<0 }
    let first = decodedBounds(ofByte: piece.lowerBound)
    guard !piece.isEmpty else { return first.lowerBound..<first.lowerBound }
    let last = decodedBounds(ofByte: piece.upperBound - 1)
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  /// Bytes of the file that a piece of the plain text was read from.
  ///
  /// - Parameters:
  ///   - piece: Byte offsets in the plain text.
  ///   - index: Index of the message that was read last.
  ///   - file: Its file.
  /// - Returns: Byte offsets in the file's text.
  package func fileRange(of piece: Range<Int>, inMessage index: Int, of file: CatalogFile)
    -> ByteRange
  {
    file.sourceRange(of: decodedRange(of: piece), inMessage: index)
  }

  /// Whether a piece of the plain text touches what `xliff:g` protects from translation.
  package func isProtected(_ piece: Range<Int>) -> Bool {
    protectedRanges.contains { $0.overlaps(piece) }
  }

  /// The placeholder whose U+FFFC stands at a byte offset; nil when none does.
  package func placeholder(at offset: Int) -> Placeholder? {
    objects.first { $0.offset == offset }.map { scanner.placeholders[$0.index] }
  }

  /// Bytes of the decoded text that one byte of the plain text was made from.
  private func decodedBounds(ofByte offset: Int) -> Range<Int> {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].plain <= offset { low = middle } else { high = middle }
    }
    let run = runs[low]
    if let count = run.decodedCount { return run.decoded..<run.decoded + count }
    let start = run.decoded + max(0, offset - run.plain)
    return start..<start + 1
  }
}

/// A quotation that begins and ends with "“", which no language has: German writes „…“, and English “…”.
enum QuotationMarks {
  private static let opening: Unicode.Scalar = "“"
  /// Marks that make "“" the other one of a pair.
  private static let others: Set<Unicode.Scalar> = ["”", "„", "‟", "«", "»", "\""]

  /// Byte offsets of the mark that ends such a quotation; nil where all is well or cannot be told.
  static func wronglyClosed(in text: Span<UInt8>) -> Range<Int>? {
    var first: Int?
    var last: Range<Int>?
    var cursor = ScalarCursor(text)
    while let scalar = cursor.next() {
      if others.contains(scalar) { return nil }
      guard scalar == opening else { continue }
      // The mark has three bytes.
      let mark = cursor.offset - 3..<cursor.offset
      if first == nil { first = mark.upperBound } else if last == nil { last = mark }
    }
    guard let first, let last, !isBlank(at: first, in: text),
      !isBlank(at: last.lowerBound - 1, in: text)
    else { return nil }
    return last
  }

  private static func isBlank(at index: Int, in text: Span<UInt8>) -> Bool {
    ASCII.isSpace(text[index])
  }
}

/// Finding the way again behind a fault, by the layout of the text.
extension JSONReader {
  /// The white space between the start of a line and an offset; nil when other bytes stand there or
  /// there is none.
  func indentation(of offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start < offset, start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else {
      return nil
    }
    return start..<offset
  }

  /// Offset of the first string at the start of a later line whose indentation is the same as that of
  /// a range.
  func nextString(indentedAs indentation: Range<Int>) -> Int? {
    let wanted = bytes.extracting(indentation)
    var line = position
    while let end = bytes.firstIndex(of: 0x0A, from: line) {
      line = end + 1
      let quote = line + wanted.count
      if quote < bytes.count, bytes[quote] == UInt8(ascii: "\""),
        bytes.extracting(line..<quote).hasSameBytes(as: wanted)
      {
        return quote
      }
    }
    return nil
  }
}

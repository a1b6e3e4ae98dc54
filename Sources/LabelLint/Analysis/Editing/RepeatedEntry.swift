/// The bytes of an entry whose key stands in its file before with the same texts, for the fix that takes it
/// away.
enum RepeatedEntry {
  /// The bytes of an entry, with the line it stands on when it stands there alone.
  ///
  /// - Parameters:
  ///   - key: Where its key stands, without quotes.
  ///   - index: Index of the entry in the file.
  ///   - file: The file.
  /// - Returns: The bytes; nil where it is not sure what belongs to the entry.
  static func bytes(
    key: ByteRange, ofEntry index: Int, in file: borrowing CatalogFile
  ) -> ByteRange? {
    guard file.keySpan(of: file.entries[index]) == key, !key.isEmpty else { return nil }
    switch file.format {
    case .xcstrings: return StringCatalogMember.entry(of: file.entries[index], in: file)
    case .strings: return line(key, ofEntry: index, in: file)
    default: return nil
    }
  }

  /// `"key" = "value";` of a text file; nil where a comment goes with it, or another entry does.
  private static func line(
    _ key: ByteRange, ofEntry index: Int, in file: borrowing CatalogFile
  ) -> ByteRange? {
    let text = file.text.span
    let texts = file.messageRange(ofEntry: index)
    guard texts.count == 1, let message = texts.first else { return nil }
    let value = file.messages[message].value
    let (start, end) = (Int(key.start) - 1, Int(value.end))
    guard start >= 0, value.start > key.end, end < text.count,
      text[start] == "\"", text[end] == "\""
    else { return nil }
    var last = end + 1
    while last < text.count, ASCII.isSpace(text[last]) { last += 1 }
    guard last < text.count, text[last] == ";" else { return nil }
    guard let line = text.lineAlone(around: start..<last + 1), line.lowerBound > 1,
      !endsComment(before: line.lowerBound, in: text)
    else { return nil }
    return ByteRange(line)
  }

  /// Whether the line before a line is the end of a comment.
  private static func endsComment(before start: Int, in text: Span<UInt8>) -> Bool {
    var end = start
    while end > 0, ASCII.isSpace(text[end - 1]) { end -= 1 }
    if end > 1, text[end - 1] == "/", text[end - 2] == "*" {
      return true
    }
    var index = end
    while index > 1, text[index - 1] != 0x0A {
      if text[index - 1] == "/", text[index - 2] == "/" { return true }
      index -= 1
    }
    return false
  }
}

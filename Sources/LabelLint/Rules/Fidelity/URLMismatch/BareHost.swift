/// The host of an address that a translation names without `https://`, in words: "more at app.org".
enum BareHost {
  /// Byte offsets of a host in a text; nil where it only stands in an address or a broken link.
  ///
  /// - Parameters:
  ///   - host: The host, in lower case.
  ///   - text: A decoded text.
  /// - Returns: The first place.
  static func place(of host: String, in text: Span<UInt8>) -> Range<Int>? {
    for start in text.indices {
      guard let end = text.end(of: host, at: start) else { continue }
      if isOfWords(start, in: text), !goesOn(at: end, in: text) { return start..<end }
    }
    return nil
  }

  /// Whether a word, a blank or nothing stands before a host: behind other signs, as in `[Help](app.org)` or
  /// `https: //app.org`, it was to be a link.
  private static func isOfWords(_ start: Int, in text: Span<UInt8>) -> Bool {
    guard start > 0 else { return true }
    if isPart(text[start - 1]) || "/:@_=([<\"'".utf8.contains(text[start - 1]) { return false }
    var index = start - 1
    while index > 0, ASCII.isSpace(text[index]) { index -= 1 }
    return text[index] != "/"
  }

  /// Whether a longer host or a mailbox goes on behind a host.
  private static func goesOn(at end: Int, in text: Span<UInt8>) -> Bool {
    guard end < text.count else { return false }
    if text[end] == "." { return end + 1 < text.count && isPart(text[end + 1]) }
    return isPart(text[end]) || text[end] == "@"
  }

  /// Whether a byte is of the names in a host.
  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == "-" || byte == "."
  }
}

/// The element of an XML resource file that holds a value, for fixes that take it away.
enum ElementSpan {
  /// The element around a value, with the line it stands on when it stands there alone; nil when the
  /// value is not held by an element of one of the names.
  static func element(
    _ names: [String], around value: ByteRange, in file: borrowing CatalogFile
  ) -> ByteRange? {
    guard file.format == .android || file.format == .compose else { return nil }
    let text = file.text.span
    var start = Int(value.start)
    let end = Int(value.end)
    guard start > 0, end < text.count, text[start - 1] == ">" else { return nil }
    while start > 0, text[start - 1] != "<" { start -= 1 }
    guard start > 0 else { return nil }
    for name in names {
      guard let behind = text.end(of: name, at: start), behind < text.count,
        ASCII.isSpace(text[behind]) || text[behind] == ">"
      else { continue }
      let closing = "</\(name)>"
      guard let last = text.end(of: closing, at: end) else { return nil }
      let element = start - 1..<last
      return ByteRange(text.lineAlone(around: element) ?? element)
    }
    return nil
  }
}

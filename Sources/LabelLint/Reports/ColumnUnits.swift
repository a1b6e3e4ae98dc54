/// Columns of a place in other units than Unicode scalars.
struct ColumnUnits {
  /// Columns of the start and of the end, 1-based, the end behind the last character.
  struct Columns: Hashable {
    /// Column of the first character.
    var start: Int
    /// Column behind the last character.
    var end: Int
  }

  /// In bytes of UTF-8, whatever the file is stored as.
  let bytes: Columns
  /// In UTF-16 code units.
  let utf16: Columns
  /// The text of the line that the place starts in; nil where the file is not at hand.
  let line: String?
  /// UTF-16 units of that line; nil where the file is not at hand.
  let lineLength: Int?

  /// The columns of a place; those of the record where the file is not at hand or no text.
  init(_ place: Place, in source: SourceIndex?) {
    guard let source, source.file.encoding != .binary, place.line <= source.lines.count,
      place.endLine <= source.lines.count
    else {
      bytes = Columns(start: place.column, end: place.endColumn)
      utf16 = bytes
      line = nil
      lineLength = nil
      return
    }
    let start = source.offset(ofStored: place.offset)
    let end = max(start, source.offset(ofStored: place.offset + place.length))
    let first = source.lines.start(of: place.line)
    let last = source.lines.start(of: place.endLine)
    let text = source.file.text
    func units(_ from: Int, _ to: Int) -> Int {
      guard from < to else { return 0 }
      return text[from..<to].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
    bytes = Columns(start: max(1, start - first + 1), end: max(1, end - last + 1))
    utf16 = Columns(start: units(first, start) + 1, end: units(last, end) + 1)
    let content = source.content(of: place.line)
    line = source.file.string(content)
    lineLength = units(content.lowerBound, content.upperBound)
  }
}

/// The line breaks between the ends of a text.
struct LineBreaks {
  /// Their number.
  private(set) var lines = 0
  /// How many of them empty lines follow.
  private(set) var paragraphs = 0
  /// At how many places between words a new line begins, whatever number of empty lines stands there.
  var places: Int { lines - paragraphs }
  /// Where the last paragraph is: one without words is a value alone that code fills in.
  let last: Range<Int>

  /// Counts those of a decoded text.
  init(in text: Span<UInt8>) {
    let start = SurroundingWhitespace.blankLength(atStartOf: text)
    let end = text.count - SurroundingWhitespace.blankLength(atEndOf: text)
    var lastStart = min(start, end)
    var index = start
    while let feed = text.firstIndex(of: 0x0A, from: index), feed < end {
      lines += 1
      if lines > 1 {
        while index < feed, ASCII.isSpace(text[index]) { index += 1 }
        if index == feed {
          paragraphs += 1
          lastStart = feed + 1
        }
      }
      index = feed + 1
    }
    last = lastStart..<max(lastStart, end)
  }
}

/// Turns byte offsets of a file's text into lines and columns; made only when a report asks.
///
/// CR, LF and CRLF each end one line. A byte-order mark has no column.
package struct LineTable: Sendable {
  /// A line and a column, both 1-based; columns count Unicode scalars.
  package struct Position: Sendable, Hashable {
    /// Line, from 1.
    package let line: Int
    /// Column in Unicode scalars, from 1.
    package let column: Int
  }

  /// The text; without bytes where the file is no text and has but one line.
  private let marks: TextMarks
  /// Length of the text.
  private let length: Int
  /// Offset of the first byte of the first line.
  private let first: Int

  /// Finds the lines of a file's text.
  package init(_ file: SourceFile) {
    let text = file.encoding == .binary ? [] : file.text
    marks = TextMarks(text)
    length = text.count
    first = file.start
  }

  /// Number of lines; a final line end opens one more.
  package var count: Int { marks.lineEndCount + 1 }

  /// Byte offset of the first byte of a line, 1-based and at most `count`.
  func start(of line: Int) -> Int { line > 1 ? marks.lineEnd(number: line - 1) + 1 : first }

  /// Line of a byte offset, 1-based.
  package func line(of offset: Int) -> Int {
    marks.lineEnds(before: min(max(offset, 0), length)) + 1
  }

  /// Line and column of a byte offset in the text, both 1-based.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), length)
    let start = marks.lastLineEnd(before: offset).map { $0 + 1 } ?? first
    return Position(
      line: marks.lineEnds(before: offset) + 1,
      column: offset > start ? marks.scalars(in: start..<offset) + 1 : 1)
  }

  /// Byte offsets of a line's text, without its line end; lines run from 1 to `count`.
  package func content(of line: Int, in file: SourceFile) -> Range<Int> {
    let start = start(of: line)
    var end = line < count ? self.start(of: line + 1) : file.text.count
    while end > start, file.text[end - 1] == 0x0A || file.text[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

/// The lines of a file of records: byte offsets of each, its line feed left out.
package struct LineRanges: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start = 0

  /// The lines of some bytes; no line follows a line feed at their end.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next line; nil behind the last.
  package mutating func next() -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let end = bytes.span.firstIndex(of: 0x0A, from: start) ?? bytes.count
    defer { start = end + 1 }
    return start..<end
  }
}

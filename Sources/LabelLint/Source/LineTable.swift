/// Turns byte offsets of a file's text into lines and columns; made only when a report asks.
///
/// CR, LF and CRLF each end one line. A byte-order mark has no column.
public struct LineTable: Sendable {
  /// A line and a column, both 1-based; columns count Unicode scalars.
  public struct Position: Sendable, Hashable {
    /// Line, from 1.
    public let line: Int
    /// Column in Unicode scalars, from 1.
    public let column: Int
  }

  /// Offsets of the first byte of every line.
  private let starts: [UInt32]

  /// Finds the lines of a file's text.
  public init(_ file: SourceFile) {
    var starts: [UInt32] = [UInt32(clamping: file.start)]
    let text = file.text.span
    if file.encoding != .binary {
      // Real files have a line in 40 to 120 bytes.
      starts.reserveCapacity(text.count / 64)
      var index = file.start
      while let end = text.firstLineEnd(from: index) {
        index = end + 1
        if text[end] == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
        starts.append(UInt32(clamping: index))
      }
    }
    self.starts = starts
  }

  /// Number of lines; a final line end opens one more.
  public var count: Int { starts.count }

  /// Length of the longest line with its end, in bytes.
  func longest(in file: SourceFile) -> Int {
    var longest = file.text.count - Int(starts[starts.count - 1])
    var previous = starts[0]
    for start in starts {
      longest = max(longest, Int(start - previous))
      previous = start
    }
    return longest
  }

  /// Byte offset of the first byte of a line, 1-based and at most `count`.
  func start(of line: Int) -> Int { Int(starts[line - 1]) }

  /// Line of a byte offset, 1-based.
  public func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and column of a byte offset in the text of the file the table was made for.
  public func position(of offset: Int, in file: SourceFile) -> Position {
    let line = line(of: offset)
    let start = Int(starts[line - 1])
    guard file.encoding != .binary, offset > start else { return Position(line: line, column: 1) }
    var column = 1
    let text = file.text.span
    // Every byte that is no UTF-8 continuation starts a scalar.
    for index in start..<min(offset, text.count) where text[index] & 0xC0 != 0x80 { column += 1 }
    return Position(line: line, column: column)
  }

  /// Byte offsets of a line's text, without its line end; lines run from 1 to `count`.
  public func content(of line: Int, in file: SourceFile) -> Range<Int> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : file.text.count
    while end > start, file.text[end - 1] == 0x0A || file.text[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

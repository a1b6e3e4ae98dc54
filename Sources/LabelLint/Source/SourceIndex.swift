/// Leads byte offsets of one file to lines, columns and stored offsets, and back.
///
/// Takes one walk through the file for its lines. A question costs a walk through a part of one line; in
/// a file with a very long line, or one that is not stored as UTF-8, marks bound it to `step` bytes, so
/// that many findings on one endless line stay cheap.
public struct SourceIndex: Sendable {
  /// Bytes of text between two marks.
  private static let step = 256
  /// Longest line that is walked through without marks, in bytes.
  private static let longestWalk = 2048

  /// What lies before an offset of the text.
  private struct Mark {
    /// Unicode scalars before it.
    var scalars: UInt32 = 0
    /// Bytes before it in the file as stored.
    var stored: UInt32 = 0

    /// Steps over bytes of the text.
    mutating func advance(over bytes: Span<UInt8>, in encoding: TextEncoding) {
      if encoding.isTranscoded {
        for index in bytes.indices { advance(over: bytes[index], in: encoding) }
      } else {
        scalars &+= UInt32(truncatingIfNeeded: bytes.count - bytes.continuationCount)
        stored &+= UInt32(truncatingIfNeeded: bytes.count)
      }
    }

    /// Steps over a byte of the text: the first of a scalar counts for all of it.
    mutating func advance(over byte: UInt8, in encoding: TextEncoding) {
      guard encoding.isTranscoded else {
        scalars &+= byte & 0xC0 == 0x80 ? 0 : 1
        stored &+= 1
        return
      }
      guard byte & 0xC0 != 0x80 else { return }
      scalars &+= 1
      // Text made by transcoding is well-formed: its lead bytes tell the width.
      let units = byte >= 0xF0 && encoding.isUTF16 ? 2 : 1
      stored &+= UInt32(truncatingIfNeeded: encoding.unitWidth * units)
    }
  }

  /// The file that is indexed.
  public let file: SourceFile
  /// Where its lines start.
  public let lines: LineTable
  /// What lies before every `step`th byte of the text; none where no mark is needed.
  private let marks: [Mark]

  /// Walks through a file.
  public init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file)
    guard file.encoding.isTranscoded || lines.longest(in: file) > Self.longestWalk else {
      marks = []
      return
    }
    var marks: [Mark] = []
    marks.reserveCapacity(file.text.count / Self.step + 1)
    var mark = Mark(scalars: 0, stored: UInt32(clamping: Self.start(of: file)))
    let text = file.text.span
    var start = 0
    while start <= text.count {
      marks.append(mark)
      let end = min(start + Self.step, text.count)
      mark.advance(over: text.extracting(start..<end), in: file.encoding)
      start += Self.step
    }
    self.marks = marks
  }

  /// Line and column of a byte offset in the text, both 1-based, columns in Unicode scalars.
  public func position(of offset: Int) -> LineTable.Position {
    let line = lines.line(of: offset)
    guard file.encoding != .binary else { return LineTable.Position(line: line, column: 1) }
    let start = lines.start(of: line)
    if marks.isEmpty {
      let end = min(offset, file.text.count)
      guard end > start else { return LineTable.Position(line: line, column: 1) }
      let part = file.text.span.extracting(start..<end)
      return LineTable.Position(line: line, column: part.count - part.continuationCount + 1)
    }
    let column = Int(mark(at: max(offset, start)).scalars) - Int(mark(at: start).scalars) + 1
    return LineTable.Position(line: line, column: column)
  }

  /// Offset in the file as stored of an offset in the text, both in bytes.
  public func storedOffset(of offset: Int) -> Int {
    guard file.encoding.isTranscoded else { return min(max(offset, 0), file.text.count) }
    return Int(mark(at: offset).stored)
  }

  /// Offset in the text of an offset in the file as stored, both in bytes.
  public func offset(ofStored stored: Int) -> Int {
    guard file.encoding.isTranscoded else { return min(max(stored, 0), file.text.count) }
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(marks[middle].stored) <= stored { low = middle } else { high = middle }
    }
    var offset = low * Self.step
    var mark = marks[low]
    while offset < file.text.count, Int(mark.stored) < stored {
      mark.advance(over: file.text[offset], in: file.encoding)
      offset += 1
    }
    // A scalar's stored bytes count with its first byte; the others belong to it.
    while offset < file.text.count, offset > 0, file.text[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Byte offsets of the text of a line, 1-based and at most `lines.count`, without its line end.
  public func content(of line: Int) -> Range<Int> { lines.content(of: line, in: file) }

  /// What lies before a byte offset of the text.
  private func mark(at offset: Int) -> Mark {
    let offset = min(max(offset, 0), file.text.count)
    var mark = marks[offset / Self.step]
    let start = offset / Self.step * Self.step
    mark.advance(over: file.text.span.extracting(start..<offset), in: file.encoding)
    return mark
  }

  /// Stored bytes before the text: the byte-order mark of a transcoded file.
  private static func start(of file: SourceFile) -> Int {
    file.encoding.isTranscoded ? file.markLength : 0
  }
}

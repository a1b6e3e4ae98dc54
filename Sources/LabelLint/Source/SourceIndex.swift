/// Leads byte offsets of one file to lines, columns and stored offsets, and back.
///
/// Takes one walk through the file; each question then costs a look at a few hundred bytes, so that
/// many findings on one endless line stay cheap. An object, so that to hand it on costs next to nothing.
package final class SourceIndex: Sendable {
  /// Bytes of text between two numbers of `stored`.
  private static let step = 256

  /// The file that is indexed.
  package let file: SourceFile
  /// Where its lines start.
  package let lines: LineTable
  /// Bytes of the file as stored that lie before every `step`th byte of the text; none where both are
  /// the same.
  private let stored: [UInt32]

  /// Walks through a file.
  package init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file)
    var stored: [UInt32] = []
    if file.encoding.isTranscoded {
      var before = UInt32(clamping: file.markLength)
      let text = file.text.span
      for index in text.indices {
        if index % Self.step == 0 { stored.append(before) }
        before &+= Self.storedLength(of: text[index], in: file.encoding)
      }
      if text.count % Self.step == 0 { stored.append(before) }
    }
    self.stored = stored
  }

  /// Line and column of a byte offset in the text, both 1-based, columns in Unicode scalars.
  package func position(of offset: Int) -> LineTable.Position { lines.position(of: offset) }

  /// Offset in the file as stored of an offset in the text, both in bytes.
  package func storedOffset(of offset: Int) -> Int {
    let offset = min(max(offset, 0), file.text.count)
    guard file.encoding.isTranscoded else { return offset }
    var before = stored[offset / Self.step]
    for index in offset / Self.step * Self.step..<offset {
      before &+= Self.storedLength(of: file.text[index], in: file.encoding)
    }
    return Int(before)
  }

  /// Offset in the text of an offset in the file as stored, both in bytes.
  package func offset(ofStored offset: Int) -> Int {
    guard file.encoding.isTranscoded else { return min(max(offset, 0), file.text.count) }
    var (low, high) = (0, stored.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(stored[middle]) <= offset { low = middle } else { high = middle }
    }
    var index = low * Self.step
    var before = stored[low]
    while index < file.text.count, Int(before) < offset {
      before &+= Self.storedLength(of: file.text[index], in: file.encoding)
      index += 1
    }
    // A scalar's stored bytes count with its first byte; the others belong to it.
    while index < file.text.count, index > 0, file.text[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }

  /// Byte offsets of the text of a line, 1-based and at most `lines.count`, without its line end.
  package func content(of line: Int) -> Range<Int> { lines.content(of: line, in: file) }

  /// Bytes that a byte of the text stands for in the file as stored: the first of a scalar counts for
  /// all of it.
  private static func storedLength(of byte: UInt8, in encoding: TextEncoding) -> UInt32 {
    guard byte & 0xC0 != 0x80 else { return 0 }
    // Text made by transcoding is well-formed: its lead bytes tell the width.
    let units = byte >= 0xF0 && encoding.isUTF16 ? 2 : 1
    return UInt32(truncatingIfNeeded: encoding.unitWidth * units)
  }
}

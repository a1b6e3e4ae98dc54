/// How many lines end and how many scalars go on before every so many bytes of a text: enough to lead
/// any offset to its line and column, without a list of all lines.
///
/// Most texts are asked for a few places only. One walk counts sixteen bytes at a time, and a question
/// then costs a look at no more than a few times `step` bytes, so that many of them on one endless line
/// stay cheap. CR, LF and CRLF each end one line. An object, so that to hand it on costs next to nothing.
final class TextMarks: Sendable {
  /// Bytes of text between two marks; what is counted between them in 8 bits cannot overflow.
  static let step = 256

  /// What lies before an offset of the text.
  private struct Mark {
    /// Line ends before it.
    var lineEnds: UInt32 = 0
    /// Bytes before it that go on with a scalar.
    var continuations: UInt32 = 0
  }

  /// The text.
  private let text: [UInt8]
  /// What lies before every `step`th byte of the text.
  private let marks: [Mark]
  /// Whether some line ends with a carriage return: only then one has to look for them.
  private let hasReturns: Bool
  /// Number of line ends in the text.
  let lineEndCount: Int

  /// Walks through a text.
  init(_ text: [UInt8]) {
    self.text = text
    let bytes = text.span
    var marks: [Mark] = []
    marks.reserveCapacity(bytes.count / Self.step + 1)
    var mark = Mark()
    marks.append(mark)
    var hasReturns = false
    var start = 0
    while bytes.count - start >= Self.step {
      let block = Self.count(bytes, start..<start + Self.step)
      mark.continuations &+= UInt32(block.continuations)
      if block.hasReturn {
        hasReturns = true
        mark.lineEnds &+= UInt32(Self.lineEnds(in: start..<start + Self.step, of: bytes))
      } else {
        mark.lineEnds &+= UInt32(block.feeds)
      }
      start += Self.step
      marks.append(mark)
    }
    self.marks = marks
    self.hasReturns = hasReturns || bytes.firstIndex(of: 0x0D, from: start) != nil
    lineEndCount = Int(mark.lineEnds) + Self.lineEnds(in: start..<bytes.count, of: bytes)
  }

  /// Number of line ends before an offset of the text.
  func lineEnds(before offset: Int) -> Int {
    let block = offset / Self.step
    let rest = block * Self.step..<offset
    let text = text
    let ends =
      hasReturns
      ? Self.lineEnds(in: rest, of: text.span) : Self.count(text.span, rest).feeds
    return Int(marks[block].lineEnds) + ends
  }

  /// Offset of the last line end before an offset of the text; nil when there is none.
  func lastLineEnd(before offset: Int) -> Int? {
    let block = offset / Self.step
    if let end = lastLineEnd(in: block * Self.step..<offset) { return end }
    let ends = marks[block].lineEnds
    if ends == 0 { return nil }
    // The line end stands between the last mark with fewer and the first with as many.
    var (low, high) = (0, block)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].lineEnds < ends { low = middle } else { high = middle }
    }
    return lastLineEnd(in: low * Self.step..<high * Self.step)
  }

  /// Offset of a line end by its number, from 1 to `lineEndCount`.
  func lineEnd(number: Int) -> Int {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(marks[middle].lineEnds) < number { low = middle } else { high = middle }
    }
    var left = number - Int(marks[low].lineEnds)
    let text = text
    let bytes = text.span
    var index = low * Self.step
    while index < bytes.count {
      if Self.isLineEnd(index, in: bytes) {
        left -= 1
        if left == 0 { break }
      }
      index += 1
    }
    return index
  }

  /// Number of scalars that start in a range of the text.
  func scalars(in range: Range<Int>) -> Int {
    let text = text
    let bytes = text.span
    if range.count <= Self.step { return range.count - bytes.extracting(range).continuationCount }
    /// Bytes before an offset that go on with a scalar.
    func continuations(before offset: Int) -> Int {
      let block = offset / Self.step
      return Int(marks[block].continuations)
        + bytes.extracting(block * Self.step..<offset).continuationCount
    }
    return range.count
      - (continuations(before: range.upperBound) - continuations(before: range.lowerBound))
  }

  /// Offset of the last line end in a range; nil when there is none.
  private func lastLineEnd(in range: Range<Int>) -> Int? {
    let text = text
    let bytes = text.span
    if !hasReturns { return bytes.lastIndex(of: 0x0A, in: range) }
    return range.last { Self.isLineEnd($0, in: bytes) }
  }

  /// Number of line ends in a range.
  private static func lineEnds(in range: Range<Int>, of bytes: Span<UInt8>) -> Int {
    var ends = 0
    for index in range where isLineEnd(index, in: bytes) { ends += 1 }
    return ends
  }

  /// Whether a line ends with a byte: a line feed, or a carriage return before none.
  private static func isLineEnd(_ index: Int, in bytes: Span<UInt8>) -> Bool {
    if bytes[index] == 0x0A { return true }
    return bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
  }

  /// Counts the line feeds of a range of at most `step` bytes and those bytes that go on with a scalar,
  /// and tells whether there is a carriage return.
  private static func count(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (feeds: Int, continuations: Int, hasReturn: Bool) {
    // Of all bytes, those from 0x80 to 0xBF are the lowest signed numbers.
    let lead = SIMD16<Int8>(repeating: -0x40)
    var (feeds, continuations) = (ByteBlock.Bytes(), ByteBlock.Bytes())
    var returns = ByteBlock.nowhere
    // The only check of the bounds.
    let bytes = bytes.extracting(range)
    let range = bytes.indices
    var index = range.lowerBound
    while range.upperBound &- index >= ByteBlock.size {
      let block = ByteBlock.load(bytes, at: index)
      ByteBlock.count(block .== ByteBlock.all(0x0A), in: &feeds)
      ByteBlock.count(SIMD16<Int8>(truncatingIfNeeded: block) .< lead, in: &continuations)
      returns .|= block .== ByteBlock.all(0x0D)
      index &+= ByteBlock.size
    }
    var counts = (
      feeds: ByteBlock.sum(feeds), continuations: ByteBlock.sum(continuations),
      hasReturn: ByteBlock.hasPlace(returns)
    )
    while index < range.upperBound {
      if bytes[index] == 0x0A { counts.feeds &+= 1 }
      if bytes[index] == 0x0D { counts.hasReturn = true }
      if bytes[index] & 0xC0 == 0x80 { counts.continuations &+= 1 }
      index &+= 1
    }
    return counts
  }
}

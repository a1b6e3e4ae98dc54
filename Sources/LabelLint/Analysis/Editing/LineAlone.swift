extension Span<UInt8> {
  /// The line of a range with its end, where nothing but blanks stands beside the range; nil where something does, or no
  /// line ends behind it.
  func lineAlone(around range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, self[start - 1] == 0x20 || self[start - 1] == 0x09 { start -= 1 }
    while end < count, self[end] == 0x20 || self[end] == 0x0D { end += 1 }
    guard start == 0 || self[start - 1] == 0x0A, end < count, self[end] == 0x0A else { return nil }
    return start..<end + 1
  }
}

/// Joins the UTF-16 units that `\uXXXX` escapes of a text stand for.
///
/// The second half of a surrogate pair takes the place of the first one; a half without its other shows
/// as U+FFFD.
struct EscapedUnits {
  /// The first half of a surrogate pair, where it ends in the text and where it begins in the file.
  private var highHalf: (unit: UInt32, end: Int, source: Int)?
  /// Where halves of surrogate pairs stand that have no other half.
  private(set) var loneHalves: [Range<Int>] = []
  /// Whether half a surrogate pair was escaped.
  private(set) var hasSurrogate = false

  /// Appends a unit that a range of the document stands for.
  mutating func append(
    _ unit: UInt32, for range: Range<Int>, to assembler: inout TextAssembler,
    _ file: inout CatalogFile
  ) {
    if let scalar = Unicode.Scalar(unit) {
      assembler.append(decoded: scalar, for: range, to: &file)
      return
    }
    hasSurrogate = true
    if let high = highHalf, high.end == assembler.count(in: file), unit >= 0xDC00,
      let scalar = Unicode.Scalar(0x1_0000 + (high.unit - 0xD800) << 10 + (unit - 0xDC00))
    {
      highHalf = nil
      loneHalves.removeLast()
      assembler.replaceLast(3, with: scalar, for: high.source..<range.upperBound, in: &file)
      return
    }
    assembler.append(decoded: "\u{FFFD}", for: range, to: &file)
    loneHalves.append(range)
    highHalf = unit < 0xDC00 ? (unit, assembler.count(in: file), range.lowerBound) : nil
  }
}

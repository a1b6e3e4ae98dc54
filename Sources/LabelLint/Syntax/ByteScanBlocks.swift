/// What the readers look for sixteen bytes at a time.
extension ByteScan {
  /// A byte in all places of a block.
  @inline(__always)
  private static func all(_ byte: UInt8) -> ByteBlock.Bytes { ByteBlock.all(byte) }

  /// Offset of the first byte in a value of an Android resource, at or behind an offset, that does not
  /// stand for itself; nil where it stands in the last bytes of the span, which make no block.
  ///
  /// That is a quote, apostrophe, backslash, `<`, `&`, `]`, control character, blank before a further
  /// one, or what may begin a blank past ASCII.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: Offset of the first byte to look at.
  ///   - hasPercent: Set when a percent sign stands before the byte that was found or near behind it.
  /// - Returns: The offset.
  @inline(__always)
  static func endOfPlainText(
    _ bytes: Span<UInt8>, from start: Int, hasPercent: inout Bool
  ) -> Int? {
    var percents = ByteBlock.nowhere
    var index = start
    while index &+ ByteBlock.size < bytes.count {
      let block = ByteBlock.load(bytes, at: index)
      let next = ByteBlock.load(bytes, at: index &+ 1)
      percents .|= block .== all(0x25)
      // `"` and `&` differ in one bit, and so do `\` and `]`.
      let signs =
        (block & all(0xFB) .== all(0x22)) .| (block & all(0xFE) .== all(0x5C))
        .| (block .== all(0x27)) .| (block .== all(0x3C)) .| (block .< all(0x20))
      let doubled = (block .== all(0x20)) .& (next .<= all(0x20))
      var found = signs .| doubled
      if !ByteBlock.isASCII(block) {
        // U+1680; U+2000 to U+207F; U+3000 to U+303F.
        found .|= (block .== all(0xE1)) .& (next .== all(0x9A))
        found .|= (block .== all(0xE2)) .& (next & all(0xFE) .== all(0x80))
        found .|= (block .== all(0xE3)) .& (next .== all(0x80))
      }
      let place = ByteBlock.firstPlace(found)
      if place < ByteBlock.size {
        if ByteBlock.hasPlace(percents) { hasPercent = true }
        return index &+ place
      }
      index &+= ByteBlock.size
    }
    return nil
  }

  /// The same for a text in quotes, in which blanks and apostrophes stand for themselves: offset of
  /// the first quote, backslash, `<`, `&`, `]` or CR.
  @inline(__always)
  static func endOfQuotedText(
    _ bytes: Span<UInt8>, from start: Int, hasPercent: inout Bool
  ) -> Int? {
    var percents = ByteBlock.nowhere
    var index = start
    while index &+ ByteBlock.size <= bytes.count {
      let block = ByteBlock.load(bytes, at: index)
      percents .|= block .== all(0x25)
      let found =
        (block & all(0xFB) .== all(0x22)) .| (block & all(0xFE) .== all(0x5C))
        .| (block .== all(0x3C)) .| (block .== all(0x0D))
      let place = ByteBlock.firstPlace(found)
      if place < ByteBlock.size {
        if ByteBlock.hasPlace(percents) { hasPercent = true }
        return index &+ place
      }
      index &+= ByteBlock.size
    }
    return nil
  }
}

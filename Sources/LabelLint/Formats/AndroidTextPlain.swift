extension AndroidText {
  /// The part of a text without tags and references that users see, if it stands there as it is.
  ///
  /// - Parameters:
  ///   - content: The text between the tags.
  ///   - text: The document.
  ///   - hasPercent: Set to whether a percent sign stands in the text.
  /// - Returns: The text without outer blanks or the quotes around it; nil when it has escapes,
  ///   other quotes or runs of blanks.
  static func plain(
    _ content: Range<Int>, in text: Span<UInt8>, hasPercent: inout Bool
  ) -> Range<Int>? {
    var index = content.lowerBound
    let end = min(content.upperBound, text.count)
    while index < end, ByteScan.isBlank(ByteScan.byte(text, at: index)) { index &+= 1 }
    let start = index
    if index < end, ByteScan.byte(text, at: index) == 0x22 {
      hasPercent = true
      return quoted(start &+ 1..<end, in: text)
    }
    while index < end {
      let byte = ByteScan.byte(text, at: index)
      if TextBytes.isPlain(byte) {
        if byte == 0x25 { hasPercent = true }
        index &+= 1
      } else if ByteScan.isBlank(byte) {
        let next = index &+ 1
        guard byte == 0x20, next < end, !ByteScan.isBlank(ByteScan.byte(text, at: next)) else {
          // Blanks that go on to the end are trimmed, others become one.
          var last = next
          while last < end, ByteScan.isBlank(ByteScan.byte(text, at: last)) { last &+= 1 }
          return last == end ? start..<index : nil
        }
        index = next
      } else if byte >= 0xE1, !TextBytes.isWideBlank(text, at: index) {
        index &+= 3
      } else {
        return nil
      }
    }
    return start..<min(index, end)
  }

  /// The text behind a quote, up to the one that closes it, if nothing else needs decoding.
  private static func quoted(_ rest: Range<Int>, in text: Span<UInt8>) -> Range<Int>? {
    var index = rest.lowerBound
    while index < rest.upperBound {
      switch ByteScan.byte(text, at: index) {
      case 0x22:
        let end = ByteScan.firstNonBlank(text, from: index &+ 1)
        return end >= rest.upperBound ? rest.lowerBound..<index : nil
      case 0x5C, 0x0D: return nil
      default: index &+= 1
      }
    }
    return nil
  }
}

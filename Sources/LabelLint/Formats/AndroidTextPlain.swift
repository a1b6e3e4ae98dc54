extension AndroidText {
  /// The part of a text without tags and references that users see, if it stands there as it is.
  ///
  /// - Parameters:
  ///   - content: The text between the tags.
  ///   - text: The document.
  /// - Returns: The text without outer blanks; nil when it has escapes, quotes or runs of blanks.
  static func plain(_ content: Range<Int>, in text: Span<UInt8>) -> Range<Int>? {
    var index = content.lowerBound
    let end = min(content.upperBound, text.count)
    while index < end, ByteScan.isBlank(ByteScan.byte(text, at: index)) { index &+= 1 }
    let start = index
    while index < end {
      let byte = ByteScan.byte(text, at: index)
      if TextBytes.isPlain(byte) {
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
}

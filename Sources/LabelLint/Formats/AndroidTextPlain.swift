extension AndroidText {
  /// The part of a text without tags and references that users see, if it stands there as it is.
  ///
  /// - Parameters:
  ///   - content: The text between the tags.
  ///   - text: The document.
  ///   - hasPercent: Set when a percent sign stands in the text.
  /// - Returns: The text without outer blanks or the quotes around it; nil when it has escapes,
  ///   other quotes or runs of blanks.
  static func plain(
    _ content: Range<Int>, in text: Span<UInt8>, hasPercent: inout Bool
  ) -> Range<Int>? {
    let text = text.extracting(0..<min(content.upperBound, text.count))
    let start = ByteScan.firstNonBlank(text, from: content.lowerBound)
    if start < text.count, ByteScan.byte(text, at: start) == 0x22 {
      hasPercent = true
      return quoted(from: start &+ 1, in: text)
    }
    var index = start
    while true {
      index = firstSpecial(in: text, from: index, hasPercent: &hasPercent)
      guard index < text.count else { return start..<text.count }
      let byte = ByteScan.byte(text, at: index)
      if byte >= 0xE0 {
        if TextBytes.isWideBlank(text, at: index) { return nil }
        index &+= 1
      } else if byte == 0x20, index &+ 1 < text.count,
        !ByteScan.isBlank(ByteScan.byte(text, at: index &+ 1))
      {
        index &+= 1
      } else {
        // Blanks that go on to the end are trimmed, others become one.
        guard ByteScan.isBlank(byte) else { return nil }
        return ByteScan.firstNonBlank(text, from: index) == text.count ? start..<index : nil
      }
    }
  }

  /// Offset of the first blank, quote, apostrophe, backslash, or first byte of what may be a wide
  /// blank; the count of the span when there is none.
  private static func firstSpecial(
    in text: Span<UInt8>, from start: Int, hasPercent: inout Bool
  ) -> Int {
    var percent: UInt64 = 0
    let index = ByteScan.first(
      in: text, from: start,
      mask: { word in
        percent |= ByteScan.places(of: 0x25, in: word)
        return ByteScan.places(below: 0x21, in: word) | ByteScan.places(of: 0x22, in: word)
          | ByteScan.places(of: 0x27, in: word) | ByteScan.places(of: 0x5C, in: word)
          | ByteScan.places(of: 0xE0, in: word & ByteScan.repeated(0xFC))
      },
      test: { byte in
        if byte == 0x25 { percent = 1 }
        return byte <= 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x5C || byte & 0xFC == 0xE0
      })
    if percent != 0 { hasPercent = true }
    return index
  }

  /// The text behind a quote, up to the one that closes it, if nothing else needs decoding.
  private static func quoted(from start: Int, in text: Span<UInt8>) -> Range<Int>? {
    let index = ByteScan.first(
      in: text, from: start,
      mask: {
        ByteScan.places(of: 0x22, in: $0) | ByteScan.places(of: 0x5C, in: $0)
          | ByteScan.places(of: 0x0D, in: $0)
      },
      test: { $0 == 0x22 || $0 == 0x5C || $0 == 0x0D })
    guard index < text.count, ByteScan.byte(text, at: index) == 0x22,
      ByteScan.firstNonBlank(text, from: index &+ 1) == text.count
    else { return nil }
    return start..<index
  }
}

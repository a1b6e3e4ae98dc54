/// Capitals that meet.
extension TextSignScan {
  /// Whether some of the places that a block marks, counted from an offset, are not closed.
  static func mayRun(
    _ marks: ByteBlock.Bytes, _ base: Int, _ text: Span<UInt8>, _ scalars: Span<UInt16>
  ) -> Bool {
    let words = ByteBlock.words(marks)
    return mayRun(words.first, base, text, scalars)
      || mayRun(words.second, base &+ 8, text, scalars)
  }

  /// The same for the places that a word marks.
  @inline(__always)
  static func mayRun(
    _ marks: UInt64, _ base: Int, _ text: Span<UInt8>, _ scalars: Span<UInt16>
  ) -> Bool {
    var marks = marks
    while marks != 0 {
      if !isClosed(text, at: base &+ marks.trailingZeroBitCount &>> 3, scalars) { return true }
      marks &= marks &- 1
    }
    return false
  }

  /// Whether a word of capitals ends in front of an offset: at a small letter, a blank, the end of the
  /// text; false in doubt.
  static func isClosed(_ text: Span<UInt8>, at index: Int, _ scalars: Span<UInt16>) -> Bool {
    guard index < text.count else { return true }
    let lead = text[index]
    if lead < 0x80 { return lead <= 0x20 || lead &- 0x61 < 26 }
    guard lead >= 0xC2, lead < 0xE0, index &+ 1 < text.count else { return false }
    let shown = scalars[Int(lead & 0x1F) &<< 6 | Int(text[index &+ 1] & 0x3F)]
    return shown & 1 << TextSigns.lowerBit != 0
  }

  /// Number of places from an offset on where a capital follows one with nothing but marks between.
  ///
  /// Counted once where they follow one another directly; no further than `CapitalScan.fewestRuns`, as
  /// nobody asks for more.
  static func runs(
    in text: Span<UInt8>, from start: Int, _ bytes: ByteTable.Entries, _ scalars: Span<UInt16>
  ) -> Int {
    var runs = 0
    var (isAfterUpper, isInRun) = (false, false)
    var index = start
    while index < text.count {
      if !isAfterUpper {
        // Nothing but a capital changes what is known: small letters, blanks and marks are passed over
        // eight at a time.
        index = text.first(from: index, mayBeUpper)
        if index == text.count { break }
      }
      let byte = text[index]
      var shown: UInt16 = 0
      if byte < 0x80 {
        index &+= 1
        if ASCII.isLetter(byte) {
          shown = byte & 0x20 == 0 ? 1 << TextSigns.upperBit : 1 << TextSigns.lowerBit
        } else if byte <= 0x20 {
          isAfterUpper = false
        }
      } else if byte >= 0xC2, byte < 0xE0, index &+ 1 < text.count {
        shown = scalars[Int(byte & 0x1F) &<< 6 | Int(text[index &+ 1] & 0x3F)]
        index &+= 2
      } else if bytes[byte] & TextSigns.startsCaseless != 0 {
        index &+= 3
      } else {
        let (scalar, length) = text.scalarOrReplacement(at: index)
        index &+= length
        shown = scalar.value < 0x3000 ? scalars[Int(scalar.value)] : TextSigns.shown(by: scalar)
      }
      if shown & 1 << TextSigns.upperBit != 0 {
        if isAfterUpper, !isInRun {
          runs += 1
          if runs == CapitalScan.fewestRuns { break }
        }
        (isInRun, isAfterUpper) = (isAfterUpper, true)
      } else {
        isInRun = false
        if shown & 1 << TextSigns.lowerBit != 0 { isAfterUpper = false }
      }
    }
    return runs
  }

  /// Marks the capitals of ASCII in a word, and all bytes beyond ASCII.
  @inline(__always)
  static func mayBeUpper(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let seven = word & ~tops
    // The highest bit of a byte from `A` on, and of one behind `Z`.
    let fromA = seven &+ ones &* 0x3F
    let behindZ = seven &+ ones &* 0x25
    return (fromA & ~behindZ | word) & tops
  }
}

/// The innermost loops over old-style property lists.
enum StringsScanner {
  /// Offset of the first of two bytes in a range; an offset at or behind the range's end when neither
  /// is there.
  @inline(__always)
  static func first(
    _ byte: UInt8, or other: UInt8, in text: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var index = start
    while index &+ 8 <= end {
      let word = ByteScan.word(text, at: index)
      let found = ByteScan.places(of: byte, in: word) | ByteScan.places(of: other, in: word)
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < end {
      let next = ByteScan.byte(text, at: index)
      if next == byte || next == other { return index }
      index &+= 1
    }
    return index
  }

  /// Whether a byte may stand in a string without quotes.
  @inline(__always)
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true  // - . / 0 … 9 :
    default: false
    }
  }

  /// Whether U+2028 or U+2029 stands at an offset; both are blanks and end a `//` comment.
  @inline(__always)
  static func isSeparator(in text: Span<UInt8>, at index: Int, to end: Int) -> Bool {
    index &+ 2 < end && text[index] == 0xE2 && text[index + 1] == 0x80
      && text[index + 2] & 0xFE == 0xA8
  }
}

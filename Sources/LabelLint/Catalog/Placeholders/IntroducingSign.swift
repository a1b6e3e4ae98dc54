/// A sign that placeholders begin or end with, of any width or script.
enum IntroducingSign: Int, CaseIterable {
  case percent
  case dollar
  case openingBrace
  case closingBrace

  /// Each sign's spellings in UTF-8: of ASCII, full-width and small, and the Arabic percent sign (Unicode, names
  /// with PERCENT SIGN, DOLLAR SIGN and CURLY BRACKET).
  private var spellings: [[UInt8]] {
    switch self {
    case .percent: [[0x25], [0xEF, 0xBC, 0x85], [0xEF, 0xB9, 0xAA], [0xD9, 0xAA]]
    case .dollar: [[0x24], [0xEF, 0xBC, 0x84], [0xEF, 0xB9, 0xA9]]
    case .openingBrace: [[0x7B], [0xEF, 0xBD, 0x9B], [0xEF, 0xB9, 0x9B]]
    case .closingBrace: [[0x7D], [0xEF, 0xBD, 0x9D], [0xEF, 0xB9, 0x9C]]
    }
  }

  /// Length in bytes of the sign at an offset; 0 when it does not stand there.
  func length(at index: Int, in text: borrowing Span<UInt8>) -> Int {
    guard index >= 0, index < text.count, Self.mayBegin(text[index]) else { return 0 }
    for spelling in spellings where index + spelling.count <= text.count {
      if text.extracting(index..<index + spelling.count).hasSameBytes(as: spelling.span) {
        return spelling.count
      }
    }
    return 0
  }

  /// Length in bytes of the sign that ends at an offset; 0 when none does.
  func length(endingAt end: Int, in text: borrowing Span<UInt8>) -> Int {
    for length in 1...3 where length <= end && self.length(at: end - length, in: text) == length {
      return length
    }
    return 0
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x24, 0x25, 0x7B, 0x7D, 0xD9, 0xEF: true
    default: false
    }
  }

  /// The sign at an offset.
  static func sign(at index: Int, in text: borrowing Span<UInt8>) -> Self? {
    for sign in allCases where sign.length(at: index, in: text) > 0 { return sign }
    return nil
  }

  /// How often each sign stands in a text as nothing but itself: outside of what is read there.
  static func counts(
    in text: borrowing Span<UInt8>, outside scanner: borrowing PlaceholderScanner
  ) -> [Int] {
    var counts = Array(repeating: 0, count: allCases.count)
    let read = scanner.readRanges
    for index in text.indices {
      guard let sign = sign(at: index, in: text), !read.contain(index..<index + 1) else { continue }
      counts[sign.rawValue] += 1
    }
    return counts
  }

  /// How often the sign stands in a text as nothing but itself.
  func count(
    in text: borrowing Span<UInt8>, outside scanner: borrowing PlaceholderScanner
  ) -> Int {
    Self.counts(in: text, outside: scanner)[rawValue]
  }

  /// The signs that stand right before and behind a range, blanks and brackets aside, as nothing but themselves.
  static func beside(
    _ range: Range<Int>, in text: borrowing Span<UInt8>,
    outside scanner: borrowing PlaceholderScanner
  ) -> [Self] {
    let read = scanner.readRanges
    var found: [Self] = []
    var start = range.lowerBound
    while start > 0, isPassed(text[start - 1]) { start -= 1 }
    for sign in allCases {
      let length = sign.length(endingAt: start, in: text)
      if length > 0, !read.contain(start - length..<start) { found.append(sign) }
    }
    var end = range.upperBound
    while end < text.count, isPassed(text[end]) { end += 1 }
    if let sign = sign(at: end, in: text), !read.contain(end..<end + 1) { found.append(sign) }
    return found
  }

  private static func isPassed(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }
}

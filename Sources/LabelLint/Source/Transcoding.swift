/// Stored bytes to UTF-8, for the encodings that catalogs are met in.
enum Transcoding {
  /// The text as UTF-8, and the offset in it of the first character that could not be decoded.
  ///
  /// What cannot be decoded becomes U+FFFD and decoding goes on.
  static func utf8(
    from bytes: Span<UInt8>, _ encoding: TextEncoding, skipping markLength: Int
  ) -> (text: [UInt8], invalidOffset: Int?) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var invalid: Int?
    var index = markLength
    while index < bytes.count {
      let (scalar, length) = decode(bytes, at: index, encoding)
      if scalar == nil, invalid == nil { invalid = text.count }
      append(scalar ?? "\u{FFFD}", to: &text)
      index += length
    }
    return (text, invalid)
  }

  /// Appends one scalar as UTF-8.
  static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if scalar.value < 0x80 {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      text.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrappedOrReplacement)
    }
  }

  private static func decode(
    _ bytes: Span<UInt8>, at index: Int, _ encoding: TextEncoding
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      return decodeUTF16(bytes, at: index, bigEndian: encoding == .utf16BigEndian)
    case .utf32LittleEndian, .utf32BigEndian:
      guard index + 4 <= bytes.count else { return (nil, bytes.count - index) }
      let order = encoding == .utf32BigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]
      var value: UInt32 = 0
      for (offset, shift) in order.enumerated() { value |= UInt32(bytes[index + offset]) << shift }
      return (Unicode.Scalar(value), 4)
    case .windows1252 where (0x80...0x9F).contains(bytes[index]):
      return (windows1252[Int(bytes[index]) - 0x80], 1)
    default:
      return (Unicode.Scalar(bytes[index]), 1)
    }
  }

  private static func decodeUTF16(
    _ bytes: Span<UInt8>, at index: Int, bigEndian: Bool
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    func unit(_ at: Int) -> UInt32? {
      guard at + 2 <= bytes.count else { return nil }
      let (first, second) = (UInt32(bytes[at]), UInt32(bytes[at + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    guard let high = unit(index) else { return (nil, bytes.count - index) }
    guard (0xD800...0xDFFF).contains(high) else { return (Unicode.Scalar(high), 2) }
    guard high < 0xDC00, let low = unit(index + 2), (0xDC00...0xDFFF).contains(low) else {
      return (nil, 2)
    }
    return (Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)), 4)
  }

  /// The byte of a scalar in code page 1252; nil where it has none.
  static func windows1252Byte(of scalar: Unicode.Scalar) -> UInt8? {
    if let index = windows1252.firstIndex(of: scalar) {
      return UInt8(truncatingIfNeeded: 0x80 + index)
    }
    guard let byte = UInt8(exactly: scalar.value), !(0x80...0x9F).contains(byte) else { return nil }
    return byte
  }

  /// The scalars of bytes 0x80 to 0x9F in code page 1252 (unicode.org, MAPPINGS/VENDORS/MICSFT).
  ///
  /// The five bytes that the page leaves open map to the control of their number, as the web's
  /// Encoding Standard has it.
  private static let windows1252: [Unicode.Scalar] = Array(
    ("\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}"
      + "\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{17D}\u{8F}"
      + "\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
      + "\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}").unicodeScalars)
}

extension Optional where Wrapped == UTF8.EncodedScalar {
  /// The bytes of a scalar; every scalar has some, so the replacement is never met.
  fileprivate var unsafelyUnwrappedOrReplacement: UTF8.EncodedScalar {
    self ?? UTF8.encodedReplacementCharacter
  }
}

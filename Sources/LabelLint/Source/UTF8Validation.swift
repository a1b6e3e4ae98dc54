/// Well-formedness of UTF-8 (Unicode 15, table 3-7), eight ASCII bytes at a time.
enum UTF8Validation {
  /// Offset of the first byte that does not belong to a well-formed sequence; nil when all do.
  static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    var index = 0
    while index < count {
      while index + 8 <= count {
        let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      guard index < count else { break }
      let length = sequenceLength(at: index, in: bytes)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// Length in bytes of the well-formed sequence at an offset; 0 when there is none.
  static func sequenceLength(at index: Int, in bytes: Span<UInt8>) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch lead {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}

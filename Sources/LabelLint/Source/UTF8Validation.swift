/// Well-formedness of UTF-8 (Unicode 15, table 3-7), eight ASCII bytes at a time.
enum UTF8Validation {
  /// Offset of the first byte that does not belong to a well-formed sequence; nil when all do.
  static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    let highBits: UInt64 = 0x8080_8080_8080_8080
    var index = 0
    while index < count {
      while index + 8 <= count {
        let raw = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        let marks = UInt64(littleEndian: raw) & highBits
        if marks != 0 {
          index += marks.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
      // Behind one sequence past ASCII another is likely; an ASCII byte leads back to words.
      while index < count {
        let lead = unsafe bytes[unchecked: index]
        if lead < 0x80 {
          index += 1
          break
        }
        let length = fastSequenceLength(at: index, lead: lead, in: bytes)
        if length == 0 { return index }
        index += length
      }
    }
    return nil
  }

  /// The same as `sequenceLength` for a lead byte past ASCII, with one load for the sequences of two
  /// and three bytes that most text is made of.
  @inline(__always)
  private static func fastSequenceLength(
    at index: Int, lead: UInt8, in bytes: Span<UInt8>
  ) -> Int {
    if index + 4 <= bytes.count {
      let raw = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self)
      let word = UInt32(littleEndian: raw)
      // Lead bytes 0xE1 to 0xEF but 0xED, and two continuations.
      if word & 0x00C0_C0F0 == 0x0080_80E0, lead != 0xE0, lead != 0xED { return 3 }
      if word & 0x0000_C0E0 == 0x0000_80C0, lead >= 0xC2 { return 2 }
    }
    return sequenceLength(at: index, in: bytes)
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

/// Well-formedness of UTF-8 (Unicode 15, table 3-7), eight ASCII bytes at a time.
enum UTF8Validation {
  /// Offset of the first byte that does not belong to a well-formed sequence; nil when all do.
  static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    var index = 0
    while index < count {
      while index &+ 8 <= count {
        let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
        if high != 0 {
          index &+= high.trailingZeroBitCount / 8
          break
        }
        index &+= 8
      }
      // Scripts past ASCII come in runs: stay with them while they last.
      while index &+ 4 <= count {
        let word = unsafe UInt32(
          littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self))
        if word & 0xC0E0_C0E0 == 0x80C0_80C0, word & 0x1E != 0, word & 0x1E_0000 != 0 {
          index &+= 4
        } else if word & 0xC0E0 == 0x80C0, word & 0x1E != 0 {
          index &+= 2
        } else if word & 0xC0_C0F0 == 0x80_80E0, word & 0x200F != 0, word & 0x200F != 0x200D {
          index &+= 3
        } else if word & 0x80 == 0 {
          index &+= 1
          if word & 0x8080 == 0 { break }
        } else {
          let length = sequenceLength(at: index, in: bytes)
          if length == 0 { return index }
          index &+= length
        }
      }
      if index &+ 4 > count {
        while index < count {
          let length = sequenceLength(at: index, in: bytes)
          if length == 0 { return index }
          index &+= length
        }
      }
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

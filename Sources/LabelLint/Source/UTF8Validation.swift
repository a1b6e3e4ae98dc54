/// Well-formedness of UTF-8 (Unicode 15, table 3-7), sixteen bytes at a time.
enum UTF8Validation {
  /// Offset of the first byte that does not belong to a well-formed sequence; nil when all do.
  static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    var index = 0
    // Whether a sequence ends before `index`, for certain.
    var isFresh = true
    while index &+ 16 <= count {
      if isASCII(at: index, in: bytes) {
        if !isFresh, isOpen(before: index, in: bytes) { break }
        isFresh = true
        index &+= 16
        // Markup comes in longer runs.
        while index &+ 32 <= count, isASCII(at: index, in: bytes),
          isASCII(at: index &+ 16, in: bytes)
        {
          index &+= 32
        }
        continue
      }
      if index >= 3 {
        if hasFault(at: index, in: bytes) { break }
        isFresh = false
        index &+= 16
      } else {
        // Blocks are judged by what stands before them.
        let length = sequenceLength(at: index, in: bytes)
        if length == 0 { return index }
        index &+= length
      }
    }
    // What makes no block, or has a fault, is read sequence by sequence, the one that it may begin in
    // the middle of first.
    var start = index
    while start > 0, index &- start < 3, bytes[start &- 1] & 0xC0 == 0x80 { start &-= 1 }
    if start > 0, bytes[start &- 1] >= 0xC0 { index = start &- 1 }
    while index < count {
      let length = sequenceLength(at: index, in: bytes)
      if length == 0 { return index }
      index &+= length
    }
    return nil
  }

  /// Whether sixteen bytes are ASCII; the caller has checked that they exist.
  @inline(__always)
  private static func isASCII(at index: Int, in bytes: Span<UInt8>) -> Bool {
    let first = unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index, as: UInt64.self)
    let second = unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &+ 8, as: UInt64.self)
    return (first | second) & 0x8080_8080_8080_8080 == 0
  }

  /// Whether a sequence goes on behind the last of at least three bytes.
  @inline(__always)
  private static func isOpen(before index: Int, in bytes: Span<UInt8>) -> Bool {
    bytes[index &- 1] >= 0xC0 || bytes[index &- 2] >= 0xE0 || bytes[index &- 3] >= 0xF0
  }

  /// Whether some of sixteen bytes cannot stand behind the three before it, where those are judged
  /// already; the caller has checked that all exist.
  @inline(__always)
  private static func hasFault(at index: Int, in bytes: Span<UInt8>) -> Bool {
    func all(_ byte: UInt8) -> ByteBlock.Bytes { ByteBlock.all(byte) }
    let (own, before) = (ByteBlock.load(bytes, at: index), ByteBlock.load(bytes, at: index &- 1))
    let second = ByteBlock.load(bytes, at: index &- 2)
    let third = ByteBlock.load(bytes, at: index &- 3)
    let continues = own & all(0xC0) .== all(0x80)
    // Behind a lead byte, as many as its sequence has.
    let isAwaited =
      (before .>= all(0xC0)) .| (second .>= all(0xE0)) .| (third .>= all(0xF0))
    // Bytes that no sequence has; and sequences too long, of surrogates, or past U+10FFFF.
    let isNone = (own .>= all(0xF5)) .| (own & all(0xFE) .== all(0xC0))
    let isLow =
      ((before .== all(0xE0)) .& (own .< all(0xA0)))
      .| ((before .== all(0xF0)) .& (own .< all(0x90)))
    let isHigh =
      ((before .== all(0xED)) .& (own .>= all(0xA0)))
      .| ((before .== all(0xF4)) .& (own .>= all(0x90)))
    return ByteBlock.hasPlace((continues .^ isAwaited) .| isNone .| isLow .| isHigh)
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

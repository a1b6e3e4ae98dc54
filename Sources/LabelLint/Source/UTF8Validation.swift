/// Well-formedness of UTF-8 (Unicode 15, table 3-7), sixteen bytes at a time.
enum UTF8Validation {
  /// Offset of the first byte that does not belong to a well-formed sequence; nil when all do.
  static func firstInvalid(in bytes: Span<UInt8>) -> Int? { look(at: bytes).invalid }

  /// Looks at all bytes of a text once.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: Offset of the first byte that does not belong to a well-formed sequence, nil when all do;
  ///   and whether there is surely no control character but line feeds, nor U+FFFE or U+FFFF.
  static func look(at bytes: Span<UInt8>) -> (invalid: Int?, isQuiet: Bool) {
    let count = bytes.count
    var index = 0
    // Whether a sequence ends before `index`, for certain.
    var isFresh = true
    var controls = Controls()
    while index &+ 16 <= count {
      let block = ByteBlock.load(bytes, at: index)
      if ByteBlock.isASCII(block) {
        if !isFresh, isOpen(before: index, in: bytes) { break }
        isFresh = true
        controls.add(block)
        index &+= 16
        // Markup comes in longer runs.
        while index &+ 32 <= count {
          let (first, second) = (
            ByteBlock.load(bytes, at: index), ByteBlock.load(bytes, at: index &+ 16)
          )
          guard ByteBlock.isASCII(first | second) else { break }
          controls.add(first)
          controls.add(second)
          index &+= 32
        }
        continue
      }
      // Blocks are judged by what stands before them.
      if index < 3 {
        let length = sequenceLength(at: index, in: bytes)
        if length == 0 { return (index, false) }
        controls.add(bytes, at: index)
        index &+= length
        continue
      }
      if hasFault(block, at: index, in: bytes) { break }
      controls.add(block, before: ByteBlock.load(bytes, at: index &- 1))
      isFresh = false
      index &+= 16
    }
    // What makes no block, or has a fault, is read sequence by sequence, the one that it may begin in
    // the middle of first.
    var start = index
    while start > 0, index &- start < 3, bytes[start &- 1] & 0xC0 == 0x80 { start &-= 1 }
    if start > 0, bytes[start &- 1] >= 0xC0 { index = start &- 1 }
    while index < count {
      let length = sequenceLength(at: index, in: bytes)
      if length == 0 { return (index, false) }
      controls.add(bytes, at: index)
      index &+= length
    }
    return (nil, !controls.isFound)
  }

  /// Collects whether any byte is a control character but a line feed, or two may be those of U+FFFE or
  /// U+FFFF, whose first ones are 0xEF and 0xBF.
  private struct Controls {
    /// The least number that any byte has in its lane, those of line feeds taken for the highest.
    private var lowest = ByteBlock.all(0xFF)
    /// Where 0xBF stands behind 0xEF.
    private var marks = ByteBlock.nowhere
    /// Whether one was found outside blocks.
    private var isInRest = false

    /// Looks at a block.
    ///
    /// Line feeds become zero, then 0xFF, other control characters less than 0x1F, and what lies above them
    /// stays there.
    @inline(__always)
    mutating func add(_ block: ByteBlock.Bytes) {
      let shifted = (block ^ ByteBlock.all(0x0A)) &- ByteBlock.all(1)
      lowest.replace(with: shifted, where: shifted .< lowest)
    }

    /// Looks at a block that is not all ASCII, with the one that begins a byte before it.
    @inline(__always)
    mutating func add(_ block: ByteBlock.Bytes, before: ByteBlock.Bytes) {
      add(block)
      marks .|= (before .== ByteBlock.all(0xEF)) .& (block .== ByteBlock.all(0xBF))
    }

    /// Looks at a sequence by itself.
    @inline(__always)
    mutating func add(_ bytes: Span<UInt8>, at index: Int) {
      let byte = bytes[index]
      if byte < 0x20, byte != 0x0A { isInRest = true }
      if byte == 0xEF, bytes[index &+ 1] == 0xBF { isInRest = true }
    }

    /// Whether any was found.
    var isFound: Bool {
      isInRest || ByteBlock.hasPlace(marks .| (lowest .< ByteBlock.all(0x1F)))
    }
  }

  /// Whether a sequence goes on behind the last of at least three bytes.
  @inline(__always)
  private static func isOpen(before index: Int, in bytes: Span<UInt8>) -> Bool {
    bytes[index &- 1] >= 0xC0 || bytes[index &- 2] >= 0xE0 || bytes[index &- 3] >= 0xF0
  }

  /// Whether some of sixteen bytes cannot stand behind the three before it, where those are judged
  /// already; the caller has checked that all exist.
  ///
  /// A byte that no sequence has, as the last of the block, is found from what follows: it is open.
  @inline(__always)
  private static func hasFault(
    _ own: ByteBlock.Bytes, at index: Int, in bytes: Span<UInt8>
  ) -> Bool {
    func all(_ byte: UInt8) -> ByteBlock.Bytes { ByteBlock.all(byte) }
    let before = ByteBlock.load(bytes, at: index &- 1)
    let second = ByteBlock.load(bytes, at: index &- 2)
    let third = ByteBlock.load(bytes, at: index &- 3)
    let continues = ByteBlock.signed(own) .< ByteBlock.inner
    // Behind a lead byte, as many as its sequence has.
    let isAwaited =
      (before .>= all(0xC0)) .| (second .>= all(0xE0)) .| (third .>= all(0xF0))
    // Sequences of three bytes that are too long.
    let isLow = (before .== all(0xE0)) .& (own .< all(0xA0))
    let isWrong = (continues .^ isAwaited) .| isLow
    // Few texts have other lead bytes that not every byte may follow.
    let isRare =
      (before .>= all(0xF0)) .| (before & all(0xFE) .== all(0xC0)) .| (before .== all(0xED))
    guard ByteBlock.hasPlace(isWrong .| isRare) else { return false }
    return ByteBlock.hasPlace(isWrong) || hasRareFault(own, before)
  }

  /// Whether there is a byte that no sequence has, or a sequence too long, of surrogates, or past U+10FFFF.
  @inline(never)
  private static func hasRareFault(_ own: ByteBlock.Bytes, _ before: ByteBlock.Bytes) -> Bool {
    func all(_ byte: UInt8) -> ByteBlock.Bytes { ByteBlock.all(byte) }
    let isNone = (before .>= all(0xF5)) .| (before & all(0xFE) .== all(0xC0))
    let isLow = (before .== all(0xF0)) .& (own .< all(0x90))
    let isHigh =
      ((before .== all(0xED)) .& (own .>= all(0xA0)))
      .| ((before .== all(0xF4)) .& (own .>= all(0x90)))
    return ByteBlock.hasPlace(isNone .| isLow .| isHigh)
  }

  /// Length in bytes of the well-formed sequence at an offset; 0 when there is none.
  static func sequenceLength(at index: Int, in bytes: Span<UInt8>) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    guard let shape = shape(ofLead: lead), index + shape.length <= bytes.count,
      shape.second.contains(bytes[index + 1])
    else { return 0 }
    for offset in 2..<shape.length where !(0x80...0xBF).contains(bytes[index + offset]) {
      return 0
    }
    return shape.length
  }

  /// Length in bytes of the sequences with a lead byte, and the second bytes that they have (The Unicode Standard,
  /// table 3-7); nil for a byte that leads none.
  private static func shape(ofLead lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}

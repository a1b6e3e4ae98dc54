/// Sixteen bytes at a time, for the innermost loops over whole files and values.
///
/// Lanes of a mask are all ones where something was found, else zero.
enum ByteBlock {
  /// The bytes of a block.
  typealias Bytes = SIMD16<UInt8>
  /// Where in a block something was found.
  typealias Mask = SIMDMask<SIMD16<Int8>>

  /// Number of bytes of a block.
  static var size: Int { 16 }
  /// No place at all.
  static var nowhere: Mask { Mask(repeating: false) }

  /// The block at an offset; the caller has checked that it exists.
  @inline(__always)
  static func load(_ bytes: Span<UInt8>, at offset: Int) -> Bytes {
    unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Bytes.self)
  }

  /// A byte in all places of a block.
  @inline(__always)
  static func all(_ byte: UInt8) -> Bytes { Bytes(repeating: byte) }

  /// Whether all bytes of a block are ASCII.
  @inline(__always)
  static func isASCII(_ block: Bytes) -> Bool {
    let halves = unsafe unsafeBitCast(block, to: SIMD2<UInt64>.self)
    return (halves[0] | halves[1]) & 0x8080_8080_8080_8080 == 0
  }

  /// The first place that a mask tells; the size of a block for none.
  @inline(__always)
  static func firstPlace(_ mask: Mask) -> Int {
    let halves = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return halves[0].littleEndian.trailingZeroBitCount / 8 }
    if halves[1] != 0 { return 8 &+ halves[1].littleEndian.trailingZeroBitCount / 8 }
    return size
  }

  /// Whether a mask tells any place.
  @inline(__always)
  static func hasPlace(_ mask: Mask) -> Bool {
    let halves = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  /// A block as signed numbers.
  @inline(__always)
  static func signed(_ block: Bytes) -> SIMD16<Int8> {
    unsafe unsafeBitCast(block, to: SIMD16<Int8>.self)
  }

  /// What is above all signed bytes that go on with a character of UTF-8, and no other.
  static var inner: SIMD16<Int8> { SIMD16<Int8>(repeating: -0x40) }

  /// Adds one to each lane that a mask tells; lanes count to 255.
  @inline(__always)
  static func count(_ mask: Mask, in lanes: inout Bytes) {
    // All ones are minus one.
    lanes &-= unsafe unsafeBitCast(mask, to: Bytes.self)
  }

  /// The sum of all lanes.
  @inline(__always)
  static func sum(_ lanes: Bytes) -> Int {
    let halves = unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    let evens: UInt64 = 0x00FF_00FF_00FF_00FF
    // Four sums of four lanes each, which the product adds up in its highest 16 bits.
    let sums =
      (halves[0] & evens) &+ (halves[0] &>> 8 & evens) &+ (halves[1] & evens)
      &+ (halves[1] &>> 8 & evens)
    return Int(truncatingIfNeeded: (sums &* 0x0001_0001_0001_0001) &>> 48)
  }
}

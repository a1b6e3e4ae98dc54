/// Finds the places where one of a few pairs of bytes stands, sixteen at a time: what is looked for
/// word by word is there nowhere else.
struct PairSearch: Sendable {
  /// Most pairs of one search.
  static let mostPairs = 7

  /// The first and the second byte of a pair, each in all places of a word.
  private struct Pair {
    let first: SIMD16<UInt8>
    let second: SIMD16<UInt8>

    init(_ first: UInt8, _ second: UInt8) {
      self.first = SIMD16(repeating: first)
      self.second = SIMD16(repeating: second)
    }

    /// All ones where the pair stands.
    @inline(__always)
    func places(_ bytes: SIMD16<UInt8>, _ next: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
      (bytes .== first) .& (next .== second)
    }
  }

  // Not an array: the loop below keeps them in registers.
  private let pairs: (Pair, Pair, Pair, Pair, Pair, Pair, Pair)

  /// A search for the pairs that a text lists with blanks between; at most seven.
  init(_ list: StaticString) {
    var pairs = [Pair](repeating: Pair(0, 0), count: Self.mostPairs)
    let bytes = Array(list.description.utf8)
    for number in 0..<Self.mostPairs {
      // One that is missing is the first once more.
      let start = number * 3 + 1 < bytes.count ? number * 3 : 0
      guard start + 1 < bytes.count else { continue }
      pairs[number] = Pair(bytes[start], bytes[start + 1])
    }
    self.pairs = (pairs[0], pairs[1], pairs[2], pairs[3], pairs[4], pairs[5], pairs[6])
  }

  /// Offset of the first pair at or behind an offset that a closure accepts; nil without one.
  @inline(__always)
  func first(
    in text: Span<UInt8>, from offset: Int = 0, where isWanted: (Int) -> Bool
  ) -> Int? {
    var index = offset
    while index &+ 17 <= text.count {
      let bytes = unsafe text.bytes.unsafeLoadUnaligned(
        fromByteOffset: index, as: SIMD16<UInt8>.self)
      let next = unsafe text.bytes.unsafeLoadUnaligned(
        fromByteOffset: index &+ 1, as: SIMD16<UInt8>.self)
      let found =
        pairs.0.places(bytes, next) .| pairs.1.places(bytes, next) .| pairs.2.places(bytes, next)
        .| pairs.3.places(bytes, next) .| pairs.4.places(bytes, next) .| pairs.5.places(bytes, next)
        .| pairs.6.places(bytes, next)
      let halves = unsafe unsafeBitCast(found, to: SIMD2<UInt64>.self)
      if halves[0] | halves[1] != 0 {
        for half in 0..<2 {
          var places = halves[half].littleEndian & 0x8080_8080_8080_8080
          while places != 0 {
            let place = index &+ half &* 8 &+ places.trailingZeroBitCount >> 3
            if isWanted(place) { return place }
            places &= places &- 1
          }
        }
      }
      index &+= 16
    }
    while index &+ 1 < text.count {
      if isPair(text[index], text[index &+ 1]), isWanted(index) { return index }
      index &+= 1
    }
    return nil
  }

  private func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    func fits(_ pair: Pair) -> Bool { pair.first[0] == first && pair.second[0] == second }
    return fits(pairs.0) || fits(pairs.1) || fits(pairs.2) || fits(pairs.3) || fits(pairs.4)
      || fits(pairs.5) || fits(pairs.6)
  }
}

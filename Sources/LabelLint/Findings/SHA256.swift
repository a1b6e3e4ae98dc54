/// SHA-256 (FIPS 180-4), for identities that must be the same everywhere and for ever.
///
/// Not for secrets: it is not written to run in constant time.
package struct SHA256 {
  /// Bytes of a block.
  static let blockSize = 64

  /// The hash value of no block (FIPS 180-4, 5.3.3).
  static var initialWords: InlineArray<8, UInt32> {
    [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
      0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
  }

  /// The hash value so far, eight words.
  private(set) var state = Self.initialWords
  /// Bytes that do not fill a block yet, as words, high byte first.
  private var block = InlineArray<16, UInt32>(repeating: 0)
  /// How many bytes of `block` are taken.
  private var blockCount = 0
  /// Length of the message so far, in bytes.
  private var messageCount: UInt64 = 0

  /// The hash of no bytes yet.
  package init() {}

  /// Takes more of the message.
  package mutating func update(_ bytes: Span<UInt8>) {
    messageCount &+= UInt64(bytes.count)
    var index = 0
    while index < bytes.count {
      if blockCount & 3 == 0, index + 4 <= bytes.count {
        let high = UInt32(bytes[index]) &<< 24 | UInt32(bytes[index + 1]) &<< 16
        takeWord(high | UInt32(bytes[index + 2]) &<< 8 | UInt32(bytes[index + 3]))
        index += 4
      } else {
        take(bytes[index])
        index += 1
      }
    }
  }

  /// The hash of all bytes taken, 32 bytes.
  package consuming func finalize() -> [UInt8] {
    let words = finalWords()
    var digest: [UInt8] = []
    digest.reserveCapacity(32)
    for index in 0..<8 {
      for shift: UInt32 in [24, 16, 8, 0] {
        digest.append(UInt8(truncatingIfNeeded: words[index] >> shift))
      }
    }
    return digest
  }

  /// The hash of all bytes taken, as eight words, high byte first.
  package consuming func finalWords() -> InlineArray<8, UInt32> {
    let bitCount = messageCount &* 8
    take(0x80)
    while blockCount & 3 != 0 { take(0) }
    while blockCount != 56 { takeWord(0) }
    takeWord(UInt32(truncatingIfNeeded: bitCount >> 32))
    takeWord(UInt32(truncatingIfNeeded: bitCount))
    return state
  }

  /// Brings the message from an offset on to its end to whole blocks (FIPS 180-4, 5.1.1).
  ///
  /// - Parameters:
  ///   - bytes: Bytes that end with the message.
  ///   - start: Offset of the message.
  ///   - hashed: Length of what of the message is not there any more: whole blocks.
  static func pad(_ bytes: inout [UInt8], from start: Int, hashed: Int = 0) {
    let bitCount = UInt64(hashed + bytes.count - start) &* 8
    // A bit that is set, zeros, and the length in eight bytes, high byte first.
    var tail = InlineArray<72, UInt8>(repeating: 0)
    tail[0] = 0x80
    let rest = (bytes.count - start + 9) % blockSize
    let count = 9 + (rest > 0 ? blockSize - rest : 0)
    for index in 0..<8 {
      tail[count - 1 - index] = UInt8(truncatingIfNeeded: bitCount &>> UInt64(index * 8))
    }
    bytes.append(tail.span.extracting(0..<count))
  }

  /// The hash of a message, 32 bytes.
  package static func digest(_ bytes: Span<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalize()
  }

  /// Takes four bytes, the first one highest, where the last word is complete.
  private mutating func takeWord(_ word: UInt32) {
    block[blockCount &>> 2] = word
    blockCount &+= 4
    if blockCount == 64 {
      compress()
      blockCount = 0
    }
  }

  /// Takes one byte and works off the block when it is full.
  private mutating func take(_ byte: UInt8) {
    let word = blockCount &>> 2
    block[word] = block[word] &<< 8 | UInt32(byte)
    blockCount &+= 1
    if blockCount == 64 {
      compress()
      blockCount = 0
    }
  }

  /// Works one block of 64 bytes into the hash value (FIPS 180-4, 6.2.2).
  ///
  /// Eight rounds are written out, each with the words of the one before moved on by one place: after
  /// eight they are back where they were, and none has to be moved.
  private mutating func compress() {
    // Of the schedule, only the last 16 words are ever needed.
    var words = block
    let keys = Self.constants.span
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var round = 0
    while round < 64 {
      if round >= 16 { Self.extend(&words, from: round & 15) }
      Self.round(a, b, c, &d, e, f, g, &h, keys[round], words[round & 15])
      Self.round(h, a, b, &c, d, e, f, &g, keys[round &+ 1], words[(round &+ 1) & 15])
      Self.round(g, h, a, &b, c, d, e, &f, keys[round &+ 2], words[(round &+ 2) & 15])
      Self.round(f, g, h, &a, b, c, d, &e, keys[round &+ 3], words[(round &+ 3) & 15])
      Self.round(e, f, g, &h, a, b, c, &d, keys[round &+ 4], words[(round &+ 4) & 15])
      Self.round(d, e, f, &g, h, a, b, &c, keys[round &+ 5], words[(round &+ 5) & 15])
      Self.round(c, d, e, &f, g, h, a, &b, keys[round &+ 6], words[(round &+ 6) & 15])
      Self.round(b, c, d, &e, f, g, h, &a, keys[round &+ 7], words[(round &+ 7) & 15])
      round &+= 8
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// The next eight words of the schedule, from a place that is 0 or 8.
  @inline(__always)
  private static func extend(_ words: inout InlineArray<16, UInt32>, from start: Int) {
    for slot in start..<start &+ 8 {
      let (old, new) = (words[(slot &+ 1) & 15], words[(slot &+ 14) & 15])
      let small0 = rotate(old, 7) ^ rotate(old, 18) ^ old &>> 3
      let small1 = rotate(new, 17) ^ rotate(new, 19) ^ new &>> 10
      words[slot & 15] &+= small0 &+ words[(slot &+ 9) & 15] &+ small1
    }
  }

  /// One round: of the eight words, two change.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
    _ g: UInt32, _ h: inout UInt32, _ key: UInt32, _ word: UInt32
  ) {
    let big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let first = h &+ big1 &+ (e & f ^ ~e & g) &+ key &+ word
    let big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    d &+= first
    h = first &+ big0 &+ (a & b ^ a & c ^ b & c)
  }

  /// A word turned right by a number of bits.
  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The words of each round (FIPS 180-4, 4.2.2).
  static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

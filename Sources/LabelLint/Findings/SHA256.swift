/// SHA-256 (FIPS 180-4), for identities that must be the same everywhere and for ever.
///
/// Not for secrets: it is not written to run in constant time.
package enum SHA256 {
  /// Bytes of a block.
  private static let blockSize = 64

  /// The hash of a message, 32 bytes.
  package static func digest(_ message: Span<UInt8>) -> [UInt8] {
    let words = hash(message)
    return words.indices.flatMap { bigEndian(words[$0]) }
  }

  /// The hash of a message, eight words.
  static func hash(_ message: Span<UInt8>) -> InlineArray<8, UInt32> {
    // A bit that is set, zeros up to a whole block, and the length in bits (5.1.1).
    var bytes: [UInt8] = []
    let zeros = (2 * blockSize - 9 - message.count % blockSize) % blockSize
    bytes.reserveCapacity(message.count + 9 + zeros)
    bytes.append(message)
    bytes.append(0x80)
    bytes.append(contentsOf: repeatElement(0, count: zeros))
    bytes.append(contentsOf: bigEndian(UInt64(message.count) * 8))
    var state = initialState
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      compress(bytes.span.extracting(start..<start + blockSize), into: &state)
    }
    return state
  }

  /// Works a block into the hash value (6.2.2).
  private static func compress(_ block: Span<UInt8>, into state: inout InlineArray<8, UInt32>) {
    // The message schedule.
    var words = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<16 {
      let start = index * 4
      words[index] =
        UInt32(block[start]) << 24 | UInt32(block[start + 1]) << 16
        | UInt32(block[start + 2]) << 8 | UInt32(block[start + 3])
    }
    for index in 16..<64 {
      let (old, new) = (words[index - 15], words[index - 2])
      let small0 = rotate(old, 7) ^ rotate(old, 18) ^ old >> 3
      let small1 = rotate(new, 17) ^ rotate(new, 19) ^ new >> 10
      words[index] = words[index - 16] &+ small0 &+ words[index - 7] &+ small1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.constants.span
    for round in words.indices {
      let big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ big1 &+ (e & f ^ ~e & g) &+ constants[round] &+ words[round]
      let big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let second = big0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    let results: InlineArray<8, UInt32> = [a, b, c, d, e, f, g, h]
    for index in state.indices { state[index] &+= results[index] }
  }

  /// A word turned right by a number of bits.
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The bytes of a number, the highest first.
  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> Number($0))
    }
  }

  /// The hash value of no block (5.3.3).
  private static let initialState: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The words of each round (4.2.2).
  private static let constants: [UInt32] = [
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

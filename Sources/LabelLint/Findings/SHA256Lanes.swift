/// SHA-256 (FIPS 180-4) of four messages side by side: many short ones are hashed in about a quarter of
/// the time that they take one after the other.
///
/// Each vector holds one word of each message. A message that has fewer blocks than another one waits with
/// its hash value while the other goes on.
enum SHA256Lanes {
  /// One word of each message.
  typealias Word = SIMD4<UInt32>

  /// Number of messages.
  static let count = 4

  /// The hash values of messages, eight words each, high byte first.
  ///
  /// - Parameters:
  ///   - bytes: The messages or what is left of them, each as `SHA256.pad` leaves it.
  ///   - starts: Offset of each message.
  ///   - blocks: Number of blocks of each message; 0 for one that is not there.
  ///   - states: The hash value of each message before its first block here.
  /// - Returns: The words; those of a message that is not there mean nothing.
  static func hash(
    _ bytes: Span<UInt8>, _ starts: InlineArray<4, Int>, blocks: SIMD4<Int32>,
    from states: InlineArray<4, InlineArray<8, UInt32>>
  ) -> InlineArray<8, Word> {
    var state = InlineArray<8, Word>(repeating: Word())
    for number in 0..<8 {
      state[number] = Word(
        states[0][number], states[1][number], states[2][number], states[3][number])
    }
    for block in 0..<max(blocks.max(), 0) {
      let isOn = SIMD4<Int32>(repeating: block) .< blocks
      // What a message that is through shows meanwhile does not matter.
      let offset = { (lane: Int) in isOn[lane] ? starts[lane] + Int(block) * SHA256.blockSize : 0 }
      let (first, second) = (offset(0), offset(1))
      let (third, fourth) = (offset(2), offset(3))
      var words = InlineArray<64, Word>(repeating: Word())
      for number in 0..<16 {
        words[number] = Word(
          bytes.bigEndianWord(at: first + number * 4), bytes.bigEndianWord(at: second + number * 4),
          bytes.bigEndianWord(at: third + number * 4), bytes.bigEndianWord(at: fourth + number * 4))
      }
      let before = state
      compress(&state, &words)
      for number in 0..<8 {
        state[number] = before[number].replacing(
          with: before[number] &+ state[number], where: isOn)
      }
    }
    return state
  }

  /// The 64 rounds of a block (FIPS 180-4, 6.2.2), laid out as in `SHA256`.
  private static func compress(
    _ state: inout InlineArray<8, Word>, _ words: inout InlineArray<64, Word>
  ) {
    let constants = SHA256.constants
    let keys = constants.span
    for number in 16..<64 {
      let (old, new) = (words[number &- 15], words[number &- 2])
      let small0 =
        (right(old, 7) ^ left(old, 14)) ^ (right(old, 18) ^ left(old, 25)) ^ right(old, 3)
      let small1 =
        (right(new, 17) ^ left(new, 13)) ^ (right(new, 19) ^ left(new, 15)) ^ right(new, 10)
      words[number] = (words[number &- 16] &+ small0) &+ (words[number &- 7] &+ small1)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var number = 0
    while number < 64 {
      round(a, b, c, &d, e, f, g, &h, keys[number], words[number])
      round(h, a, b, &c, d, e, f, &g, keys[number &+ 1], words[number &+ 1])
      round(g, h, a, &b, c, d, e, &f, keys[number &+ 2], words[number &+ 2])
      round(f, g, h, &a, b, c, d, &e, keys[number &+ 3], words[number &+ 3])
      round(e, f, g, &h, a, b, c, &d, keys[number &+ 4], words[number &+ 4])
      round(d, e, f, &g, h, a, b, &c, keys[number &+ 5], words[number &+ 5])
      round(c, d, e, &f, g, h, a, &b, keys[number &+ 6], words[number &+ 6])
      round(b, c, d, &e, f, g, h, &a, keys[number &+ 7], words[number &+ 7])
      number &+= 8
    }
    state = [a, b, c, d, e, f, g, h]
  }

  /// One round: of the eight words, two change.
  @inline(__always)
  private static func round(
    _ a: Word, _ b: Word, _ c: Word, _ d: inout Word, _ e: Word, _ f: Word, _ g: Word,
    _ h: inout Word, _ key: UInt32, _ word: Word
  ) {
    let big1 =
      (right(e, 6) ^ left(e, 21)) ^ (right(e, 11) ^ left(e, 7)) ^ (right(e, 25) ^ left(e, 26))
    // The same as in `SHA256`, with fewer steps: where e is set f, else g; and what two of three say.
    let choice = g ^ e & (f ^ g)
    let first = h &+ big1 &+ choice &+ (word &+ Word(repeating: key))
    let big0 =
      (right(a, 2) ^ left(a, 19)) ^ (right(a, 13) ^ left(a, 10)) ^ (right(a, 22) ^ left(a, 30))
    let majority = a & b | c & (a | b)
    d &+= first
    h = first &+ big0 &+ majority
  }

  // No rotations: where vectors have none, the compiler takes them apart and turns each word alone. Nor
  // do two shifts to one side stand beside each other, which it would bring together at some cost.

  /// Words moved right by a number of bits.
  @inline(__always)
  private static func right(_ word: Word, _ count: UInt32) -> Word {
    word &>> Word(repeating: count)
  }

  /// Words moved left by a number of bits.
  @inline(__always)
  private static func left(_ word: Word, _ count: UInt32) -> Word {
    word &<< Word(repeating: count)
  }
}

/// A small generator that gives the same numbers in every run (xorshift64*).
struct SeededNumbers: RandomNumberGenerator {
  /// The state; never 0.
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

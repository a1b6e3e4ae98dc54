/// A set of ASCII letters and `@`: the conversions that an argument is used with.
struct LetterSet: Sendable {
  /// One bit for each byte from 0x40.
  private var bits: UInt64 = 0

  /// Adds a byte; others than letters and `@` are left out.
  mutating func insert(_ byte: UInt8) {
    if byte & 0xC0 == 0x40 { bits |= 1 << UInt64(byte & 0x3F) }
  }

  /// Adds the letters of another set.
  mutating func formUnion(_ other: LetterSet) { bits |= other.bits }

  /// Whether a byte is in the set.
  func contains(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x40 && bits & (1 << UInt64(byte & 0x3F)) != 0
  }

  /// Whether a letter is in the set, upper or lower case.
  func containsIgnoringCase(_ byte: UInt8) -> Bool {
    contains(byte) || ASCII.isLetter(byte) && contains(byte ^ 0x20)
  }

  /// The letters that are in the set in one case only where the other set has them in the other.
  func changesCase(of other: LetterSet) -> Bool {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let upper = letter ^ 0x20
      if contains(letter), !other.contains(letter), other.contains(upper) { return true }
      if contains(upper), !other.contains(upper), other.contains(letter) { return true }
    }
    return false
  }
}

/// What case a letter has, as rules about capitals ask.
public enum LetterCase: UInt8, Sendable, Hashable {
  /// No letter.
  case none
  /// A letter of a script without case: Han, Arabic, Thai.
  case uncased
  /// A lower-case letter, and `ß`, which has no capital of its own in common use.
  case lower
  /// An upper-case letter.
  case upper

  /// The case of a scalar.
  public init(_ scalar: Unicode.Scalar) {
    if scalar.value < UInt32(Self.table.count) {
      self = Self.table[Int(scalar.value)]
    } else if (0x3041...0xD7A3).contains(scalar.value) {
      // Kana, Han, Yi and Hangul: most texts of East Asia lie here, and none of it has case.
      self = (0xA000...0xABFF).contains(scalar.value) ? Self.lookedUp(scalar) : .uncased
    } else {
      self = Self.lookedUp(scalar)
    }
  }

  /// The cases of the scalars below U+3000, which hold nearly all letters with case, and the marks of
  /// all scripts.
  private static let table: [LetterCase] = (0..<0x3000).map { value in
    Unicode.Scalar(UInt32(value)).map(lookedUp) ?? .none
  }

  /// The case of a scalar as ICU has it.
  private static func lookedUp(_ scalar: Unicode.Scalar) -> LetterCase {
    if CharacterProperties.isCased(scalar) {
      return CharacterProperties.isUpper(scalar) ? .upper : .lower
    }
    return CharacterProperties.isLetter(scalar) ? .uncased : .none
  }
}

/// Scalars that words are made of.
enum WordScalar {
  /// Whether a scalar is a letter or digit of any script.
  static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ASCII.isAlphanumeric(UInt8(truncatingIfNeeded: scalar.value)) }
    let category = CharacterProperties.generalCategory(scalar)
    return category.isLetter || category == .decimalNumber || category == .letterNumber
  }

  /// Whether a scalar may stand in a word: a letter, digit, mark on one or connector such as `_`;
  /// `\w` of an expression (Unicode Technical Standard 18, annex C).
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ASCII.isAlphanumeric(UInt8(truncatingIfNeeded: scalar.value)) || scalar == "_"
    }
    switch CharacterProperties.generalCategory(scalar) {
    case .nonspacingMark, .enclosingMark, .spacingMark, .connectorPunctuation: return true
    default: return isLetterOrDigit(scalar)
    }
  }
}

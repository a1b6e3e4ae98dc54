/// What case a letter has, as rules about capitals ask.
package enum LetterCase: UInt8, Sendable, Hashable {
  /// No letter.
  case none
  /// A letter of a script without case: Han, Arabic, Thai.
  case uncased
  /// A lower-case letter, with those that have no capital of one character: `ß`.
  case lower
  /// An upper-case letter.
  case upper

  /// The case of a scalar.
  package init(_ scalar: Unicode.Scalar) {
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
  static let table: [LetterCase] = {
    var table = [LetterCase](repeating: .none, count: 0x3000)
    var next: UInt32 = 0
    for block in casedBlocks {
      fill(&table, next..<block.lowerBound) { CharacterProperties.isLetter($0) ? .uncased : .none }
      fill(&table, block, lookedUp)
      next = block.upperBound
    }
    fill(&table, next..<0x3000) { CharacterProperties.isLetter($0) ? .uncased : .none }
    return table
  }()

  /// Fills a part of the table.
  @inline(__always)
  private static func fill(
    _ table: inout [LetterCase], _ block: Range<UInt32>, _ look: (Unicode.Scalar) -> LetterCase
  ) {
    for value in block {
      if let scalar = Unicode.Scalar(value) { table[Int(value)] = look(scalar) }
    }
  }

  /// The blocks of the table in which a scalar may have case; they are whole, so that letters to come
  /// are in them.
  private static let casedBlocks: [Range<UInt32>] = [
    // Latin, Greek, Cyrillic and Armenian; Georgian; Cherokee; the rest of Cyrillic and Georgian.
    0x00..<0x590, 0x10A0..<0x1100, 0x13A0..<0x1400, 0x1C80..<0x1CC0,
    // Phonetic letters, the rest of Latin and Greek; letterlike signs; letters in circles.
    0x1D00..<0x1DC0, 0x1E00..<0x2000, 0x2100..<0x2190, 0x2460..<0x2500,
    // Glagolitic, the rest of Latin, Coptic and Georgian.
    0x2C00..<0x2D30,
  ]

  /// The case of a scalar as ICU has it.
  static func lookedUp(_ scalar: Unicode.Scalar) -> LetterCase {
    if CharacterProperties.isCased(scalar) {
      return CharacterProperties.isUpper(scalar) ? .upper : .lower
    }
    guard CharacterProperties.isLetter(scalar) else { return .none }
    // Small letters without a capital of one character: `ß`, Armenian `և`.
    return scalar.properties.generalCategory == .lowercaseLetter ? .lower : .uncased
  }
}

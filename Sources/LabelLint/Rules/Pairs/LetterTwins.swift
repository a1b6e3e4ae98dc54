/// Letters of Latin, Cyrillic, Greek and Armenian that look like one another (UTS 39, single letters).
enum LetterTwins {
  /// A script of the four.
  enum Alphabet: Int, CaseIterable {
    /// Latin.
    case latin
    /// Cyrillic.
    case cyrillic
    /// Greek.
    case greek
    /// Armenian.
    case armenian
  }

  /// A row for each letter: Latin, Cyrillic, Greek, Armenian; `-` where a script has no twin.
  private static let rows = """
    AАΑ- BВΒ- CС-- EЕΕ- HНΗ- IІΙ- JЈ-- KКΚ- MМΜ- N-Ν- OОΟՕ PРΡ- SЅ-Տ TТΤ- XХΧ- YУΥ- Z-Ζ- aаα- \
    cс-- eе-- g--ց hһ-հ iіι- jј-յ lӏ-- n--ո oоοօ pрρ- sѕ-- u-υս vѵν- wԝω- xхχ- yуγ-
    """

  /// The letters of every row by script; nil where there is none.
  private static let table: [[Unicode.Scalar?]] = rows.split(separator: " ").map { row in
    row.unicodeScalars.map { $0 == "-" ? nil : $0 }
  }

  /// The script of a letter among the four; nil for any other character.
  static func alphabet(of scalar: Unicode.Scalar) -> Alphabet? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: .latin
    case 0xC0...0x24F: scalar.value == 0xD7 || scalar.value == 0xF7 ? nil : .latin
    case 0x370...0x3FF: scalar.value == 0x37E || scalar.value == 0x387 ? nil : .greek
    case 0x400...0x52F: scalar.value == 0x482 ? nil : .cyrillic
    case 0x531...0x556, 0x561...0x587: .armenian
    case 0x1E00...0x1EFF: .latin
    case 0x1F00...0x1FFF: .greek
    default: nil
    }
  }

  /// The letter of a script that looks like a letter of another; nil when there is none.
  static func twin(of scalar: Unicode.Scalar, in alphabet: Alphabet) -> Unicode.Scalar? {
    // The stick of the languages of the Caucasus, which looks like a capital I.
    if scalar == "\u{4C0}" { return alphabet == .latin ? "I" : nil }
    for row in table where row.contains(scalar) {
      return row.indices.contains(alphabet.rawValue) ? row[alphabet.rawValue] : nil
    }
    return nil
  }
}

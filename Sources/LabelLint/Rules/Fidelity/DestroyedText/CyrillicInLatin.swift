/// Cyrillic letters of Windows-1251 that were read as Latin-1: `Ñîõðàíèòü` for `Сохранить`.
enum CyrillicInLatin {
  /// Letters from which on a text is no word of another language.
  private static let leastLetters = 4

  /// What a text was, where all of its letters are those that Cyrillic ones are read as; nil for any other.
  static func meant(by text: Span<UInt8>) -> String? {
    var meant = ""
    var letters = 0
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      switch scalar.value {
      case 0xC0...0xFF:
        guard let own = Unicode.Scalar(scalar.value + 0x350) else { return nil }
        meant.unicodeScalars.append(own)
        letters += 1
      case 0xA8: meant += "Ё"
      case 0xB8: meant += "ё"
      default:
        if CharacterProperties.isLetter(scalar) { return nil }
        meant.unicodeScalars.append(scalar)
      }
    }
    return letters >= leastLetters ? meant : nil
  }
}

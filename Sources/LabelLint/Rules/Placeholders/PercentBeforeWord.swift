/// A percent sign behind a number that a formatter reads as a specifier, with the word behind it: `30% de remise`.
enum PercentBeforeWord {
  /// The first such sign of a formatted text, with the blank and the letter behind it; nil where there is none.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - format: The format of its catalog. Java refuses what is no letter of ASCII, too; Compose prints all of it.
  /// - Returns: Byte offsets in the text.
  static func first(in text: Span<UInt8>, of format: CatalogFormat) -> Range<Int>? {
    if format == .compose { return nil }
    var index = 0
    while let percent = text.firstIndex(of: "%", from: index) {
      let letter = percent + 2
      index = percent + 1
      guard letter < text.count else { return nil }
      if text[percent + 1] == "%" {
        index = letter
        continue
      }
      guard text[percent + 1] == 0x20, Digits.stand(before: percent, in: text),
        ASCII.isLetter(text[letter]) || !format.isApple && text[letter] >= 0x80
      else { continue }
      return percent..<letter + FormatSpecifier.characterLength(at: letter, in: text)
    }
    return nil
  }
}

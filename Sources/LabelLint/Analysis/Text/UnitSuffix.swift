/// Texts that code puts behind a number without a blank: `%`, `s`, `s (exact)`.
///
/// Languages differ in whether a blank stands there (CLDR, patterns of percent and of units), so that a
/// translation may have one where its source has none.
enum UnitSuffix {
  /// Symbols of units but for single capitals, which languages of Latin letters share (SI brochure, 9th
  /// edition, tables 2 to 5 and 7; IEC 80000-13 for those of information).
  static let shared = Set(Resource.lines(of: "words/unit-symbols.txt"))
  /// English units of time from seconds to years, as they are written behind a number (CLDR, units of
  /// `duration` in `en`: long, short and narrow).
  static let ofTime = Set(Resource.lines(of: "words/time-units.txt"))
  private static let symbols = shared.union(ofTime)
  /// Units of information as French and Romanian write them, in octets (IEC 60027-2): alone they may be other words.
  private static let ofOctets: Set = ["ko", "Ko", "Mo", "Go", "To"]
  /// Signs that stand behind a number.
  private static let signs: Set<Unicode.Scalar> = [
    "%", "\u{2030}", "\u{B0}", "\u{2032}", "\u{2033}",
  ]
  /// Volts and watts; other single capitals behind a number are mostly letters of names (`4K`, `5G`, `3D`).
  private static let capitals = "VW"
  /// Bytes of the longest symbol, `minutes` and `Mbit/s` among them.
  private static let longest = 8

  /// Whether some letters are the symbol of a unit: `GB`, not the `D` of `3D`.
  static func isSymbol(_ letters: Span<UInt8>) -> Bool {
    if letters.count == 1 { return capitals.utf8.contains(letters[0]) }
    guard (2...longest).contains(letters.count) else { return false }
    let symbol = Text.verbatim(letters, 0..<letters.count)
    return symbols.contains(symbol) || ofOctets.contains(symbol)
  }

  /// Whether a text is a unit alone, or with a remark in brackets, whatever blanks stand around it.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    let start = SurroundingWhitespace.blankLength(atStartOf: text)
    let end = text.count - SurroundingWhitespace.blankLength(atEndOf: text)
    guard start < end else { return false }
    let (first, length) = text.scalarOrReplacement(at: start)
    if signs.contains(first), start + length == end || ASCII.isSpace(text[start + length]) {
      return true
    }
    var wordEnd = start
    while wordEnd < end, !ASCII.isSpace(text[wordEnd]) { wordEnd += 1 }
    guard wordEnd - start <= longest,
      symbols.contains(Text.verbatim(text, start..<wordEnd))
    else { return false }
    return wordEnd == end || wordEnd + 1 < end && text[wordEnd + 1] == "("
  }
}

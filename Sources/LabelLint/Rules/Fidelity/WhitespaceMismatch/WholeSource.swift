/// A source text that no other text follows.
enum WholeSource {
  /// Words from which on a text in small letters is more than what joins two others.
  private static let wordsOfMessage = 3

  /// Whether nothing in the source asks for what is put behind it: it begins as a name or sentence does, or has
  /// the words of one, and ends with a letter or digit of a word that nothing need follow.
  static func isOne(_ source: Span<UInt8>) -> Bool {
    let start = SurroundingWhitespace.blankLength(atStartOf: source)
    let end = source.count - SurroundingWhitespace.blankLength(atEndOf: source)
    guard start == 0, end > 0 else { return false }
    let own = source.extracting(0..<end)
    if ExpectedEnding.leadsOn(own), !ExpectedEnding.closesVerb(own) { return false }
    let blanks = (0..<end).count { source[$0] == 0x20 }
    if ASCII.isLowerCase(source[0]), blanks + 1 < wordsOfMessage { return false }
    return source[end - 1] >= 0x80 || ASCII.isAlphanumeric(source[end - 1])
  }
}

/// The words of a source text: a translation may ask for any number of them.
struct SourceWords {
  /// The words as they are written.
  private(set) var asWritten: Set<[UInt8]> = []
  /// The words that begin with a capital, in small letters of ASCII.
  private(set) var capitalized: Set<[UInt8]> = []

  /// All words in small letters of ASCII.
  var inSmallLetters: Set<[UInt8]> {
    Set(asWritten.map { word in word.map { ASCII.lowercased($0) } })
  }

  /// The words of a plain text.
  init(_ text: Span<UInt8>) {
    for token in CapitalTokens(text).tokens {
      let word = token.range.map { text[$0] }
      if ASCII.isUpperCase(word[0]) { capitalized.insert(word.map { ASCII.lowercased($0) }) }
      asWritten.insert(word)
    }
    // Letters of ASCII between any others are words as well: those of an address, or beside an apostrophe.
    var start = 0
    for index in 0...text.count {
      if index < text.count, ASCII.isLetter(text[index]) { continue }
      if index > start { asWritten.insert((start..<index).map { text[$0] }) }
      start = index + 1
    }
  }
}

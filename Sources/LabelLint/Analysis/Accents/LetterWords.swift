/// Walks the words of a decoded text that are nothing but Latin or Greek letters: neither names of tags, arguments,
/// parts of addresses and of code, nor parts of what hyphens and digits join.
struct LetterWords {
  /// A word.
  struct Word {
    /// Byte offsets in the text.
    var range: Range<Int>
    /// Number of letters, marks stored apart not counted.
    var letters = 0
    /// Whether all of it is ASCII.
    var isASCII = true
    /// Whether a capital of ASCII stands behind its first letter, as in acronyms and names.
    var hasInnerCapital = false
  }

  private var shown = ShownText()

  /// The next word of a text, the same at each call; nil behind the last.
  mutating func next(in text: Span<UInt8>) -> Word? {
    while let range = shown.nextWord(in: text, of: Self.belongs) {
      if Self.isFree(range, in: text) { return Self.word(range, of: text) }
    }
    return nil
  }

  /// Whether a scalar belongs to a word: a letter, or a mark that is stored apart from the letter before it.
  private static func belongs(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    isLetter(scalar) || !isFirst && AccentFolding.isMark(scalar)
  }

  /// What is to be known of a word.
  private static func word(_ range: Range<Int>, of text: Span<UInt8>) -> Word {
    var word = Word(range: range)
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if isLetter(scalar) { word.letters += 1 }
      if !scalar.isASCII { word.isASCII = false }
      if index > range.lowerBound, ASCII.isUpperCase(text[index]) { word.hasInnerCapital = true }
      index += length
    }
    return word
  }

  /// Whether a scalar is a letter of Latin or Greek.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xD7, 0xF7, 0x375, 0x37E, 0x387: false
    case 0xC0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF: true
    default: false
    }
  }

  /// Whether nothing joins a word to what stands beside it.
  private static func isFree(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    if range.lowerBound > 0 {
      switch text[range.lowerBound - 1] {
      case "0"..."9", "_", "@", "/", "\\", "$", "&", "#", "{", "=", ".", ",", "-": return false
      case 0x80...:
        if let (scalar, _) = text.scalar(before: range.lowerBound), joins(scalar) { return false }
      default: break
      }
    }
    let end = range.upperBound
    if end == text.count { return true }
    switch text[end] {
    case "0"..."9", "_", "@", "/", "\\", "&", "#", "}", "=", "-": return false
    case ".", ",", ":": return end + 1 == text.count || !goesOn(text[end + 1])
    case 0x80...: return !joins(text.scalarOrReplacement(at: end).value)
    default: return true
    }
  }

  /// Whether a byte behind a mark shows that the mark ends no part of a sentence: `example.com`, `http://`.
  private static func goesOn(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == "/" || byte >= 0x80
  }

  /// Whether a scalar beyond ASCII is a letter of another script, a hyphen or an invisible mark within words.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200D, 0x2010, 0x2011, 0x2060: true
    default: CharacterProperties.isLetter(scalar)
    }
  }
}

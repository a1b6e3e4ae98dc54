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

  /// Where the walk goes on.
  private var index = 0
  private var ends = ClosingSigns()

  /// The next word of a text, the same at each call; nil behind the last.
  mutating func next(in text: Span<UInt8>) -> Word? {
    while index < text.count {
      let byte = text[index]
      if byte == "%" {
        index = max(index + 1, NSStringFormat.specifier(at: index, in: text).end)
      } else if byte == "<", let end = ends.offset(behind: ">", from: index, in: text) {
        index = end
      } else if let word = word(of: text), Self.isFree(word.range, in: text) {
        return word
      }
    }
    return nil
  }

  /// The letters from here on; nil where none stands here, which is passed over.
  private mutating func word(of text: Span<UInt8>) -> Word? {
    let start = index
    var word = Word(range: start..<start)
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        guard ASCII.isLetter(byte) else { break }
        if index > start, ASCII.isUpperCase(byte) { word.hasInnerCapital = true }
        word.letters += 1
        index += 1
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if Self.isLetter(scalar) {
        word.letters += 1
      } else if index == start || !AccentFolding.isMark(scalar) {
        break
      }
      word.isASCII = false
      index += length
    }
    if index == start {
      index += text.scalarOrReplacement(at: start).length
      return nil
    }
    word.range = start..<index
    return word
  }

  /// Whether a scalar beyond ASCII is a letter of Latin or Greek.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
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

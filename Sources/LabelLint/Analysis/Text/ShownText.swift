/// Walks what readers see of a decoded text: neither placeholders nor tags.
///
/// Each call is given the same text.
struct ShownText {
  /// Whether addresses, names in code and tokens between blanks are passed as well.
  private let passesAddresses: Bool
  /// Byte offset where the walk goes on.
  private var index = 0
  private var unshown = UnshownParts()

  /// A walk from the start of a text.
  init(passingAddresses: Bool = false) { passesAddresses = passingAddresses }

  /// Bytes of the next word: scalars in a row that belong to it; nil behind the last word.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - belongs: Whether a scalar belongs to a word, and whether it would be the first of one.
  /// - Returns: Byte offsets in the text.
  mutating func nextWord(
    in text: Span<UInt8>, of belongs: (_ scalar: Unicode.Scalar, _ isFirst: Bool) -> Bool
  ) -> Range<Int>? {
    while index < text.count {
      if let end = unseenEnd(in: text) {
        index = end
        continue
      }
      let start = index
      while index < text.count {
        let (scalar, length) = text.scalarOrReplacement(at: index)
        if !belongs(scalar, index == start) { break }
        index += length
      }
      if index > start { return start..<index }
      index += text.scalarOrReplacement(at: start).length
    }
    return nil
  }

  /// Bytes of the next letters in a row, of any script; nil behind the last.
  mutating func nextLetters(in text: Span<UInt8>) -> Range<Int>? {
    nextWord(in: text) { scalar, _ in CharacterProperties.isLetter(scalar) }
  }

  /// The script of the next letter; nil behind the last.
  ///
  /// Letters of several scripts, such as long-sound marks and modifiers, are passed.
  mutating func nextScript(in text: Span<UInt8>) -> Script? {
    while index < text.count {
      if let end = unseenEnd(in: text) {
        index = end
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      if let script = LetterScripts.script(of: scalar), script != .common, script != .inherited {
        return script
      }
    }
    return nil
  }

  /// Offset behind what begins here and readers do not see; nil where nothing of the kind does.
  private mutating func unseenEnd(in text: Span<UInt8>) -> Int? {
    if let end = unshown.end(at: index, in: text) { return end }
    guard passesAddresses, index == 0 || ASCII.isSpace(text[index - 1]) else { return nil }
    let blank = text.firstIndex(of: 0x20, from: index) ?? text.count
    return TranslatableContent.isAddress(text.extracting(index..<blank)) ? blank : nil
  }
}

/// Parts of a text that nobody reads, whose letters are those of programs in every language: placeholders, the grammar
/// of messages, and tags.
///
/// A walk through one text, from its start to its end.
struct UnshownParts {
  private var messages = MessageSyntax()
  private var signs = ClosingSigns()

  /// A walk that has not begun.
  init() {}

  /// Offset behind the part that begins at an offset; nil where the text goes on.
  mutating func end(at index: Int, in text: Span<UInt8>) -> Int? {
    switch text[index] {
    case "%":
      if let token = TokenStyles.token(at: index, in: text) { return Int(token.span.end) }
      return max(index + 1, NSStringFormat.specifier(at: index, in: text).end)
    case "{", "}":
      if let end = messages.end(at: index, in: text) { return end }
      return TokenStyles.token(at: index, in: text).map { Int($0.span.end) }
    case "$": return TokenStyles.token(at: index, in: text).map { Int($0.span.end) }
    case "<": return signs.offset(behind: ">", from: index, in: text)
    default: return nil
    }
  }
}

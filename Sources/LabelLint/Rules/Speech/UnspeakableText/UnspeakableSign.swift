/// A sign within a text that speech leaves out or spells out.
struct UnspeakableSign {
  /// What a sign is; findings of the source and its translations meet by it.
  enum Kind: String {
    /// An emoji, dingbat, box or other picture.
    case pictograph
    /// An arrow, drawn or put together of marks.
    case arrow
    /// A vertical bar or bullet between parts.
    case divider
    /// One mark three times or more.
    case repeated
    /// A word with blanks between its letters.
    case spaced
    /// A face made of marks.
    case emoticon
    /// What a button shows beside its name: "Next >", "× Close".
    case ornament
    /// A character without a meaning of its own: private use.
    case privateUse = "private-use"
  }

  /// Byte offsets in the text.
  var range: Range<Int>
  /// What it is.
  var kind: Kind

  /// The first such sign of a text; nil for most texts.
  static func first(in text: Span<UInt8>) -> UnspeakableSign? {
    let spoken = Self.spoken
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if ASCII.isLetter(byte) || byte == 0x20 {
          if ASCII.isUpperCase(byte), index + 1 < text.count, text[index + 1] == 0x20,
            let end = spacedEnd(in: text, at: index)
          {
            return UnspeakableSign(range: index..<end, kind: .spaced)
          }
        } else if !ASCII.isDigit(byte), let sign = mark(at: index, in: text) {
          return sign
        }
        index += 1
        continue
      }
      // Letters of two bytes, which most texts beyond ASCII are made of.
      if byte &- 0xC2 < 0x1E, index + 1 < text.count, text[index + 1] & 0xC0 == 0x80,
        spoken[Int(byte & 0x1F) << 6 | Int(text[index + 1] & 0x3F)]
      {
        index += 2
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if let kind = kind(of: scalar), !isBetween(index..<index + length, kind, in: text) {
        return UnspeakableSign(range: index..<clusterEnd(in: text, at: index + length), kind: kind)
      }
      index += length
    }
    return Ornament.behind(text) ?? Ornament.before(text)
  }

  /// Whether an arrow stands in a text, right or not.
  static func holdsArrow(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if length > 1 ? kind(of: scalar) == .arrow : text.begins(with: "->", at: index) {
        return true
      }
      index += length
    }
    return false
  }

  // MARK: Signs past ASCII

  /// Which scalars below U+0800 are no such signs.
  private static let spoken = (UInt32(0)..<0x800).map { value in
    Unicode.Scalar(value).map { kind(of: $0) == nil } ?? false
  }

  /// What a scalar is; nil for letters, punctuation and signs that speech can say.
  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    switch scalar {
    // Placeholders, bytes that could not be decoded, and signs that are read as words: © ® ° ™ № ℃.
    case "\u{FFFC}", "\u{FFFD}", "\u{A6}"..."\u{B0}", "\u{2100}"..."\u{214F}": return nil
    case "\u{2022}": return .divider
    case "\u{2190}"..."\u{21FF}", "\u{27F0}"..."\u{27FF}", "\u{2900}"..."\u{297F}",
      "\u{2B00}"..."\u{2B11}":
      return .arrow
    case ..<"\u{2000}":
      return LetterCase(scalar) == .none && !isOfScript(scalar) ? category(of: scalar) : nil
    default: return category(of: scalar)
    }
  }

  /// Whether a scalar belongs to the writing of one script, as the signs that Sindhi has for "and" and "in".
  private static func isOfScript(_ scalar: Unicode.Scalar) -> Bool {
    let script = CharacterProperties.script(scalar)
    return script != .common && script != .inherited && script != .unknown
  }

  private static func category(of scalar: Unicode.Scalar) -> Kind? {
    switch CharacterProperties.generalCategory(scalar) {
    case .otherSymbol: .pictograph
    case .privateUse: .privateUse
    default: nil
    }
  }

  /// Offset behind what belongs to a sign: joiners, variation selectors, tones and further pictures.
  private static func clusterEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var end = start
    while end < text.count, text[end] >= 0x80 {
      let (scalar, length) = text.scalarOrReplacement(at: end)
      let isPart =
        scalar == "\u{200D}" || CharacterProperties.isDefaultIgnorable(scalar)
        || ("\u{1F3FB}"..."\u{1F3FF}").contains(scalar) || kind(of: scalar) == .pictograph
      guard isPart else { break }
      end += length
    }
    return end
  }

  /// Whether a sign is right where it stands: an arrow between two letters or digits, a bullet between
  /// two placeholders.
  private static func isBetween(_ range: Range<Int>, _ kind: Kind, in text: Span<UInt8>) -> Bool {
    switch kind {
    case .arrow:
      return text.isWord(at: range.lowerBound - 1) && text.isWord(at: range.upperBound)
        && !isBetweenCodes(range, in: text)
    case .divider:
      let before = range.lowerBound - 1
      let isBlankBefore = before >= 0 && text[before] == 0x20
      let isBlankBehind = range.upperBound < text.count && text[range.upperBound] == 0x20
      let start = range.lowerBound - (isBlankBefore ? 1 : 0)
      return text.isPlaceholder(at: start - 3)
        && text.isPlaceholder(at: range.upperBound + (isBlankBehind ? 1 : 0))
    default: return false
    }
  }

  /// Whether nothing stands before and behind an arrow but digits or capitals, which make no name: "123→ABC" on the key
  /// that changes a keyboard.
  private static func isBetweenCodes(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let sides = [0..<range.lowerBound, range.upperBound..<text.count]
    return sides.allSatisfy { side in
      side.count > 1 && side.allSatisfy { ASCII.isDigit(text[$0]) || ASCII.isUpperCase(text[$0]) }
    }
  }

  // MARK: ASCII

  /// A sign put together of ASCII marks that begins at an offset.
  private static func mark(at index: Int, in text: Span<UInt8>) -> UnspeakableSign? {
    let byte = text[index]
    // Three full stops are an ellipsis, underscores a blank to fill in.
    if byte == "." || byte == "_" { return nil }
    let next = index + 1 < text.count ? text[index + 1] : 0
    var end = index + 1
    while end < text.count, text[end] == byte { end += 1 }
    if end - index >= 3 {
      return UnspeakableSign(range: index..<end, kind: .repeated)
    }
    switch (byte, next) {
    case ("-", ">"), ("=", ">"),
      ("<", "-"):
      let isName =
        text.isWord(at: index - 1) && text.isWord(at: index + 2)
        && !isBetweenCodes(index..<index + 2, in: text)
      return isName ? nil : UnspeakableSign(range: index..<index + 2, kind: .arrow)
    case (">", ">"), ("<", "<"):
      return UnspeakableSign(range: index..<index + 2, kind: .arrow)
    case ("|", _): return UnspeakableSign(range: index..<end, kind: .divider)
    case (":", _), (";", _):
      return emoticonEnd(in: text, at: index).map {
        UnspeakableSign(range: index..<$0, kind: .emoticon)
      }
    default: return nil
    }
  }

  /// Offset behind a face that begins with its eyes behind a blank: `:)`, `;-)`, `:D`.
  private static func emoticonEnd(in text: Span<UInt8>, at eyes: Int) -> Int? {
    guard eyes > 0, text[eyes - 1] == 0x20 else { return nil }
    let mouth = eyes + 1 < text.count && text[eyes + 1] == "-" ? eyes + 2 : eyes + 1
    guard mouth < text.count, ")(DPp|/".utf8.contains(text[mouth]), !text.isWord(at: mouth + 1)
    else { return nil }
    return mouth + 1
  }

  /// Offset behind three or more single capitals with blanks between them; nil where the letters are
  /// neighbours in the alphabet, as in a list of choices.
  private static func spacedEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    if text.isWord(at: start - 1) { return nil }
    var end = start + 1
    var letters = 1
    var isAlphabet = true
    while end + 1 < text.count, text[end] == 0x20, ASCII.isUpperCase(text[end + 1]),
      !text.isWord(at: end + 2)
    {
      if text[end + 1] != text[end - 1] + 1 { isAlphabet = false }
      letters += 1
      end += 2
    }
    return letters >= 3 && !isAlphabet ? end : nil
  }
}

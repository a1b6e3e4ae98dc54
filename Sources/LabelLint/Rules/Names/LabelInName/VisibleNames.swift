/// Compares visible texts with labels, by their words; for one task at a time.
struct VisibleNames {
  private var plain = PlainText()
  private var folded = FoldedText()

  /// Whether a label lacks a visible text that it is to hold.
  ///
  /// In a translation words are inflected and put together: there a label lacks a text only when not
  /// even the start of one of its words is in it. Where only their keys say that both are on one control, other words
  /// may stand between the visible ones.
  mutating func lacks(
    _ visible: MessageReference, in label: MessageReference, of catalog: Catalog,
    isTranslation: Bool, mustStart: Bool, allowsGaps: Bool
  ) -> Bool {
    guard let seen = Self.words(of: visible, catalog, &plain, &folded),
      let heard = Self.words(of: label, catalog, &plain, &folded)
    else { return false }
    if seen.isFragment || seen.words.joined().count < 2 || heard.words.isEmpty { return false }
    if seen.isSign { return false }
    // A label in the letters of the language says a key cap in other letters as it sounds: 엔드 for `End`.
    if VisibleLetters.areApart(seen.words, heard.words) { return false }
    if seen.isASCII, spellsOut(seen.words, in: heard.words) { return false }
    // What stands in its place at run time may be the visible text.
    if heard.hasPlaceholder, !seen.hasPlaceholder, seen.words.count <= 2 { return false }
    if isTranslation {
      return !seen.words.contains { word in
        heard.words.contains { $0.contains(word.prefix(4)) }
      }
    }
    if mustStart { return !heard.words.starts(with: seen.words) }
    if allowsGaps { return !follow(seen.words, heard.words) }
    return !holds(seen.words[...], heard.words)
  }

  /// The words of a text.
  private struct Words {
    var words: [String]
    var hasPlaceholder: Bool
    var isASCII: Bool
    /// Whether it begins with punctuation: a piece of a line.
    var isFragment: Bool
    /// Whether it is a sign made of letters: `Aa`, `ABC`, `B`.
    var isSign: Bool
  }

  /// Whether some words stand among others in their order, with others between them or without.
  private func follow(_ words: [String], _ others: [String]) -> Bool {
    var rest = others[...]
    for word in words {
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Whether some words stand among others in their order, without a gap.
  private func holds(_ words: ArraySlice<String>, _ others: [String]) -> Bool {
    guard words.count <= others.count else { return false }
    for start in 0...(others.count - words.count)
    where others[start..<start + words.count].elementsEqual(words) {
      return true
    }
    return false
  }

  /// Whether a label spells out the short words of a visible text, one after the other: "Page Up" for `Pg Up`.
  private func spellsOut(_ words: [String], in others: [String]) -> Bool {
    guard words.count <= others.count else { return false }
    return (0...(others.count - words.count)).contains { start in
      let pairs = zip(words, others[start...])
      return pairs.contains { $0 != $1 }
        && pairs.allSatisfy { $0 == $1 || VisibleLetters.isAbbreviation($0, of: $1) }
    }
  }

  /// The folded words of a text, without accents; nil for a reference.
  private static func words(
    of text: MessageReference, _ catalog: Catalog, _ plain: inout PlainText,
    _ folded: inout FoldedText
  ) -> Words? {
    let file = catalog.file(of: text.entry)
    let message = file.messages[text.message]
    if message.flags.contains(.reference) { return nil }
    plain.read(
      text.message, of: catalog[text.entry], in: file,
      as: PlaceholderReading(platform: file.format.platform))
    let bytes = plain.bytes(of: file.bytes(message.text))
    let first = bytes.isEmpty ? nil : bytes.scalarOrReplacement(at: 0).value
    folded.read(bytes)
    var string: [UInt8] = []
    for index in folded.bytes.indices { string.append(folded.bytes[index]) }
    // Parentheses hold what is added to a name.
    var depth = 0
    let kept = String(decoding: string, as: UTF8.self).filter { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      return depth == 0
    }
    let words = kept.split { !($0.isLetter || $0.isNumber || $0 == "'") }
      .map { VisibleLetters.withoutAccents(String($0)) }
    return Words(
      words: words, hasPlaceholder: !plain.objects.isEmpty, isASCII: bytes.isASCII,
      isFragment: first.map { !WordScalar.isLetterOrDigit($0) && $0 != "\u{FFFC}" } ?? true,
      isSign: isSign(bytes))
  }

  /// Whether a text is up to three letters of ASCII that show what they do to letters, or that are capitals:
  /// one letter, the same letter in two sizes, or more than one capital.
  private static func isSign(_ text: Span<UInt8>) -> Bool {
    guard (1...3).contains(text.count) else { return false }
    var (capitals, others) = (0, 0)
    for index in text.indices {
      guard ASCII.isLetter(text[index]) else { return false }
      if ASCII.isUpperCase(text[index]) { capitals += 1 }
      if text[index] | 0x20 != text[0] | 0x20 { others += 1 }
    }
    return others == 0 || capitals > 1
  }
}

/// Compares visible texts with labels, by their words; for one task at a time.
struct VisibleNames {
  private var plain = PlainText()
  private var folded = FoldedText()

  /// Whether a label lacks a visible text that it is to hold.
  ///
  /// In a translation words are inflected and put together: there a label lacks a text only when not
  /// even the start of one of its words is in it.
  mutating func lacks(
    _ visible: MessageReference, in label: MessageReference, of catalog: Catalog,
    locale: LocaleTag, isTranslation: Bool, mustStart: Bool
  ) -> Bool {
    guard let seen = Self.words(of: visible, catalog, &plain, &folded),
      let heard = Self.words(of: label, catalog, &plain, &folded)
    else { return false }
    if seen.isFragment || seen.words.joined().count < 2 || heard.words.isEmpty { return false }
    // `B` and `Aa` on a button stand for what the label spells out.
    if seen.words.count == 1, seen.words[0].count <= 3, seen.isASCII { return false }
    if heard.hasPlaceholder, !seen.hasPlaceholder, seen.words.count <= 2, !isTranslation,
      holds(seen.words.prefix(1), heard.words)
    {
      return false
    }
    if isTranslation {
      return !seen.words.contains { word in
        heard.words.contains { $0.contains(word.prefix(4)) }
      }
    }
    if mustStart { return !heard.words.starts(with: seen.words) }
    return !holds(seen.words[...], heard.words)
  }

  /// The words of a text.
  private struct Words {
    var words: [String]
    var hasPlaceholder: Bool
    var isASCII: Bool
    /// Whether it begins with punctuation: a piece of a line.
    var isFragment: Bool
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

  /// The folded words of a text; nil for a reference.
  private static func words(
    of text: MessageReference, _ catalog: Catalog, _ plain: inout PlainText,
    _ folded: inout FoldedText
  ) -> Words? {
    let file = catalog.files[Int(text.entry.file)]
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
    let words = kept.split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
    return Words(
      words: words, hasPlaceholder: !plain.objects.isEmpty, isASCII: bytes.isASCII,
      isFragment: first.map { !WordScalar.isLetterOrDigit($0) && $0 != "\u{FFFC}" } ?? true)
  }
}

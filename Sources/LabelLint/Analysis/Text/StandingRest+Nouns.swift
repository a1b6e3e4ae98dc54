/// Words that go with a noun and are no name without it.
extension StandingRest {
  /// Words that say whose or which the thing is, in English.
  private static let determiners = Resource.words("role-phrases/determiners")
  /// Words that describe a thing, in English.
  private static let describing = Resource.words("role-phrases/describing")

  /// Whether the noun that a rest speaks of is the one that goes: "A small" of "A small logo", "Our new" of "Our new
  /// logo".
  ///
  /// An article or a possessive before one word is that of the noun behind both. A name with a capital of its own has
  /// the article in itself, and so has another text of the locale.
  ///
  /// - Parameters:
  ///   - rest: Byte offsets in the plain text of what stays before the noun.
  ///   - text: The text.
  ///   - locale: What is known of its locale.
  /// - Returns: Whether it is.
  func lacksNoun(
    _ rest: Range<Int>, of text: borrowing Text, in locale: inout JudgedLocale
  ) -> Bool {
    let plain = text.plain
    if profile.isUnspaced || locale.isWholeText(plain.extracting(rest)) { return false }
    let (first, last) = (firstWord(of: rest, in: plain), lastWord(of: rest, in: plain))
    let isEnglish = locale.tag.language == "en"
    if isEnglish, isOne(last, of: Self.describing, in: plain) { return true }
    guard
      profile.articles.contains(folded(first, of: plain))
        || isEnglish && isOne(first, of: Self.determiners, in: plain)
    else { return false }
    return first.upperBound + 1 == last.lowerBound && !isCapitalized(last, in: plain)
  }

  /// Whether a word has a capital at its start alone.
  private func isCapitalized(_ word: Range<Int>, in plain: Span<UInt8>) -> Bool {
    let (first, length) = plain.scalarOrReplacement(at: word.lowerBound)
    let second = word.lowerBound + length
    return LetterCase(first) == .upper && second < word.upperBound
      && LetterCase(plain.scalarOrReplacement(at: second).value) != .upper
  }

  /// Whether a word is one of a list.
  private func isOne(_ word: Range<Int>, of list: [String], in plain: Span<UInt8>) -> Bool {
    list.contains { plain.extracting(word).matches($0) }
  }
}

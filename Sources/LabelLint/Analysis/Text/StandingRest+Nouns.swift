/// Words that go with a noun and are no name without it.
extension StandingRest {
  /// Words that say whose or which the thing is, in English.
  private static let determiners = Resource.words("role-phrases/determiners")
  /// Words that describe a thing, in English.
  private static let describing = Resource.words("role-phrases/describing")

  /// Words that stand for a thing or say which one is meant, behind the tag of their language.
  private static let pronouns = Set(Resource.lines(of: "words/pronouns.txt"))

  /// Whether a rest only points to something: "Which" of "Image of which", "One of them" of "Photo of one of them".
  func isPronoun(_ rest: Range<Int>, of plain: Span<UInt8>) -> Bool {
    let language = reader.lexicon.language.prefix { $0 != "-" }
    var holdsPronoun = false
    var start = rest.lowerBound
    while start < rest.upperBound {
      let word = firstWord(of: start..<rest.upperBound, in: plain)
      start = word.upperBound + 1
      if word.isEmpty { continue }
      let spelled = folded(word, of: plain)
      if Self.pronouns.contains("\(language) \(String(decoding: spelled, as: UTF8.self))") {
        holdsPronoun = true
      } else if !profile.holdsSmallWord(spelled) {
        return false
      }
    }
    return holdsPronoun
  }

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

/// Tells which runs of capitals in a text are words that should not be in capitals.
struct CapitalWords: ~Escapable {
  private let minimumLetters: Int
  private let plain: Span<UInt8>
  private let source: Span<UInt8>
  /// The words of the text that it was translated from.
  private let sourceWords: SourceWords

  /// A judge of the runs of one text.
  @_lifetime(copy text)
  init(minimumLetters: Int, text: borrowing Text) {
    self.minimumLetters = minimumLetters
    plain = text.plain
    source = text.source
    sourceWords = SourceWords(text.source)
  }

  /// Whether some run of a text that is all capitals is a word.
  ///
  /// A word of a source that is told of is none of its names, though a translation keeps it.
  func hasWord(
    _ tokens: [CapitalToken], ofShoutedSource isShouted: Bool, in locale: inout JudgedLocale
  ) -> Bool {
    let isAlone = tokens.count == 1
    // A whole text in the words of its source is shouted, and none of them is a name.
    let others = isAlone ? [] : tokens.filter { !standsInSource($0) }
    let isCopy =
      (others.count > 1 && others.allSatisfy { isOfSource($0) } || !others.isEmpty && isSource)
      && locale.tag.scriptOrLikely == "Latn"
    for token in withoutExplained(tokens)
    where isWord(
      token, isAlone: isAlone, isCopy: isCopy || isShouted, isShouted: isShouted, in: &locale)
    {
      // One other text that has it in capitals tells an acronym that the language has no word for.
      let isShort = token.letters >= minimumLetters && token.letters <= Self.longestAcronym
      if isShort, locale.isUnknownAcronym(plain.extracting(token.range)) { continue }
      return true
    }
    return false
  }

  /// Whether a text is its source but for case: "HTTP PROXY (SOCKS5)" for "HTTP proxy (SOCKS5)".
  private var isSource: Bool {
    plain.count == source.count
      && plain.indices.allSatisfy { ASCII.lowercased(plain[$0]) == ASCII.lowercased(source[$0]) }
  }

  /// The runs of a text without one name, or several, in brackets at its end: they say which kind of the names before
  /// them is meant, and are names as those are: `MP3 (LAME)`, `MTD (NAND/NOR)`.
  ///
  /// Where a word stands before the brackets, that is judged; a phrase in brackets is none of names.
  private func withoutExplained(_ tokens: [CapitalToken]) -> [CapitalToken] {
    guard plain.count > 0, plain[plain.count - 1] == ")",
      let start = plain.indices.last(where: { plain[$0] == "(" }),
      plain.firstIndex(of: 0x20, from: start) == nil
    else { return tokens }
    let named = tokens.filter { $0.range.upperBound <= start }
    return named.isEmpty ? tokens : named
  }

  /// Whether a part of a text in mixed case may be shouted.
  ///
  /// Three words are the least that is reported; acronyms come alone or in pairs.
  static func mayBeShouted(_ tokens: [CapitalToken]) -> Bool {
    tokens.count(where: { $0.isUpper && $0.letters >= 2 }) >= 3
  }

  /// The part of a text in mixed case that is shouted: three words in a row, or three of five of at
  /// least four.
  func shoutedPart(_ tokens: [CapitalToken], in locale: inout JudgedLocale) -> Range<Int>? {
    var shouted: [CapitalToken] = []
    var run: [CapitalToken] = []
    var longest: [CapitalToken] = []
    for token in tokens {
      if token.isUpper, isWord(token, isAlone: false, in: &locale) {
        shouted.append(token)
        run.append(token)
        if run.count > longest.count { longest = run }
      } else {
        run = []
      }
    }
    let isMost = tokens.count >= 4 && shouted.count * 10 >= tokens.count * 6
    let part = longest.count >= 3 ? longest : (isMost ? shouted : [])
    guard let first = part.first, let last = part.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Whether a run of capitals is a word and no acronym, mask or mark.
  private func isWord(
    _ token: CapitalToken, isAlone: Bool, isCopy: Bool = false, isShouted: Bool = false,
    in locale: inout JudgedLocale
  ) -> Bool {
    if isMask(token) || !isShouted && standsInSource(token) || isCode(token)
      || !isCopy && isBorrowed(token, isAlone, locale)
    {
      return false
    }
    if isAlone, translatesName(token, in: &locale) { return false }
    let bytes = plain.extracting(token.range)
    if locale.isListedAcronym(bytes) { return false }
    if let word = locale.shortWord(bytes) {
      return !isAcronym(word.evidence.marks, token, isAlone: isAlone)
    }
    // A translation of a word may be an acronym: Norwegian `OL`, French `VUS`.
    if isAlone, !source.isEmpty, token.letters < minimumLetters { return false }
    if token.letters >= minimumLetters {
      return !isStandard(token) && !SpelledWord.isSpelled(bytes, in: locale.tag.language)
        && !locale.isAcronym(bytes)
    }
    return locale.isOrdinaryWord(bytes) && !locale.isOftenInCapitals(bytes)
  }

  /// Whether a short word is not meant by a run, by what a lexicon says of it.
  private func isAcronym(
    _ marks: Evidence.Marks, _ token: CapitalToken, isAlone: Bool
  ) -> Bool {
    isAlone && marks.contains(.alone) || token.isBesideNumber && marks.contains(.number)
  }

  /// Whether a run stands for values, or for its letters.
  private func isMask(_ token: CapitalToken) -> Bool {
    token.touchesDigit || token.letters < 2 || token.isOneLetter || isDateMask(token)
      || token.isAlphabet && token.letters >= 4
  }

  /// Letters of the longest run that a consonant before it makes a code of.
  private static let longestCode = 4

  /// Whether a run of few letters is joined to one consonant, as in codes: `R-APDU`.
  private func isCode(_ token: CapitalToken) -> Bool {
    let start = token.range.lowerBound
    guard token.letters <= Self.longestCode, start > 1, plain[start - 1] == "-",
      start == 2 || !ASCII.isAlphanumeric(plain[start - 3])
    else { return false }
    return ASCII.isUpperCase(plain[start - 2])
      && !"AEIOU".utf8.contains(plain[start - 2])
  }

  /// Whether a run is a word of the source but for its case that a translation keeps as a name.
  ///
  /// That is so in a language of another script, and beside other words: Sinhala has `SHIFT` for "Shift",
  /// Indonesian `ID GAIA` for "Gaia ID".
  private func isBorrowed(
    _ token: CapitalToken, _ isAlone: Bool, _ locale: borrowing JudgedLocale
  ) -> Bool {
    isOfSource(token) && (!isAlone || locale.tag.scriptOrLikely != "Latn")
  }

  /// Whether a run is a word of the source that begins with a capital there, in any case.
  private func isOfSource(_ token: CapitalToken) -> Bool {
    sourceWords.capitalized.contains(
      token.range.map { ASCII.lowercased(plain[$0]) })
  }

  /// Letters of the longest run that is taken for an acronym.
  private static let longestAcronym = 5

  /// Whether the source text is one acronym, for which the language has another, or the alphabet: French
  /// `RNIS` for `ISDN`.
  private func translatesName(
    _ token: CapitalToken, in locale: inout JudgedLocale
  ) -> Bool {
    if source.isEmpty { return false }
    let tokens = CapitalTokens(source).tokens
    guard tokens.count == 1, tokens[0].isUpper, tokens[0].letters >= 3 else { return false }
    if tokens[0].isAlphabet, tokens[0].letters >= 4 { return true }
    return token.letters <= Self.longestAcronym
      && locale.isListedAcronym(source.extracting(tokens[0].range))
  }

  /// Whether a run is the name of a standard or program, of as many letters as acronyms have, with its
  /// version behind it: `FIMS 1.2`.
  private func isStandard(_ token: CapitalToken) -> Bool {
    guard token.letters <= Self.longestAcronym else { return false }
    var index = token.range.upperBound
    guard index < plain.count, plain[index] == 0x20 else { return false }
    index += 1
    let start = index
    while index < plain.count, ASCII.isDigit(plain[index]) { index += 1 }
    return index > start && index + 1 < plain.count && plain[index] == "."
      && ASCII.isDigit(plain[index + 1])
  }

  /// Whether a run is a mask for a date or time: `DD`, `YYYY`, `MMDD`.
  private func isDateMask(_ token: CapitalToken) -> Bool {
    var previous: UInt8 = 0
    var hasRepeat = false
    let bytes = plain.extracting(token.range)
    for index in bytes.indices {
      switch bytes[index] {
      case "D", "M", "Y", "H",
        "S":
        hasRepeat = hasRepeat || bytes[index] == previous
        previous = bytes[index]
      default: return false
      }
    }
    return hasRepeat
  }

  /// Whether a run stands in the source text as it is, and not only as a part of a longer run.
  private func standsInSource(_ token: CapitalToken) -> Bool {
    sourceWords.asWritten.contains(token.range.map { plain[$0] })
  }
}

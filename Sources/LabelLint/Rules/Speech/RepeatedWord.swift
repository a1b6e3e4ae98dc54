/// A word that stands twice in a row.
struct RepeatedWord: TextRule {
  static let metadata = RuleMetadata(
    id: "repeated-word", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: .note, prose: nil),
    levelRemark: "It is a warning if a known label has the word for a role twice.", isFixable: true,
    summary: "A word appears twice in a row.",
    rationale: """
      Readers skip a doubled word, but listeners hear it. It sounds like a stutter, or like a \
      second control.
      """,
    remedy: "Remove one of the two, or replace it with the word that is missing.",
    guidelines: [
      GuidelineClause("bbc-text-equivalents/succinct", "Be succinct")
    ],
    flagged: [
      RuleExample("⟦Save save⟧"), RuleExample("Open ⟦the the⟧ menu"),
      RuleExample("Play ⟦button button⟧", remark: "a doubled role"),
      RuleExample("Auf ⟦dem dem⟧ Gerät", language: "de", source: "On the device"),
      RuleExample("اكتب ⟦رمز رمز⟧ البلد", language: "ar", source: "Type the country code"),
      RuleExample(
        "⟦Sala sala⟧", language: "es", source: "Last room",
        remark: "perhaps for two words of the source, so there is no suggestion"),
    ],
    accepted: [
      RuleExample("Choo Choo"), RuleExample("Aye Aye Captain"), RuleExample("Bye, bye"),
      RuleExample("Extra Extra Large"),
      RuleExample("Kirim hati hati", language: "id", source: "Careful", remark: "a plural"),
      RuleExample("بار بار چلائیں", language: "ur", source: "Play repeatedly"),
      RuleExample("Mund të të kushtojë", language: "sq", source: "It may cost you"),
      RuleExample(
        "Air air an liosta seo", language: "gd", source: "On for this list",
        remark: "a language without data"),
      RuleExample("Huh huh!", language: "fi", source: "Phew!", remark: "an exclamation"),
      RuleExample(
        "Slå på på enheten", language: "sv", source: "Switch on on the device",
        remark: "a part of the verb before a preposition"),
      RuleExample("Wenn Sie sie löschen", language: "de", source: "If you delete them"),
      RuleExample("Vous vous déconnectez", language: "fr", source: "You log out"),
      RuleExample(
        "Διαγράψτε το το συντομότερο", language: "el", source: "Delete it as soon as you can",
        remark: "a pronoun before an article"),
      RuleExample("صغير جدا جدا", language: "ar", source: "Very very small", remark: "for stress"),
      RuleExample("واحداً واحداً", language: "ar", source: "One by one"),
      RuleExample(
        "إضافة إضافة إلى المتجر", language: "ar", source: "Add extension to store",
        remark: "the noun of a verb, and the same noun for a thing"),
      RuleExample(
        "Cuarto cuarto", language: "es", source: "Fourth room", remark: "a number and a room"),
      RuleExample("Tschu Tschu", language: "de", source: "Choo Choo", remark: "like its source"),
    ])

  /// Languages that double words to make others; those of South Asia all do, whatever their family
  /// (Abbi, Reduplication in South Asian Languages, 1992): "again and again", "slowly", "each one".
  static let doublingLanguages = Set(Resource.lines(of: "locales/doubling.txt"))
  /// Words that English doubles.
  private static let doubledWords = Set(Resource.lines(of: "words/doubled.txt"))
  /// Words that a language doubles, as `language word`.
  ///
  /// Albanian *të* is an article, a conjunction and a pronoun.
  private static let doubledByLanguage = Set(Resource.lines(of: "words/doubled-by-language.txt"))
  /// Endings of words that a language doubles, as `language ending`.
  private static let doubledEndings = Resource.lines(of: "words/doubled-endings.txt")
  /// Roles of controls, whose double is a fault of how labels are put together.
  private static let roles = Set(Resource.lines(of: "words/repeated-roles.txt"))

  /// Flags the two words.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    // Who knows no word of a language cannot tell which of them it doubles.
    guard let pair = Self.pair(in: text.plain), facts.locale.hasLexicon else { return }
    let language = facts.language
    guard let word = Self.fault(pair, in: text.plain, language: language) else { return }
    // Where the source repeats a word, so may its translation; a fault there is reported there.
    if !text.isSource, let other = Self.pair(in: text.source),
      Self.fault(other, in: text.source, language: "en") == nil
    {
      return
    }
    let isRole = Self.roles.contains(word)
    let isOneTooMany =
      isRole || text.isSource || language == "en"
      || facts.locale.holdsSmallWord(text.plain.extracting(pair.first))
    if !isOneTooMany, Self.mayBeNounOfVerb(pair, in: text.plain, language: language) { return }
    var verdict = Verdict(
      pair.range, isOneTooMany ? .twice(text.string(pair.first)) : .maybe(text.string(pair.first)),
      level: isRole && text.kind.tier == .certain ? .warning : nil)
    // Other words of a translation may stand for two of its source: "add an addition", "the fourth fourth".
    if isOneTooMany { verdict.write(text.string(pair.first)) }
    verdicts.append(verdict)
  }

  /// Two equal words with a blank between them.
  private struct Pair {
    /// Byte offsets of the first word.
    var first: Range<Int>
    /// Byte offsets of both.
    var range: Range<Int>
  }

  /// The word of a pair in lower case; nil where doubling it is right.
  private static func fault(_ pair: Pair, in text: Span<UInt8>, language: String) -> String? {
    let word = String(
      decoding: CaseFolding.folded(text.extracting(pair.first)), as: UTF8.self)
    if doubledWords.contains(word) || doublingLanguages.contains(language) { return nil }
    if isExclamation(pair, in: text) { return nil }
    if doubledEndings.contains(where: { isEnding($0, of: word, in: language) }) { return nil }
    return doubledByLanguage.contains("\(language) \(word)") ? nil : word
  }

  /// Whether a word ends as an entry of `doubledEndings` says for its language.
  private static func isEnding(_ entry: String, of word: String, in language: String) -> Bool {
    let parts = entry.split(separator: " ")
    guard let tag = parts.first, let ending = parts.last else { return false }
    return tag == language && word.utf8.reversed().starts(with: ending.utf8.reversed())
  }

  /// Whether one of the two words may be the noun of a verb and the other the same noun for a thing.
  ///
  /// Arabic and Korean ask for an action with such a noun: Arabic at the start of a label, Korean at its end.
  private static func mayBeNounOfVerb(
    _ pair: Pair, in text: Span<UInt8>, language: String
  ) -> Bool {
    switch language {
    case "ar": !Verdict.hasLetter(text.extracting(0..<pair.range.lowerBound))
    case "ko": !Verdict.hasLetter(text.extracting(pair.range.upperBound..<text.count))
    default: false
    }
  }

  /// Whether the two words are all that a text calls out: Finnish "Huh huh!".
  private static func isExclamation(_ pair: Pair, in text: Span<UInt8>) -> Bool {
    pair.range.upperBound < text.count && text[pair.range.upperBound] == "!"
      && !Verdict.hasLetter(text.extracting(0..<pair.range.lowerBound))
  }

  /// The first two words in a row that are equal but for case.
  private static func pair(in text: Span<UInt8>) -> Pair? {
    var start = 0
    for index in text.indices where text[index] == " " {
      if let pair = pair(start..<index, in: text) { return pair }
      start = index + 1
    }
    return nil
  }

  /// A word, before a blank, and the one behind that where they are equal but for case.
  private static func pair(_ first: Range<Int>, in text: Span<UInt8>) -> Pair? {
    let second = first.upperBound &+ 1..<first.upperBound &+ 1 &+ first.count
    // Words that end with other letters are the rule.
    guard second.upperBound <= text.count, first.count >= 2,
      (text[first.upperBound - 1] ^ text[second.upperBound - 1]) & 0xDF == 0,
      !text.isWord(at: second.upperBound), areEqualWords(first, second, in: text)
    else { return nil }
    return Pair(first: first, range: first.lowerBound..<second.upperBound)
  }

  /// Whether two pieces are one word of two letters or more, but for case.
  private static func areEqualWords(
    _ first: Range<Int>, _ second: Range<Int>, in text: Span<UInt8>
  ) -> Bool {
    var letters = 0
    var index = first.lowerBound
    while index < first.upperBound {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      guard LetterCase(scalar) != .none else { return false }
      letters += 1
      index += length
    }
    guard letters >= 2,
      second.upperBound == text.count || !continues(at: second.upperBound, in: text)
    else { return false }
    let (left, right) = (text.extracting(first), text.extracting(second))
    if left.hasSameBytes(as: right) { return true }
    return CaseFolding.folded(left) == CaseFolding.folded(right)
  }

  /// Whether a hyphen or apostrophe joins more to a word: `die die-hard`.
  private static func continues(at end: Int, in text: Span<UInt8>) -> Bool {
    let (mark, length) = text.scalarOrReplacement(at: end)
    guard mark == "-" || CharacterProperties.isApostrophe(mark) else { return false }
    return end + length < text.count && text.isWord(at: end + length)
  }
}

extension Finding.Wording {
  fileprivate static func twice(_ word: String) -> Self {
    "\(quoting: word) appears twice in a row; remove one of the two"
  }

  fileprivate static func maybe(_ word: String) -> Self {
    "\(quoting: word) appears twice in a row; remove one, or correct one of them if the source has two different words"
  }
}

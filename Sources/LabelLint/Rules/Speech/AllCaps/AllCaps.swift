/// A label written in capitals.
struct AllCaps: TextRule, LexiconExtendingRule {
  @Option("short-words", "Further short words that are not acronyms: `LIVE`.")
  var shortWords: [String] = []
  @Option(
    "minimum-letters",
    "How many capitals in a row count as a word and not as an acronym, without other evidence.")
  var minimumLetters = 4
  @Option("partial", "Whether a text with some words in capitals gets a note.")
  var reportsPartial = true

  static let metadata = RuleMetadata(
    id: "all-caps", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .warning, prose: .warning),
    levelRemark: """
      It is a note if only some words are in capitals, or if the capitals may be intended, as in a badge.
      """, isFixable: true,
    summary: "A text is written in capitals.",
    rationale: """
      Speech synthesis may spell a word in capitals letter by letter. Capitals are harder to \
      recognize by their shape. In German and Greek, the capitals do not always show which \
      lowercase letters are correct. Capitals belong in the style, not in the text.
      """,
    remedy: """
      Write the text in sentence case and let the style capitalize it: `textAllCaps` on Android, \
      `textCase` on Apple platforms.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/case-narendra-modi",
        "The controls on the rest of the app are labelled in all caps, which makes using the "
          + "screen reader difficult.", .states)
    ],
    flagged: [
      RuleExample("⟦SHOW ALL⟧"), RuleExample("⟦REMOVE DOWNLOADED FILE⟧?"), RuleExample("⟦OR⟧"),
      RuleExample("⟦DENY⟧"), RuleExample("⟦SUPPORTERS⟧+"),
      RuleExample("⟦BỎ THEO DÕI⟧", language: "vi", source: "Unfollow"),
      RuleExample("⟦ВЫБЕРИТЕ КАТЕГОРИЮ⟧", language: "ru", source: "Select a category"),
      RuleExample("⟦ᲒᲐᲕᲘᲒᲔ⟧!", language: "ka", source: "Got it!"),
      RuleExample("⟦SCHLIEßEN⟧", language: "de", source: "Close"),
      RuleExample(
        "⟦HTTP PROXY (SOCKS5)⟧", language: "de", source: "HTTP Proxy (SOCKS5)",
        remark: "the source in capitals"),
      RuleExample(
        "⟦SHOW ALL AUTHORS⟧", key: "show_authors", remark: "a phrase, not a name"),
    ],
    accepted: [
      RuleExample("OK"), RuleExample("URL"), RuleExample("SSL/TLS"), RuleExample("N/A"),
      RuleExample("%.1f MB"), RuleExample("A - Z"), RuleExample("XXXX-XXXX-XXXX-XXXX"),
      RuleExample("CHARSET_MOST_SPECIAL", remark: "an identifier"),
      RuleExample("CC BY-SA 4.0"), RuleExample("DVD"),
      RuleExample("QVGA"), RuleExample("OAUTH"), RuleExample("IMEI", key: "imei_title"),
      RuleExample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", remark: "the alphabet"),
      RuleExample("RNIS", language: "fr", source: "ISDN", remark: "an acronym for an acronym"),
      RuleExample("SWIFT 코드 복사", language: "ko", source: "Copy SWIFT code"),
      RuleExample("CAPTCHA 画像", language: "ja", source: "Captcha image"),
      RuleExample(
        "MAIUSC +", language: "it", source: "Shift+", key: "play_shift_shortcut_label",
        remark: "the legend of a key"),
      RuleExample(
        "CANC", language: "it", source: "delete", key: "abc_menu_delete_shortcut_label",
        remark: "the legend of a key"),
      RuleExample("OL", language: "nb", source: "Olympics", remark: "an acronym for a word"),
      RuleExample("ВЫКЛ", language: "ru", source: "Off", remark: "as switches show it"),
      RuleExample("SHIFT", language: "si", source: "Shift", remark: "a key, in Latin letters"),
      RuleExample("ID GAIA", language: "id", source: "Gaia ID", remark: "a name of the source"),
      RuleExample("R-APDU", remark: "a code"), RuleExample("LIVE", remark: "a badge of media"),
      RuleExample("BLAM", key: "app_name", remark: "the app's own name"),
      RuleExample("ROCKET RUN", key: "app_name", remark: "a name of two words"),
      RuleExample("XQRTP", remark: "can only be spelled out"),
      RuleExample("LTEP", remark: "no English word begins like this"),
      RuleExample("ALPN", remark: "no English word ends like this"),
      RuleExample(
        "WEEIA", key: "weeia_title",
        beside: [ExampleEntry("weeia_text", "Welcome to WEEIA", source: "Welcome to WEEIA")],
        remark: "written the same way in another text"),
      RuleExample(
        "Le cartas debe leger le STATO DEL TELEPHONO pro functionar", language: "ia",
        source: "Maps need to read PHONE STATE to function", key: "phone_text",
        remark: "a name in capitals in the source, too"),
      RuleExample("GERP 1.2", remark: "the name of a standard, with its version"),
      RuleExample("MTD (NAND/NOR)", remark: "kinds of what an acronym names"),
      RuleExample("ROBERT SCHNEIDER", key: "song_author", remark: "a person's name"),
      RuleExample(
        "HANS KRÜGER", language: "de", source: "Robert Schneider", key: "translators",
        remark: "a person's name"),
    ])

  private static let brands = Resource.words("keys/brands")

  /// Whether a text in capitals is the name of the app, of a key on a keyboard, of a brand or of capitals.
  private static func isName(_ text: borrowing Text, _ tokens: [CapitalToken]) -> Bool {
    if AppNames.isOne(text.key) || tokens.count == 1 && isKeyLegend(text) { return true }
    if namesCapitals(text.source) { return true }
    guard tokens.count <= 2 else { return false }
    if showsEffect(text.key) || KeptTextKeys.isModifier(text.plain) { return true }
    return KeyWords(text.key).holds(Self.brands)
      && !tokens.contains { EnglishWords.contains(text.plain.extracting($0.range)) }
  }

  /// Whether a source names capitals themselves, which its translation may be written in: "Make Upper Case".
  private static func namesCapitals(_ source: Span<UInt8>) -> Bool {
    let words = Text.verbatim(source, source.indices).lowercased().split(separator: " ")
    return words.contains("uppercase")
      || zip(words, words.dropFirst()).contains { first, second in
        first == "upper" && second == "case" || first == "all" && second == "caps"
      }
  }

  /// Whether a key names capitals themselves, which a text may be written in to show them: "UPPERCASE".
  private static func showsEffect(_ key: Span<UInt8>) -> Bool {
    let words = KeyWords(key)
    return words.holds(["uppercase", "allcaps"]) || words.holds("upper", then: "case")
      || words.holds("all", then: "caps")
  }

  /// Flags texts in capitals, and notes those that are shouted in part.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    // A translation has its source's fault, and no other in a text that it shares with it.
    let isInherited = text.isInherited("all", of: Self.metadata.id)
    let isCopy = text.source.hasSameBytes(as: text.plain)
    if isCopy, !isInherited { return }
    guard CapitalTokens.mayShout(text.plain) else { return }
    let tokens = CapitalTokens(text.plain)
    guard tokens.isAllUpper || reportsPartial && CapitalWords.mayBeShouted(tokens.tokens),
      Self.haveWords(tokens, text)
    else { return }
    let mayNamePeople = tokens.tokens.count > 1 && NamesOfPeople.areMeant(by: text.key)
    if mayNamePeople, NamesOfPeople.areAll(of: text, in: facts.locale.source.catalog) { return }
    let judge = CapitalWords(minimumLetters: minimumLetters, text: text)
    if tokens.isAllUpper {
      // Check the key last: most all-caps texts are acronyms and never get here.
      guard !Self.isAcronymOfTranslation(text, tokens.tokens, &facts.locale),
        isCopy
          || judge.hasWord(tokens.tokens, ofShoutedSource: isInherited, in: &facts.locale),
        !Self.isName(text, tokens.tokens),
        let verdict = verdict(
          onAll: tokens.tokens, text, &facts.locale, isInherited: isInherited,
          mayNamePeople: mayNamePeople)
      else { return }
      verdicts.append(verdict)
    } else if let range = judge.shoutedPart(tokens.tokens, in: &facts.locale),
      !Self.isName(text, tokens.tokens), !Self.followsSource(text)
    {
      verdicts.append(
        Verdict(
          range, .partly(text.string(range)), pattern: "part", level: .note, confidence: .medium))
    }
  }

  /// What is said of a text that is all in capitals; nil where they are on purpose.
  private func verdict(
    onAll tokens: [CapitalToken], _ text: borrowing Text, _ locale: inout JudgedLocale,
    isInherited: Bool, mayNamePeople: Bool
  ) -> Verdict? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let start = first.range.lowerBound
    let range = start..<Self.end(behind: start..<last.range.upperBound, tokens.count, text.plain)
    var verdict = Verdict(range, .capitals(text.string(range)), pattern: "all")
    // Names keep their capitals, and nothing tells them from words.
    if !mayNamePeople, let written = sentenceCase(of: tokens, in: range, text, &locale) {
      verdict.write(written)
    }
    if isInherited { return verdict }
    let isAlone = tokens.count == 1
    if isAlone, locale.source.isBesideConstant(text) { return nil }
    if Self.mayStay(text, range, isAlone: isAlone, locale) { verdict.level = .note }
    return verdict
  }

  /// Where several words in capitals end: with the digits and the bracket that belong to the last, "HTTP PROXY (SOCKS5)".
  private static func end(
    behind words: Range<Int>, _ count: Int, _ plain: Span<UInt8>
  ) -> Int {
    var end = words.upperBound
    if count < 2 { return end }
    while end < plain.count, ASCII.isDigit(plain[end]) { end += 1 }
    let open = words.count { plain[$0] == "(" } - words.count { plain[$0] == ")" }
    return open > 0 && end < plain.count && plain[end] == ")" ? end + 1 : end
  }

  /// Whether capitals are those of words: not a letter, a script without small letters, an identifier or an address.
  private static func haveWords(_ tokens: CapitalTokens, _ text: borrowing Text) -> Bool {
    tokens.casedLetters >= 2 && !tokens.hasUncased && !tokens.isIdentifier
      && !WrittenAddress.areMost(of: text.plain)
  }

  /// Whether a translation is shouted where its source is, and the source is not told of: two words in a row may be the
  /// name of something, which takes more in another language.
  private static func followsSource(_ text: borrowing Text) -> Bool {
    guard !text.isSource, !text.isInherited("part", of: metadata.id),
      CapitalTokens.mayShout(text.source)
    else { return false }
    let tokens = CapitalTokens(text.source).tokens
    return zip(tokens, tokens.dropFirst()).contains { first, second in
      first.isUpper && second.isUpper && first.letters >= 2 && second.letters >= 2
    }
  }

  /// Whether capitals may well be what the text's owner wants; a translator may have taken those of "OK" over.
  private static func mayStay(
    _ text: borrowing Text, _ range: Range<Int>, isAlone: Bool, _ locale: JudgedLocale
  ) -> Bool {
    isAlone && mayStayAlone(text, range, locale.tag) || isMeant(text)
      || TemplateText.isOne(text.plain) || locale.source.remarks(on: text, remarks)
      || CapitalTokens.mayShout(text.source) && CapitalTokens(text.source).isAllUpper
  }

  var addedWords: [AddedWords] { [AddedWords(shortWords, .shortWords, "word")] }
}

extension AllCaps {
  private static let remarks = Resource.words("capitals/remarks")
  /// Words for the states of a switch that platforms themselves write in capitals.
  private static let states = Resource.words("capitals/states")
  /// Letters of words in capitals that may be acronyms as well.
  private static let lettersOfAcronyms = 4...5

  /// Words of badges, dials and between two ways to go on, in small letters.
  private static let badges = Resource.words("capitals/badges")

  /// Words of English that are acronyms as well, in small letters.
  private static let likeAcronyms = Resource.words("capitals/like-acronyms")

  /// Whether a word among others is rather a word of English than the acronym of the same letters: "CONTACT US".
  private static func isLikeAcronym(_ word: Span<UInt8>) -> Bool {
    likeAcronyms.contains { word.matches($0) }
  }

  private static let badgeKeys = Resource.words("keys/badges")

  /// Whether a text of one word may be in capitals.
  private static func mayStayAlone(
    _ text: borrowing Text, _ word: Range<Int>, _ locale: LocaleTag
  ) -> Bool {
    mayStay(text.plain.extracting(word), text.key, locale) || standsForState(text)
      || isAcronymOfKey(text)
  }

  /// Whether an owner may leave one word in capitals: what a switch or badge says, or in English a word of few
  /// letters that is no ordinary one, such as `FIDE`.
  private static func mayStay(
    _ word: Span<UInt8>, _ key: Span<UInt8>, _ locale: LocaleTag
  ) -> Bool {
    if isState(word) { return true }
    if badges.contains(where: { word.matches($0) })
      || KeyWords(key).holds(Self.badgeKeys)
    {
      return true
    }
    return locale.language == "en" && word.isASCII && lettersOfAcronyms.contains(word.count)
      && !EnglishWords.contains(word)
  }

  /// Whether a word is what platforms write on a switch.
  private static func isState(_ word: Span<UInt8>) -> Bool {
    states.contains { word.matches($0) }
  }

  /// Whether a word of a translation stands for a state that the source has in capitals among small letters:
  /// Upper Sorbian "ZAPINAJĆE %s" for "Switch %s to ON".
  private static func standsForState(_ text: borrowing Text) -> Bool {
    guard !text.isSource, CapitalTokens.mayShout(text.source) else { return false }
    let tokens = CapitalTokens(text.source)
    return !tokens.isAllUpper
      && tokens.tokens.contains { $0.isUpper && isState(text.source.extracting($0.range)) }
  }

  /// Whether the key has the one word of a text, or of its source, in capitals behind small letters, as it has an
  /// acronym: `serviceClassFAX`.
  private static func isAcronymOfKey(_ text: borrowing Text) -> Bool {
    let word = text.isSource ? text.plain : text.source
    let start = text.key.count - word.count
    guard word.count > 1, start > 0, ASCII.isLowerCase(text.key[start - 1]) else { return false }
    return word.indices.allSatisfy {
      ASCII.isUpperCase(word[$0]) && word[$0] == text.key[start + $0]
    }
  }

  private static let results = Resource.words("keys/results-of-games")

  /// Whether a text is in capitals on purpose: its key says so, or it tells who has won.
  private static func isMeant(_ text: borrowing Text) -> Bool {
    let words = KeyWords(text.key)
    if words.holds(["caps"]) { return true }
    guard text.plain.count > 0, text.plain[text.plain.count - 1] == "!" else {
      return false
    }
    return words.holds(Self.results)
  }

  /// Whether a text is what stands on a key, as all do in capitals: Italian `CANC` for `delete`, and
  /// `MAIUSC +` for `Shift+`, to be put before another key.
  private static func isKeyLegend(_ text: borrowing Text) -> Bool {
    if text.key.holds("shortcut_label") { return true }
    guard text.plain.count > 0, text.plain[text.plain.count - 1] == "+" else {
      return false
    }
    return text.key.holds("shortcut") || text.key.holds("keyboard")
  }

  /// Whether a translation is one run of capitals that no word of its language begins with, for several words of a source
  /// that is not in capitals: Indonesian `SPBU` for "gas station".
  private static func isAcronymOfTranslation(
    _ text: borrowing Text, _ tokens: [CapitalToken], _ locale: inout JudgedLocale
  ) -> Bool {
    guard tokens.count == 1, let token = tokens.first, !CapitalTokens.mayShout(text.source),
      text.source.firstIndex(of: 0x20) != nil
    else { return false }
    let word = text.plain.extracting(token.range)
    return word.isASCII && word.count <= lettersOfAcronyms.upperBound && !locale.isInUse(word)
      && SpelledWord.opensUnspoken(word, in: locale.tag.language)
  }

  /// Whether a word of a translation may be an abbreviation that nobody has listed, whose small letters are wrong: no
  /// word begins so, or it stands alone for several words, as Indonesian `SPBU` for a gas station.
  private static func mayBeAbbreviation(
    _ word: Span<UInt8>, isAlone: Bool, _ text: borrowing Text, _ locale: inout JudgedLocale
  ) -> Bool {
    guard !text.isSource, word.isASCII, word.count <= lettersOfAcronyms.upperBound,
      !locale.isInUse(word), !locale.knowsWord(word)
    else { return false }
    if SpelledWord.opensUnspoken(word, in: locale.tag.language) { return true }
    return isAlone && text.source.firstIndex(of: 0x20) != nil && !locale.sourceActs(in: text)
  }

  /// A text in capitals as in a sentence, acronyms kept; nil where that cannot be known.
  private func sentenceCase(
    of tokens: [CapitalToken], in range: Range<Int>, _ text: borrowing Text,
    _ locale: inout JudgedLocale
  ) -> String? {
    let places = SentencePlaces(tokens, text)
    var written: [UInt8] = []
    var index = range.lowerBound
    for (number, token) in tokens.enumerated() {
      while index < token.range.lowerBound {
        // What stands for a placeholder cannot be written.
        if text.plain[index] == 0xEF { return nil }
        written.append(text.plain[index])
        index += 1
      }
      let word = text.plain.extracting(token.range)
      index = token.range.upperBound
      let isWord =
        tokens.count > 1
        && (locale.tag.language == "en" ? Self.isLikeAcronym(word) : locale.isRatherWord(word))
      // Two letters that the source does not have are a word of the language: Polish "BY".
      let isOwnWord =
        !text.isSource && word.count == 2 && text.source.firstIndex(ofBytes: word) == nil
      if locale.isListedAcronym(word) && !isWord && !isOwnWord || token.touchesDigit {
        for byte in token.range { written.append(text.plain[byte]) }
        continue
      }
      if !isWord, Self.mayBeAbbreviation(word, isAlone: tokens.count == 1, text, &locale) {
        return nil
      }
      guard let own = locale.writing(of: word, in: text, at: places[number]) else { return nil }
      written += own
    }
    written += (index..<max(index, range.upperBound)).map { text.plain[$0] }
    return String(decoding: written, as: UTF8.self)
  }
}

extension Finding.Wording {
  fileprivate static func capitals(_ text: String) -> Self { "\(quoting: text) is all capitals" }

  fileprivate static func partly(_ text: String) -> Self {
    "\(quoting: text) is in capitals, unlike the other words"
  }
}

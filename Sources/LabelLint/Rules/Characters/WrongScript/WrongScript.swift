/// A text without a letter of the script that its language is written in.
struct WrongScript: SelectiveTextRule {
  static let scope = TextScope.everyText

  @Option("scripts", "Scripts that a locale may use in addition to its own: `{kk: [Latn]}`.")
  var scripts: [String: Set<String>] = [:]
  @Option("allow", "Texts that may be in any script.")
  var allow: Set<String> = []

  /// A text left in another language follows its own habits.
  static let judgesCopies = false

  static let metadata = RuleMetadata(
    id: "wrong-script", family: .localization, severity: .warning,
    levelRemark: "It is a note if the text may be a name.",
    summary: "A text is not written in the script of its language.",
    rationale: """
      A screen reader reads the app with a voice for its language, and this voice cannot read such \
      a text. It is nearly always the text of another language in the wrong file. Developers may \
      also leave a source text in their own language. If most texts of the default folder \
      (`values`) are in another script than the source language, label-lint treats their language \
      as the source language.
      """,
    remedy: "Write the text in the language of its file.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/case-epathshala",
        "only the Hindi and English buttons are correctly announced"),
      GuidelineClause("wcag/3.1.2"),
    ],
    flagged: [
      RuleExample(
        "⟦Crëwch ffolder newydd yma⟧", language: "ar", source: "Create a new folder here",
        key: "create_folder_text"),
      RuleExample(
        "⟦Paskyra nerasta dabar⟧", language: "ru", source: "The account was not found",
        key: "account_text"),
      RuleExample(
        "⟦Создать новую папку⟧", language: "de", source: "Create a new folder",
        key: "create_folder_text"),
      RuleExample(
        "⟦அட்டைகளின் முழு பட்டியலையும் சேமி⟧", language: "gu", source: "Save the whole list of cards",
        key: "save_cards_text", remark: "Tamil in Gujarati"),
      RuleExample(
        "⟦设置⟧", language: "ko", source: "Settings", key: "settings_title",
        remark: "Chinese in Korean"),
      RuleExample(
        "⟦{n, plural, =1 {one kilometer} other {{n,number,#.0} kilometers}}⟧", language: "ru",
        source: "{n, plural, =1 {1 mile} other {{n,number,#.0} miles}}", key: "distance_text",
        remark: "the branches of a message are text"),
      RuleExample(
        "⟦Play the list from the start⟧", language: "ru",
        source: "Start the song, then play the list from there", key: "start_text",
        remark: "an older source text, all words of which are those of the source"),
      RuleExample(
        "⟦刪除檔案嗎？⟧", language: "ja", source: "Delete the file?", key: "delete_question",
        remark: "letters that Japanese does not have, or writes in another form"),
      RuleExample(
        "⟦ファイルを保存⟧", language: "zh-Hans", source: "Save the file", key: "save_text",
        remark: "syllables of Japanese in Chinese"),
      RuleExample(
        "⟦Ваші налаштування на цьому пристрої збережено⟧", language: "ru",
        source: "Your settings on this device were saved", key: "saved_text",
        remark: "letters that Russian does not have"),
      RuleExample(
        "⟦Настройки сохранены на этом устройстве⟧", language: "uk",
        source: "The settings were saved on this device", key: "saved_text"),
    ],
    accepted: [
      RuleExample(
        "বিষ্ণুপ্রিয়া মণিপুরী", key: "language_local_names", remark: "what a language calls itself"),
      RuleExample(
        "{In 6 months}", language: "ru", source: "{That's N days from now}", key: "expiry_text",
        formats: [.strings, .xcstrings], remark: "code replaces it with a value"),
      RuleExample(
        "OAuth ၂.၀", language: "my", source: "OAuth 2.0", key: "oauth_title",
        remark: "the digits are those of the locale"),
      RuleExample("App Exposé", language: "el", source: "App Expose", key: "expose_title"),
      RuleExample("Cookie", language: "zh-Hans", source: "Cookies", key: "cookies_title"),
      RuleExample("yyyy MMM", language: "ko", source: "MMM yyyy", key: "date_text"),
      RuleExample("Wi-Fi", language: "ru", source: "Wi-Fi", key: "wifi_title"),
      RuleExample(
        "OAuth token", language: "ru", source: "Enter your OAuth token", key: "token_title",
        remark: "a term of the source"),
      RuleExample(
        "{n, plural, =1 {1} few {{n,number,#.0}} other {{n,number,#.0}}}", language: "ru",
        source: "{n, plural, =1 {1} other {{n,number,#.0}}}", key: "distance_text",
        remark: "a message that shows only numbers"),
      RuleExample(
        "{artist} – {album}", language: "ru", source: "{album}", key: "song_text",
        remark: "names of values"),
      RuleExample(
        "https://www.primer.example.rs", language: "sr", source: "https://www.example.com",
        key: "host_text", remark: "an address"),
      RuleExample(
        "\u{200E}Alt + „Fn“", language: "he", source: "Alt+Fn",
        key: "keys_text",
        remark: "the source with quotation marks and an invisible mark of direction"),
      RuleExample(
        "© Authors of the free player", language: "ru", source: "© The authors of Player",
        key: "notice_text", remark: "a copyright notice, which may stay in English"),
      RuleExample("设置", language: "zh-Hans", source: "Settings", key: "settings_title"),
      RuleExample(
        "後で読む", language: "ja", source: "Read it later", key: "later_text",
        remark: "a letter of Traditional Chinese that Japanese has"),
      RuleExample(
        "繁體中文", language: "ko", source: "Traditional Chinese", key: "chinese_title",
        remark: "the language's own name"),
      RuleExample(
        "Газета «Вісті з України»", language: "ru", source: "The newspaper “News from Ukraine”",
        key: "newspaper_text", remark: "a name"),
      RuleExample("変更履歴", language: "ja", source: "Change log", key: "changes_title"),
      RuleExample(
        "音乐の盒 ツ", language: "zh-Hans", source: "Music box", key: "music_text",
        remark: "Japanese syllables as ornaments"),
      RuleExample(
        "國會圖書館", language: "zh-HK", source: "Library of Congress", key: "library_text"),
    ])

  /// Fewest letters that are judged.
  private static let fewestLetters = 3
  /// Scripts in which a name begins with a capital.
  static let withCapitals: Set<Script> = [.latin, .cyrillic, .greek, .armenian]
  /// Most letters of a name in a script without blanks between words.
  private static let longestName = 6
  /// Words of keys whose texts are values in Latin letters.
  private static let valueWords = Resource.words("keys/values")

  /// Looks for a letter of the expected script.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let verdict =
      pair.isSource
      ? self.verdict(ofSource: pair, &facts) : self.verdict(ofTranslation: pair, &facts)
    if let verdict { verdicts.append(verdict) }
  }

  /// What is wrong with a translation; nil for one that has a letter of its language, or is right in any script.
  private func verdict(ofTranslation pair: borrowing Text, _ facts: inout Facts) -> Verdict? {
    // A text that is its source belongs to another rule.
    guard pair.sourcePlace != nil,
      !pair.decoded.hasSameBytes(as: pair.decodedSource),
      let script = facts.comparison.locales[pair.locale].script
    else { return nil }
    let tag = facts.comparison.locales[pair.locale].tag
    let whole = 0..<pair.decoded.count
    if !allow.isEmpty, allow.contains(pair.verbatimDecoded(whole)) { return nil }
    if script.includes(.han),
      let (message, level) = Self.otherChinese(
        pair.decoded, tag, facts.comparison.locales[pair.locale].likelyScript())
    {
      if Self.nameLanguage(Self.words(of: pair.decodedSource)) { return nil }
      return Verdict(decoded: whole, message, pattern: "", level: level)
    }
    if script == .cyrillic, let verdict = Self.otherAlphabet(pair, tag) { return verdict }
    // Korean has Chinese letters beside its own, and no text of an app in them alone.
    let expected = tag.language == "ko" ? Script.hangul : script
    guard let letters = ForeignLetters(in: pair.decoded, expected: expected),
      !isAllowed(letters.script, in: tag), !Self.isCopyright(pair),
      letters.script != .latin || !Self.namesNoWords(row: pair.row, of: facts.comparison.catalog),
      !(Self.isDummy(pair.decoded) && Self.isDummy(pair.decodedSource))
    else { return nil }
    return Self.verdict(
      on: letters, insteadOf: expected, in: pair, tag, &facts.comparison)
  }

  /// What is wrong with a text in letters of another language; nil for one that names a language.
  private static func otherAlphabet(_ pair: borrowing Text, _ tag: LocaleTag) -> Verdict? {
    let source = words(of: pair.decodedSource)
    guard !nameLanguage(source),
      let word = OtherAlphabet.word(among: words(of: pair.decoded), besides: source, tag.language)
    else { return nil }
    return Verdict(decoded: 0..<pair.decoded.count, .otherAlphabet(word, tag), pattern: "alphabet")
  }

  /// Whether the configuration says that a script is right in a locale.
  func isAllowed(_ script: Script, in tag: LocaleTag) -> Bool {
    [tag.description, tag.language].contains { scripts[$0]?.contains(script.code) ?? false }
  }

  /// Whether a text has the wording of law, which stays as it is in any language.
  private static func isCopyright(_ pair: borrowing Text) -> Bool {
    KeptTextKeys.isCopyright(pair.decoded) && KeptTextKeys.isCopyright(pair.decodedSource)
  }

  /// Whether a text stands between braces as a whole, with none within: what designers see of a screen until code
  /// writes a value in its place.
  private static func isDummy(_ text: Span<UInt8>) -> Bool {
    guard text.count > 2, text[0] == "{" else { return false }
    return text.firstIndex(of: "}") == text.count - 1 && text.firstIndex(of: "{", from: 1) == nil
  }

  /// What is wrong with a translation in foreign letters; nil where its words are known in any language.
  private static func verdict(
    on letters: ForeignLetters, insteadOf expected: Script, in pair: borrowing Text,
    _ tag: LocaleTag, _ tools: inout ComparisonContext
  ) -> Verdict? {
    // Two Chinese letters are a word, and Korean writes names in its own.
    let isChinese = expected == .hangul && letters.script == .han
    if letters.count < (isChinese ? 2 : fewestLetters) { return nil }
    let words = Self.words(of: pair.decoded)
    let sourceWords = Self.words(of: pair.decodedSource)
    // Where the source has only values, letters are those of a placeholder that cannot be read.
    if !sourceWords.contains(where: hasLetter) { return nil }
    if isChinese, nameLanguage(sourceWords) { return nil }
    let foreign = Self.foreign(among: words, sourceWords, &tools)
    if foreign.isEmpty || !isChinese && words.count == 1 && sourceWords.count <= 2 { return nil }
    let areNames = mayBeNames(foreign, among: words)
    // Letters without capitals do not tell a name, but a sentence is longer than one.
    let isLong = letters.count >= longestName && !withCapitals.contains(letters.script)
    let mayBeName = !isLong && (words.count <= 2 || areNames)
    // Where most words are the source's, other locales that have the text have it from there.
    let mayBeOwned = foreign.count * 2 > words.count
    // Names are no language's.
    let origin =
      areNames
      ? ForeignOrigin.unknown
      : ForeignOrigin(
        of: pair, letters.script, words, mayBeOwned: mayBeOwned, tools.catalog,
        tools.context.vocabulary.locales)
    return Verdict(
      decoded: 0..<pair.decoded.count, message(tag, expected, origin), pattern: "",
      level: mayBeName ? .note : .warning)
  }

  /// The words of a text that are not known in any language; where all are words of an English source, the ordinary
  /// ones of these.
  private static func foreign(
    among words: [String], _ sourceWords: [String], _ tools: inout ComparisonContext
  ) -> [String] {
    let names = tools.appNames()
    let foreign = words.filter { !isKnown($0, among: sourceWords, names: names) }
    let isOfEnglish = foreign.isEmpty && tools.catalog.sourceLocale.language == "en"
    return isOfEnglish ? ordinary(words) : foreign
  }

  /// Whether a word has a letter, and is more than a number.
  private static func hasLetter(_ word: String) -> Bool {
    word.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// What is said of letters in a locale where others are expected.
  ///
  /// A language of several scripts has no wrong ones: what counts is how it is mostly written, or how its texts in the
  /// app are.
  private static func message(
    _ tag: LocaleTag, _ expected: Script, _ origin: ForeignOrigin
  ) -> Finding.Wording {
    guard CopyLocale.isOfSeveralScripts(tag) else { return .wrong(tag, origin) }
    return expected.code == tag.scriptOrLikely ? .unusual(tag, origin) : .unlikeOthers(tag, origin)
  }

  /// What a text is written in that a locale with Chinese letters does not use: the other kind of Chinese, Chinese in
  /// Japanese, or Japanese in Chinese; nil where its letters do not tell.
  ///
  /// A single letter may be that of a name, which is noted.
  private static func otherChinese(
    _ text: Span<UInt8>, _ tag: LocaleTag, _ script: String?
  ) -> (Finding.Wording, Severity)? {
    let letters = HanLetters(text)
    if letters.isJapanese, script == "Hans" || script == "Hant" {
      return (.chinese("Japanese", tag), .warning)
    }
    if letters.hasKana { return nil }
    let found: (name: Finding.Wording, count: Int)
    switch script {
    case "Hans" where letters.simplified.isEmpty:
      found = ("Traditional Chinese", letters.traditional.count)
    case "Hant" where letters.traditional.isEmpty:
      found = ("Simplified Chinese", letters.simplified.count)
    case "Jpan": found = ("Chinese", letters.chinese.count)
    default: return nil
    }
    if found.count == 0 { return nil }
    return (.chinese(found.name, tag), found.count > 1 ? .warning : .note)
  }

  /// Whether the words of a source name a language: lists have each in its own letters.
  private static func nameLanguage(_ words: [String]) -> Bool {
    words.count <= 3 && words.contains { KeptTextKeys.isLanguage($0.lowercased()) }
  }

  /// Whether foreign words look like names of products or organisations, which keep their letters in many
  /// languages: each begins with a capital, and not only as the first word of a sentence.
  private static func mayBeNames(_ foreign: [String], among words: [String]) -> Bool {
    guard foreign.allSatisfy(isCapitalized) else { return false }
    return foreign.count > 1 || foreign.first != words.first || words.allSatisfy(isCapitalized)
  }

  /// Whether a word begins with a capital, as names do.
  private static func isCapitalized(_ word: String) -> Bool {
    word.unicodeScalars.first.map(CharacterProperties.isUpper) ?? false
  }

  /// Whether the key of a row says that its texts are no words.
  static func namesNoWords(row: Int, of catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    return KeyWords(file.bytes(file.entries[Int(first.entry)].key)).holds(valueWords)
  }

  /// The words of a text; tags, placeholders and addresses are none.
  static func words(of text: Span<UInt8>) -> [String] {
    var words: [String] = []
    var shown = ShownText(passingAddresses: true)
    while let word = shown.nextWord(in: text, of: { scalar, _ in WordScalar.isPart(scalar) }) {
      words.append(Text.verbatim(text, word))
    }
    return words
  }

  /// The ordinary words of English in a text whose words are all those of its source; none where there is only one, as
  /// in "OAuth token".
  private static func ordinary(_ words: [String]) -> [String] {
    let found = words.filter {
      !isCapitalized($0) && EnglishWords.contains($0.utf8.span)
        && !EnglishWords.isLoan($0.utf8.span)
    }
    return found.count > 1 ? found : []
  }

  /// Whether a word is that of the source, a name, an acronym, a pattern of dates or a unit.
  private static func isKnown(
    _ word: String, among source: [String], names: Set<String>
  ) -> Bool {
    let folded = word.lowercased()
    let plain = withoutAccents(folded)
    if source.contains(where: { withoutAccents($0.lowercased()) == plain })
      || names.contains(folded)
    {
      return true
    }
    let bytes = Array(word.utf8)
    if bytes.count <= 2 || word.unicodeScalars.contains(where: { $0.properties.numericType != nil })
    {
      return true
    }
    // An acronym, a word with an inner capital, or letters of a date pattern.
    if bytes.dropFirst().contains(where: ASCII.isUpperCase) { return true }
    return bytes.allSatisfy { "GyYuQqMLlwWdDFEecabBhHKkjmsSAzZOvVXx".utf8.contains($0) }
      && Set(bytes).count <= 1
  }

  /// The ASCII letters of a word once its accents are taken off.
  private static func withoutAccents(_ word: String) -> [UInt8] {
    let bytes = Array(word.utf8)
    if bytes.span.isASCII { return bytes }
    return Normalization.normalized(bytes.span, .nfd).filter { $0 < 0x80 }
  }
}

extension Finding.Wording {
  fileprivate static func chinese(_ other: Self, _ tag: LocaleTag) -> Self {
    "the text is in \(other), but the locale is \(language: tag)"
  }

  fileprivate static func otherAlphabet(_ word: String, _ tag: LocaleTag) -> Self {
    "\(quoting: word) has letters that \(language: tag) does not have; the text is in another language"
  }

  static func wrong(_ tag: LocaleTag, _ origin: ForeignOrigin) -> Self {
    "no letter is in the script of \(language: tag)\(origin.wording)"
  }

  fileprivate static func unusual(_ tag: LocaleTag, _ origin: ForeignOrigin) -> Self {
    "no letter is in the usual script of \(language: tag)\(origin.wording)"
  }

  fileprivate static func unlikeOthers(_ tag: LocaleTag, _ origin: ForeignOrigin) -> Self {
    let rest: Self =
      if case .unknown = origin { "; write it in their script" } else { origin.wording }
    return "this text is in another script than the other texts in \(language: tag)\(rest)"
  }
}

/// A translation is the source text, or another text in English.
struct UntranslatedCopy: SelectiveTextRule, CatalogRule {
  static let scope = TextScope.everyText
  /// Copies are found among all texts of a key.
  static let judgesCopies = false

  @Option(
    "group-above",
    "If at least this percentage of the texts of a locale are copies, one finding reports all of them."
  )
  var groupAbove = 30
  @Option(
    "single-words",
    "Whether a text of one word is noted if the word is translated under another key, or is common in English interfaces."
  )
  var reportsSingleWords = true
  @Option(
    "minimum-script-letters",
    "In a locale with another script, a text with at least this many letters in the script of the source counts as a copy. Two letters count only if they are an English word."
  )
  var minimumScriptLetters = 2
  @Option(
    "allow", "Words that are the same in every language, such as names of products and people.")
  var allow: [String] = []

  /// What makes a translation a copy.
  var settings: CopySettings {
    CopySettings(
      findsSingleWords: reportsSingleWords, minimumScriptLetters: minimumScriptLetters,
      allowed: allow)
  }

  /// What a finding in the source says of the place of the translation.
  static let ofTranslation = "the translation"

  static let metadata = RuleMetadata(
    id: "untranslated-copy", family: .localization, severity: .warning,
    levelRemark: """
      If the language has the script of the source, it is a note for a text of one word, and for a text that is \
      not a known label. It is also a note for a text that may be a name. Many copies in a locale are one finding, which is a warning unless all of them \
      may be names.
      """,
    summary: "A translation is the same as the source text.",
    rationale: """
      A screen reader speaks the text with the sounds of the locale's language. A text in \
      another language is hard to understand. In another script it may not be spoken at all. A \
      copy looks finished to every tool that only asks whether a key exists. The rule also \
      reports a translation that is an English sentence but differs from the source text. It is \
      usually an older version of the source text. It also reports a shorter English text if three \
      unrelated languages have it word for word.
      """,
    remedy: """
      Translate the text. If a name stays the same in every language, add it to `vocabulary` in \
      the configuration, or mark its entry as not translatable.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in "
          + "different languages.", .states),
      GuidelineClause(
        "mobile-practices-india/case-epathshala",
        "only the Hindi and English buttons are correctly announced"),
      GuidelineClause("wcag/3.1.2"),
    ],
    flagged: [
      RuleExample(
        "Custom emoji", language: "ja", source: "Custom emoji", key: "⟦a11y_custom_emoji⟧",
        formats: [.xcstrings]),
      RuleExample(
        "OFF", language: "ru", source: "OFF", key: "⟦a11y_power_off⟧", formats: [.xcstrings]),
      RuleExample(
        "On", language: "ru", source: "On", key: "⟦a11y_power_on⟧", formats: [.xcstrings]),
      RuleExample(
        "License", language: "uk", source: "License", key: "⟦license⟧", formats: [.xcstrings]),
      RuleExample(
        "Vertical slider", language: "nb", source: "Vertical slider", key: "⟦a11y_slider⟧",
        formats: [.xcstrings]),
      RuleExample(
        "Close", language: "vi", source: "Close", key: "⟦a11y_close⟧", formats: [.xcstrings]),
      RuleExample(
        "⟦You have no trail left on this map⟧", language: "de",
        source: "No trails are left on the map", key: "a11y_empty",
        remark: "an English sentence, though not the source text"),
    ],
    accepted: [
      RuleExample(
        "Norsk nynorsk", language: "ru", source: "Norsk nynorsk", key: "NorwegianNynorsk",
        remark: "a language's own name for itself"),
      RuleExample(
        "עברית", language: "fi", source: "עברית", key: "hebrew",
        remark: "the name of a language in its own letters"),
      RuleExample("DVD", language: "it", source: "DVD", remark: "an acronym"),
      RuleExample("Win-FG", language: "ja", source: "Win-FG", remark: "a name with an acronym"),
      RuleExample("Menu", language: "fr", source: "Menu", remark: "the word of both languages"),
      RuleExample("Message", language: "fr", source: "Message", key: "message"),
      RuleExample("Stop", language: "de", source: "Stop", key: "stop"),
      RuleExample("Status", language: "de", source: "Status", remark: "the word of both languages"),
      RuleExample(
        "Export", language: "de", source: "Export", key: "export_button",
        remark: "the language also has this word"),
      RuleExample("Find", language: "da", source: "Find", key: "a11y_find"),
      RuleExample("Bluetooth", language: "uk", source: "Bluetooth", remark: "a trade name"),
      RuleExample(
        "Google for WooCommerce", language: "ja", source: "Google for WooCommerce",
        remark: "two names that make a third"),
      RuleExample(
        "Wifi", language: "ja", source: "Wifi", remark: "a name, however it is written"),
      RuleExample(
        "%s VoWifi", language: "ur", source: "%s VoWifi", remark: "a name with a capital inside"),
      RuleExample(
        "in %d Minute", language: "de", source: "in %d minute",
        remark: "written differently on purpose"),
      RuleExample("ok", language: "uk", source: "ok", remark: "a word of all languages"),
      RuleExample("OFF", language: "ja", source: "OFF", remark: "a sign in Japanese too"),
      RuleExample("Previous", language: "en-GB", source: "Previous", remark: "an English variant"),
      RuleExample(
        "Copyright %1$d A. Author. All rights reserved.", language: "ja",
        source: "Copyright %1$d A. Author. All rights reserved.", formats: [.android],
        remark: "a copyright notice, which may stay in English"),
      RuleExample(
        "Trail Map | A course project, 2026 ©", language: "el",
        source: "Trail Map | A course project, 2026 ©", formats: [.android],
        remark: "a note of copyright"),
      RuleExample("I, II, III, IV", language: "el", source: "I, II, III, IV", remark: "numbers"),
      RuleExample("$file$ : $dir$", language: "ja", source: "$file$ : $dir$", remark: "tokens"),
      RuleExample("yyyy MMM", language: "ko", source: "yyyy MMM", remark: "a pattern of a date"),
      RuleExample(
        "The K-9 Dog Walkers", language: "it", source: "The K-9 Dog Walkers",
        key: "about_authors", remark: "the name of authors"),
      RuleExample(
        "„You and your dog“ von %1$s abspielen", language: "de",
        source: "Play %1$s’s “You and your dog”", key: "a11y_play_song", formats: [.android],
        remark: "a title in a sentence of the language"),
    ])

  /// Reports a sentence in English that is not the source text; of texts in other letters `wrong-script` tells.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.sourcePlace != nil, facts.comparison.locales[text.locale].script == .latin,
      !EnglishWords.languages.contains(facts.language), EnglishSentence.isOne(text.decoded),
      !text.decoded.hasSameBytes(as: text.decodedSource), !KeptTextKeys.isCopyright(text.decoded)
    else { return }
    let range = 0..<text.decoded.count
    verdicts.append(
      Verdict(
        decoded: range, .inEnglish(text.verbatimDecoded(range)), pattern: "english",
        level: text.kind.tier == .certain ? nil : .note))
  }

  /// Reports the copies, a locale with many of them once.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let copies = context.copies
    var inUse = WordsOfTranslations(catalog, context)
    for locale in catalog.locales.indices where !copies.copies[locale].isEmpty {
      // What waits for its translator is missing, whatever stands there meanwhile.
      let own = copies.copies[locale].filter { copy in
        let file = catalog.file(of: copy.text.entry)
        return !file.messages[copy.text.message].flags.contains(.unfinished)
      }
      let compared = copies.compared[locale] - (copies.copies[locale].count - own.count)
      if let level = groupLevel(of: own, compared: compared) {
        addGroup(own, level, of: compared, locale: locale, catalog, context, into: &findings)
      } else {
        let areInUse = inUse?.areInUse(own, locale: locale) ?? own.map { _ in false }
        for (copy, isInUse) in zip(own, areInUse) {
          add(
            isInUse ? copy.noted : copy, locale: locale, catalog, context, into: &findings)
        }
      }
    }
    for name in copies.sharedNames { add(name, catalog, context, into: &findings) }
  }

  /// Where a copy is told: at the source entry's key, which all locales share; at its own where the source text stands
  /// in a comment of another language's file alone.
  private static func place(of copy: SourceCopies.Copy, _ catalog: Catalog) -> SourceSpan {
    let isQuoted = catalog.file(of: copy.source.entry).role == .comments
    return catalog.keySpan(of: isQuoted ? copy.text.entry : copy.source.entry)
  }

  /// One copy.
  private func add(
    _ copy: SourceCopies.Copy, locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    let text = catalog.string(of: copy.text) ?? ""
    let (place, own) = (Self.place(of: copy, catalog), catalog.place(of: copy.text.entry))
    findings.add(
      catalog.subject(row: copy.row, locale: locale), at: place,
      .copied(text, copy, catalog.sourceLocale),
      level: copy.level, confidence: copy.isForeignScript ? .certain : .high
    ) { finding in
      finding.text = text
      finding.source = catalog.string(of: copy.source)
      finding.kind = context.kinds[row: copy.row].purpose.rawValue
      if own != place {
        finding.related = [Related(own, Finding.Wording(stringLiteral: Self.ofTranslation))]
      }
    }
  }

  /// A locale with many copies, as one finding; what a screen reader speaks comes first.
  private func addGroup(
    _ copies: [SourceCopies.Copy], _ level: Severity, of compared: Int, locale: Int,
    _ catalog: Catalog, _ context: RuleContext, into findings: inout FindingCollector
  ) {
    let ordered =
      copies.filter { context.kinds.isSpoken(row: $0.row) }
      + copies.filter { !context.kinds.isSpoken(row: $0.row) }
    guard let first = ordered.first else { return }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "",
      locale: catalog.locales[locale].description)
    findings.addGroup(
      subject, at: Self.place(of: first, catalog),
      copies.contains { $0.isFormer }
        ? .manyLeft(copies.count, of: compared, catalog.sourceLocale)
        : .manyCopied(copies.count, of: compared),
      level: level
    ) { findings in
      for copy in ordered { add(copy, locale: locale, catalog, context, into: &findings) }
    } with: { finding in
      finding.detail = "many"
      finding.related = ordered.map {
        Related(Self.place(of: $0, catalog), "is not translated")
      }
    }
  }

  /// The level of a locale's copies as one finding; nil where they are reported one by one.
  ///
  /// Words, if they are most of them and no names, make a warning of many copies, though each by itself would be noted; a few
  /// warnings among names make no fault of the locale.
  private func groupLevel(of copies: [SourceCopies.Copy], compared: Int) -> Severity? {
    func isMany(_ count: Int) -> Bool {
      count >= Self.fewestGrouped && count * 100 >= compared * groupAbove
    }
    guard isMany(copies.count) else { return nil }
    let sure = copies.count { $0.isSure }
    if sure >= Self.fewestSure, sure * 2 >= copies.count { return .warning }
    let loud = copies.count { $0.level > .note }
    if loud == 0 { return .note }
    return isMany(loud) ? .warning : nil
  }

  /// Fewest copies that are one finding: two are told by their keys.
  private static let fewestGrouped = 3
  /// Fewest texts with words that make a locale's copies a fault of the locale.
  private static let fewestSure = 10

  /// A name that nearly all locales have as it is, once, at the source.
  private func add(
    _ name: SourceCopies.SharedName, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    guard let source = catalog.entry(row: name.row, locale: Catalog.sourceIndex) else { return }
    // Of an array or plural the copied text, and of an older source text that one: the source's own is another one now.
    let text =
      name.found.first.flatMap { found in
        catalog.string(of: found.copy.isFormer ? found.copy.text : found.copy.source)
      } ?? ""
    findings.addGroup(
      catalog.subject(row: name.row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: source),
      .shared(text, name.copies, of: name.locales), level: .note, confidence: .medium
    ) { findings in
      for (locale, copy) in name.found {
        add(copy.noted, locale: locale, catalog, context, into: &findings)
      }
    } with: { finding in
      finding.detail = "name"
      finding.text = text
      finding.kind = context.kinds[row: name.row].purpose.rawValue
    }
  }
}

extension Finding.Wording {
  fileprivate static func copied(
    _ text: String, _ copy: SourceCopies.Copy, _ source: LocaleTag
  ) -> Self {
    let older: Self = copy.isFormer ? ", in an older wording than the source's" : ""
    let other: Self =
      copy.isForeignScript ? ", although the locale uses another script; translate it" : ""
    return "\(quoting: text) is still in \(language: source)\(older)\(other)"
  }

  fileprivate static func inEnglish(_ text: String) -> Self {
    "\(quoting: text) is still in English"
  }

  fileprivate static func manyCopied(_ count: Int, of compared: Int) -> Self {
    "\(count) of \(compared) texts are copies of the source text; translate them"
  }

  /// The same where some are copies of an older source text.
  fileprivate static func manyLeft(_ count: Int, of compared: Int, _ source: LocaleTag) -> Self {
    "\(count) of \(compared) texts are still in \(language: source); translate them"
  }

  fileprivate static func shared(_ text: String, _ count: Int, of locales: Int) -> Self {
    count == locales
      ? """
      \(quoting: text) is not translated in \(count) of \(locales) locales; translate it, or mark it as \
      not translatable if it is a name
      """
      : """
      \(quoting: text) is not translated in \(count) of \(locales) locales; translate it, or add it to \
      'vocabulary' in the configuration if it is a name
      """
  }
}

/// Users of a locale get another language, or the key.
struct MissingTranslation: CatalogRule {
  @Option(
    "full-regions",
    "Locales that must have their own values, even if a parent locale has them: `pt-BR`. `*` "
      + "means all regions of languages other than the source's."
  )
  var fullRegions: [String] = []
  @Option("labels-only", "Whether only labels, hints, states and announcements are reported.")
  var reportsLabelsOnly = false
  @Option(
    "source-only",
    "Whether to skip sets that have no translation at all, even if `locales` lists locales.")
  var passesSourceOnly = false
  @Option(
    "group-below",
    "If less than this percentage of a locale is translated, one finding reports all missing texts."
  )
  var groupBelow = 50

  static let metadata = RuleMetadata(
    id: "missing-translation", family: .localization, severity: .warning,
    levelRemark: """
      It is an error if the `.strings` file of a locale lacks the key of a label, hint, state or \
      announcement, because the app then shows or speaks the key. It stays a warning if code looks up such \
      keys in the folder of another language (`path(forResource: "en", ofType: "lproj")`). It is a note if \
      no file of the source language has the table, if the text is that of a project template, or if most texts of \
      the locale are copies of the source. It is also a note if only a device lacks its text, and for an empty name in a \
      string catalog.
      """,
    summary: "A text has no translation, so users of that locale get another language.",
    rationale: """
      A screen reader speaks with one voice for one language. If the app shows the source text, \
      the voice reads it with the wrong sounds, in the middle of a translated screen. A \
      `.strings` file of a locale has no fallback by key. If the file lacks a key, the app shows \
      the key, and a screen reader speaks it. Users get the source language only if the locale has \
      no such file. `InfoPlist` falls back to Info.plist, a storyboard to its own \
      texts, and a string catalog to its source. If code gives a key a default value, users get \
      that value. If the source has texts for several devices, a translation needs a text for each \
      of them, or one for `other` devices.
      """,
    remedy: "Translate the text. If it must stay as it is, mark the entry as not translatable.",
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
    accepted: [
      RuleExample("Save", language: "fr-CA", remark: "served by `fr`, which has the key"),
      RuleExample("Color", language: "en-GB", remark: "an English variant of an English source"),
      RuleExample("AIza5678", key: "google_maps_key", remark: "a service key, not a text"),
      RuleExample("1.0.0", key: "first_version", remark: "a number"),
      RuleExample("iCloud", key: "storage_title", remark: "a name"),
      RuleExample("IV.DI", key: "class_name", remark: "a code"),
      RuleExample("Copyright © 2017-2021 Quorl", key: "holder", remark: "a name and years"),
      RuleExample("Wifi", key: "card_title", remark: "a name, however it is written"),
      RuleExample("SMSVerify", key: "title_activity_verify", remark: "a name of code"),
      RuleExample(
        "km", language: "sv", key: "unit_km", remark: "a symbol that both languages have"),
      RuleExample(
        "%1$.1f MB", language: "de", key: "file_size",
        remark: "only a value and its unit, which both languages write alike"),
      RuleExample(
        "Русский", language: "de", key: "russian",
        remark: "a language's own name"),
      RuleExample(
        "нет сети Wi-Fi", language: "ru", key: "no_network",
        remark: "in the locale's own script, which its users can read"),
      RuleExample("Lorem ipsum dolor sit amet", key: "intro_text", remark: "sample text"),
      RuleExample("help@example.com", key: "help_address", remark: "an address"),
      RuleExample("%1$s: %2$s", key: "name_and_value", remark: "nothing to translate"),
      RuleExample(
        "sans-serif-medium", key: "date_picker_font", comment: "Do not translate.",
        remark: "the comment forbids it"),
    ])

  /// Finds the texts that users of a locale do not get in their language.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let coverage = context.coverage
    for row in coverage.requirements.rows
    where coverage.requirements.keys.isShownToUsers(row: row) {
      addUntextedKey(row: row, catalog, into: &findings)
    }
    var words = MissingTranslationWording(catalog, coverage.columns, context.uses)
    if let lacking = localesOfSourceOnlySet(catalog, coverage) {
      if !passesSourceOnly { addSourceOnly(lacking, coverage, catalog, &words, into: &findings) }
      return
    }
    addEmptied(catalog, coverage, context.kinds, &words, into: &findings)
    addDevices(catalog, coverage, context.kinds, into: &findings)
    let asked = judged(coverage.asked, context.kinds)
    var files = SourceOnlyFiles(catalog, rows: asked)
    var lacking: [Lacking] = []
    for locale in catalog.locales.indices {
      let missing = missingTexts(of: locale, catalog, context, words, &files)
      if missing.isEmpty { continue }
      let required = reportsLabelsOnly ? asked.count : coverage.required[locale]
      // Of a locale that somebody made and nobody translates, one text more says nothing by itself.
      let isStub = judged(coverage.copied[locale], context.kinds).count * 2 > required
      let isBelow = isStub || (required - missing.count) * 100 < groupBelow * required
      let isGroup = missing.count > 1 && isBelow
      lacking.append(
        Lacking(
          locale: locale, rows: missing, required: required, isGroup: isGroup, isStub: isStub))
    }
    findings.makeRoom(for: lacking.reduce(0) { $0 + ($1.isGroup ? 1 : $1.rows.count) })
    for one in lacking { add(one, catalog, context.kinds, &words, into: &findings) }
    for (_, file) in files.files.sorted(by: { $0.key < $1.key }) where !file.locales.isEmpty {
      add(file, catalog, &words, into: &findings)
    }
  }

  /// Those of some rows that the rule is to judge.
  private func judged(_ rows: [Int], _ kinds: CatalogKinds) -> [Int] {
    reportsLabelsOnly ? rows.filter { kinds.isSpoken(row: $0) } : rows
  }

  /// The rows whose text a locale itself is to get; those of whole files that nobody translates go to `files`.
  private func missingTexts(
    of locale: Int, _ catalog: Catalog, _ context: RuleContext,
    _ words: MissingTranslationWording, _ files: inout SourceOnlyFiles
  ) -> [Int] {
    var missing = judged(context.coverage.missing[locale], context.kinds)
    missing = files.take(missing, locale: locale)
    let inherited = context.coverage.missingInAncestor(of: locale)
    if !inherited.isEmpty { missing = missing.filter { !inherited.contains($0) } }
    // A language or region gets the text of another of its regions: nothing is missing.
    if takesRegions(catalog.locales[locale]) {
      missing = missing.filter { !words.isServedInOwnLanguage(row: $0, locale: locale) }
    }
    return missing
  }

  /// Languages that are written in one way in some regions and in another in others (CLDR has parents beside the
  /// language for them): Portuguese of Brazil and of Portugal, Spanish of Spain and of Latin America.
  private static let writtenByRegion: Set<String> = ["en", "es", "pt"]

  /// Whether the text of another region of a locale's language is as good as its own.
  private func takesRegions(_ tag: LocaleTag) -> Bool {
    if tag.region == nil { return true }
    return !Self.writtenByRegion.contains(tag.language)
      && !fullRegions.contains { $0 == "*" || LocaleTag($0) == tag }
  }

  /// The texts that a locale lacks.
  private struct Lacking {
    /// Number of the locale.
    let locale: Int
    /// Rows of the texts.
    let rows: [Int]
    /// Number of texts that it should have.
    let required: Int
    /// Whether all are one finding.
    let isGroup: Bool
    /// Whether most texts of the locale are copies of the source.
    let isStub: Bool
  }

  /// The texts that a locale lacks, as one finding or one each.
  private func add(
    _ lacking: Lacking, _ catalog: Catalog, _ kinds: CatalogKinds,
    _ words: inout MissingTranslationWording, into findings: inout FindingCollector
  ) {
    if lacking.isGroup {
      // What a screen reader speaks is what is looked for first.
      let spoken = lacking.rows.filter { kinds.isSpoken(row: $0) }
      let others = lacking.rows.filter { !kinds.isSpoken(row: $0) }
      addGroup(
        spoken + others, spoken: spoken.count, of: lacking.required, locale: lacking.locale,
        catalog, &words, into: &findings)
      return
    }
    for row in lacking.rows {
      add(
        row: row, locale: lacking.locale, isSpoken: kinds.isSpoken(row: row),
        level: lacking.isStub ? .note : nil, catalog, &words, into: &findings)
    }
  }

  /// A source file that nobody translates, as one finding.
  private func add(
    _ file: SourceOnlyFiles.File, _ catalog: Catalog, _ words: inout MissingTranslationWording,
    into findings: inout FindingCollector
  ) {
    let sources = file.rows.compactMap { catalog.entry(row: $0, locale: Catalog.sourceIndex) }
    guard let first = sources.first else { return }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "",
      locale: catalog.sourceLocale.description)
    findings.addGroup(
      subject, at: catalog.keySpan(of: first),
      .untranslatedFile(file.name, texts: file.rows.count, locales: file.locales.count)
    ) { findings in
      for locale in file.locales {
        for row in file.rows {
          add(
            row: row, locale: locale, isSpoken: false, catalog, &words, into: &findings)
        }
      }
    } with: { finding in
      finding.detail = "file:\(file.name)"
      finding.members = file.rows.count
      finding.related = sources.dropFirst().map {
        Related(catalog.keySpan(of: $0), "is not translated")
      }
    }
  }

  /// The locales that are listed for a set which has none of any kind; nil for every other set.
  private func localesOfSourceOnlySet(
    _ catalog: Catalog, _ coverage: TranslationCoverage
  ) -> [Int]? {
    guard catalog.hasSource, catalog.requiredLocales != nil else { return nil }
    let lacking = catalog.locales.indices.filter { coverage.required[$0] > 0 }
    guard !lacking.isEmpty,
      lacking.allSatisfy({ coverage.missing[$0].count == coverage.required[$0] })
    else { return nil }
    let hasLocale = catalog.rows.indices.contains { row in
      catalog.locales.indices.dropFirst().contains { catalog.entry(row: row, locale: $0) != nil }
    }
    return hasLocale ? nil : lacking
  }

  /// A set that none of the listed locales has, as one finding.
  private func addSourceOnly(
    _ locales: [Int], _ coverage: TranslationCoverage, _ catalog: Catalog,
    _ words: inout MissingTranslationWording, into findings: inout FindingCollector
  ) {
    let rows = coverage.requirements.rows
    guard let first = rows.first,
      let source = catalog.entry(row: first, locale: Catalog.sourceIndex)
    else { return }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "",
      locale: catalog.sourceLocale.description)
    findings.addGroup(
      subject, at: catalog.keySpan(of: source),
      .sourceOnly(
        rows.count, locales: locales.map { catalog.locales[$0] }, source: catalog.sourceLocale)
    ) { findings in
      for locale in locales {
        for row in coverage.missing[locale] {
          add(
            row: row, locale: locale, isSpoken: false, catalog, &words, into: &findings)
        }
      }
    } with: { finding in
      finding.detail = "source-only"
      finding.members = rows.count
    }
  }

  /// One text that one locale lacks, at the source entry's key.
  func add(
    row: Int, locale: Int, isSpoken: Bool, level: Severity? = nil, _ catalog: Catalog,
    _ words: inout MissingTranslationWording,
    into findings: inout FindingCollector
  ) {
    let untranslated = words.words(row: row)
    let isMinor = !catalog.hasSource || untranslated.isOfTemplate
    // Made of its parts: a copy of the whole would count one that is then replaced.
    let subject = Subject(
      set: untranslated.subject.set, table: untranslated.subject.table,
      key: untranslated.subject.key, locale: catalog.locales[locale].description,
      slot: untranslated.subject.slot)
    let isEmpty = isEmpty(row: row, locale: locale, catalog)
    let message =
      isEmpty
      ? .empty(untranslated.quoted)
      : words.message(row: row, locale: locale, isSpoken: isSpoken)
    let isKeySpoken = isSpoken && !isEmpty && words.served(row: row, locale: locale) == .key
    findings.add(
      subject, at: untranslated.span, message,
      level: isMinor ? .note : isKeySpoken ? .error : level
    ) {
      $0.source = untranslated.source
    }
  }

  /// Whether a locale has an entry without a text, which is shown as it is: only Xcode leaves empty ones out
  /// of what it compiles.
  func isEmpty(row: Int, locale: Int, _ catalog: Catalog) -> Bool {
    // Nearly all that lack a text have no entry.
    guard let own = catalog.entry(row: row, locale: locale) else { return false }
    return catalog.isBlank(own) && catalog.format != .xcstrings
  }

  /// A key that developers keep by hand and that has no text even in the source language.
  private func addUntextedKey(
    row: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return }
    findings.add(
      catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: source),
      .untexted(catalog.key(row: row))
    ) { $0.text = catalog.firstText(of: source) }
  }
}

extension Finding.Wording {
  fileprivate static func empty(_ text: Finding.Wording) -> Self {
    "\(text) is not translated, so users get an empty text"
  }

  fileprivate static func untranslatedFile(_ name: String, texts: Int, locales: Int) -> Self {
    let noun: Self = texts == 1 ? "text" : "texts"
    return """
      \(quoting: name) is not translated in \(locales) locales (\(texts) \(noun)); have it \
      translated, or mark it as not translatable
      """
  }

  fileprivate static func sourceOnly(
    _ count: Int, locales: [LocaleTag], source: LocaleTag
  ) -> Self {
    var names: Self = ""
    for (number, locale) in locales.prefix(5).enumerated() {
      let name: Self = "\(locale: locale.description)"
      names = number == 0 ? name : "\(names), \(name)"
    }
    if locales.count > 5 { names = "\(names), …" }
    return
      "\(count) texts have no translation at all for \(names), so users get \(language: source)"
  }

  fileprivate static func untexted(_ key: String) -> Self {
    "\(quoting: key) has no text in the source language, so users get the key"
  }
}

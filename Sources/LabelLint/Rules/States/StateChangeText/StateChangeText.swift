/// The announcement of a change is the text of the action.
struct StateChangeText: CatalogRule {
  @Option(
    "families",
    "Whether to report an action without an announcement if similar actions have an announcement.")
  var reportsFamilies = true

  static let metadata = RuleMetadata(
    id: "state-change-text", family: .accessibility, severity: .warning,
    levelRemark: """
      It is a note if the text may be right for both, or if the announcement is missing.
      """,
    summary: """
      The announcement after an action has the same text as the action, or is missing where similar actions have one.
      """,
    rationale: """
      After "Added to cart", listeners know that it worked. If the announcement is "Add" again, the \
      button seems to wait for a second press.
      """,
    remedy: "Say what has happened or is happening: \"Added\", \"Sending…\".",
    guidelines: [
      GuidelineClause(
        "bbc-notifications/state-change",
        "Content elements change state when their meaning changes during interaction, for example, "
          + "‘selected/not selected’, ‘add/added’, or ‘delete/deleted’."),
      GuidelineClause("wcag/4.1.3"),
    ],
    flagged: [
      RuleExample(
        "Verzenden…", language: "nl", source: "Send", key: "common_send",
        beside: [ExampleEntry("common_sending", "⟦Verzenden…⟧", source: "Sending…")],
        formats: [.xcstrings]),
      RuleExample(
        "Add", key: "add_to_cart", beside: [ExampleEntry("⟦added_to_cart⟧", "Add")]),
    ],
    accepted: [
      RuleExample(
        "Empfangen", language: "de", source: "Downloaded", key: "file_downloaded",
        beside: [ExampleEntry("file_download", "Empfangen", source: "Download")],
        formats: [.android, .strings], remark: "the participle of this verb is the verb itself"),
      RuleExample(
        "Abmelden…", language: "de", source: "Signing out…", key: "signing_out",
        beside: [ExampleEntry("sign_out", "Abmelden", source: "Sign out")],
        formats: [.android, .strings], remark: "the noun for an action that goes on"),
      RuleExample(
        "Stumm", language: "de", source: "Muted", key: "song_muted",
        beside: [ExampleEntry("song_mute", "Stumm", source: "Mute")],
        formats: [.android, .strings],
        remark: "right for the state; the action needs a longer text"),
      RuleExample(
        "共享目录", language: "zh-Hans", source: "Shared Directory", key: "shared_directory",
        beside: [ExampleEntry("share_directory", "共享目录", source: "Share Directory")],
        formats: [.android, .strings], remark: "the name of a thing"),
      RuleExample(
        "Added to cart", key: "added_to_cart",
        beside: [ExampleEntry("add_to_cart", "Add to cart")]),
    ])

  /// Compares actions with the texts of their changes, in the source and in each locale.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    let changes = ChangePairs(catalog, context.kinds, context.keys)
    var comparison = TextComparison(catalog)
    let source = Catalog.sourceIndex
    var writings: [Int: ChangeWriting] = [:]
    for change in changes.pairs
    where !change.isProgress || endsOpen(change.change, locale: source, catalog) {
      let rows = (change.action, change.change)
      if areEqual(rows, locale: source, catalog, context.survey, &comparison),
        mayBeAction(change.change, locale: source, catalog, context.vocabulary)
      {
        add(change, locale: Catalog.sourceIndex, catalog, context, into: &findings)
        continue
      }
      for locale in catalog.locales.indices.dropFirst()
      where areEqual(rows, locale: locale, catalog, context.survey, &comparison) {
        if isRight(change, locale: locale, catalog, context) { continue }
        let writing =
          writings[locale] ?? self.writing(of: changes.pairs, locale: locale, catalog, context)
        writings[locale] = writing
        if let text = text(change.change, locale: locale, catalog), writing.isOfChange(text) {
          addAction(of: change, locale: locale, catalog, context, into: &findings)
        } else {
          add(change, locale: locale, catalog, context, into: &findings)
        }
      }
    }
    if reportsFamilies { checkFamilies(changes, catalog, context, into: &findings) }
  }

  /// Whether the equal translations of an action and its change are right, or the fault of another rule.
  private func isRight(
    _ change: ChangePairs.Pair, locale: Int, _ catalog: Catalog, _ context: RuleContext
  ) -> Bool {
    if context.copies.isCopy(row: change.action, locale: locale)
      || context.copies.isCopy(row: change.change, locale: locale)
    {
      return true
    }
    // Without the ellipsis, what goes on is the noun of the action: Polish "Udostępnianie". Nor is it a fault with it,
    // where the action has none: German "Abmelden", "Abmelden…".
    if change.isProgress,
      !endsOpen(change.change, locale: locale, catalog)
        || !endsOpen(change.action, locale: locale, catalog)
    {
      return true
    }
    return isOwnOutcome(change.action, locale: locale, catalog)
      || namesThing(change.change, catalog, context.kinds)
      || !mayBeAction(change.change, locale: locale, catalog, context.vocabulary)
  }

  /// Whether the source of a change names a thing, whose name in another language may be the text of the action:
  /// "Shared Directory" is a directory, and "Upload cancelled" or `upload_cancelled` tells of a change.
  private func namesThing(_ row: Int, _ catalog: Catalog, _ kinds: CatalogKinds) -> Bool {
    let words = (text(row, locale: Catalog.sourceIndex, catalog) ?? "").lowercased()
      .split(separator: " ")
    guard words.count == 2, let thing = words.last,
      kinds[row: row].purpose != .announcement, catalog.sourceLocale.language == "en"
    else { return false }
    return VerbForms.stem(ofChanged: String(words[0])) != nil && thing.allSatisfy(\.isLetter)
      && catalog.key(row: row).lowercased().hasSuffix(thing)
  }

  /// Whether a text ends in an ellipsis: `Scrolling speed` tells of no change.
  private func endsOpen(_ row: Int, locale: Int, _ catalog: Catalog) -> Bool {
    let text = catalog.entry(row: row, locale: locale).flatMap { catalog.firstText(of: $0) }
    return text.map(endsOpen) ?? false
  }

  private func endsOpen(_ text: String) -> Bool { text.hasSuffix("…") || text.hasSuffix("...") }

  /// Words that name an action as well as its outcome, by language: verbs whose participle is the same form.
  private static let ownOutcomes = Resource.table(of: "words/own-outcomes.txt")

  /// Whether the word for an action is that for its outcome as well: German "Empfangen", Korean "완료".
  private func isOwnOutcome(_ row: Int, locale: Int, _ catalog: Catalog) -> Bool {
    guard let verbs = Self.ownOutcomes[catalog.locales[locale].language],
      let text = catalog.entry(row: row, locale: locale).flatMap({ catalog.firstText(of: $0) })
    else { return false }
    return verbs.contains(text.lowercased().filter(\.isLetter))
  }

  /// Whether a text may be that of an action.
  ///
  /// Of two equal texts the one for the action may be the wrong one: German "Stumm" is a state; and of a language whose
  /// states nobody has listed it is not known.
  private func mayBeAction(
    _ row: Int, locale: Int, _ catalog: Catalog, _ vocabulary: RuleVocabulary
  ) -> Bool {
    let tag = catalog.locales[locale]
    let isSource = locale == Catalog.sourceIndex
    guard let lexicon = vocabulary.lexicons.lexicon(for: tag, isSource: isSource),
      let entry = catalog.entry(row: row, locale: locale),
      let text = catalog.firstText(of: entry)
    else { return false }
    return !LexicalReader(lexicon, for: tag).isState(Array(text.utf8).span)
  }

  /// How a locale writes changes, by the pairs that it tells apart.
  private func writing(
    of pairs: [ChangePairs.Pair], locale: Int, _ catalog: Catalog, _ context: RuleContext
  ) -> ChangeWriting {
    var rows: (actions: Set<Int>, changes: Set<Int>) = ([], [])
    var equal: Set<Int> = []
    for pair in pairs where !pair.isProgress {
      let words = [pair.action, pair.change].map {
        text($0, locale: locale, catalog)?.lowercased().filter(\.isLetter)
      }
      if words[0] == words[1] { equal.formUnion([pair.action, pair.change]) }
      rows.actions.insert(pair.action)
      rows.changes.insert(pair.change)
    }
    func texts(_ rows: Set<Int>) -> [String] {
      rows.subtracting(equal).compactMap { row in
        let own = text(row, locale: locale, catalog)
        return own == text(row, locale: Catalog.sourceIndex, catalog) ? nil : own
      }
    }
    let lexicon = context.vocabulary.lexicons.lexicon(for: catalog.locales[locale], isSource: false)
    return ChangeWriting(
      actions: texts(rows.actions), changes: texts(rows.changes),
      isUnspaced: lexicon?.profile.isUnspaced ?? false)
  }

  /// The text of a row in a locale.
  private func text(_ row: Int, locale: Int, _ catalog: Catalog) -> String? {
    catalog.entry(row: row, locale: locale).flatMap { catalog.firstText(of: $0) }
  }

  /// The vowel signs and other marks of a text: a passive may differ from its verb in one of them.
  private func marks(_ row: Int, locale: Int, _ catalog: Catalog) -> [Unicode.Scalar] {
    (text(row, locale: locale, catalog) ?? "").unicodeScalars.filter {
      CharacterProperties.generalCategory($0) == .nonspacingMark
    }
  }

  /// Whether the texts of two keys are equal in a locale.
  private func areEqual(
    _ rows: (Int, Int), locale: Int, _ catalog: Catalog, _ survey: TextSurvey,
    _ comparison: inout TextComparison
  ) -> Bool {
    if survey.surelyDiffer(rows.0, rows.1, locale: locale) { return false }
    guard let one = catalog.entry(row: rows.0, locale: locale),
      let other = catalog.entry(row: rows.1, locale: locale),
      let text = catalog.firstMessage(of: one), let otherText = catalog.firstMessage(of: other)
    else { return false }
    return comparison.areEqual(text, otherText, locale: catalog.locales[locale])
      && marks(rows.0, locale: locale, catalog) == marks(rows.1, locale: locale, catalog)
  }

  /// Reports a change that has the text of its action.
  private func add(
    _ change: ChangePairs.Pair, locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    guard let entry = catalog.entry(row: change.change, locale: locale),
      let action = catalog.entry(row: change.action, locale: locale),
      let text = catalog.firstText(of: entry)
    else { return }
    // Where only the change has an ellipsis, a noun may serve for both: "Download", "Download…".
    let isSameMark = endsOpen(text) == endsOpen(catalog.firstText(of: action) ?? "")
    let isSure = isSameMark && !mayBeState(change.change, locale: locale, catalog, context)
    findings.add(
      catalog.subject(row: change.change, locale: locale), at: catalog.place(of: entry),
      .sameAsAction(text, catalog.key(row: change.action)), level: isSure ? nil : .note,
      confidence: .medium
    ) { finding in
      finding.text = text
      finding.source = self.text(change.change, locale: Catalog.sourceIndex, catalog)
      finding.kind = context.kinds[row: change.change].purpose.rawValue
      finding.related = [Related(catalog.place(of: action), "the action")]
    }
  }

  /// Whether a text may well be the state of a setting, in a language whose verbs have no other form for it: Thai
  /// "เปิดใช้งาน" is "Enable" and "Enabled".
  ///
  /// A Japanese text of nothing but Chinese characters is a noun, which names an action and its state: 一時停止.
  private func mayBeState(
    _ row: Int, locale: Int, _ catalog: Catalog, _ context: RuleContext
  ) -> Bool {
    let tag = catalog.locales[locale]
    let lexicons = context.vocabulary.lexicons
    if tag.language == "ja", let own = text(row, locale: locale, catalog),
      own.unicodeScalars.allSatisfy({ CharacterProperties.script($0) == .han })
    {
      return true
    }
    let isUnspaced = lexicons.lexicon(for: tag, isSource: false)?.profile.isUnspaced ?? false
    // Vietnamese sets blanks between syllables, and its words do not change either.
    guard isUnspaced || tag.language == "vi",
      let lexicon = lexicons.lexicon(for: catalog.sourceLocale, isSource: true),
      let source = text(row, locale: Catalog.sourceIndex, catalog)
    else { return false }
    return LexicalReader(lexicon, for: catalog.sourceLocale).isState(Array(source.utf8).span)
  }

  /// Reports an action that has the text of its change.
  private func addAction(
    of change: ChangePairs.Pair, locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    guard let entry = catalog.entry(row: change.action, locale: locale),
      let other = catalog.entry(row: change.change, locale: locale),
      let text = catalog.firstText(of: entry)
    else { return }
    findings.add(
      catalog.subject(row: change.action, locale: locale), at: catalog.place(of: entry),
      .sameAsChange(text, catalog.key(row: change.change)), confidence: .medium
    ) { finding in
      finding.detail = "action"
      finding.text = text
      finding.source = self.text(change.action, locale: Catalog.sourceIndex, catalog)
      finding.kind = context.kinds[row: change.action].purpose.rawValue
      finding.related = [Related(catalog.place(of: other), "what has happened")]
    }
  }

  /// Notes actions whose change nothing announces while that of other actions beside them is.
  private func checkFamilies(
    _ changes: ChangePairs, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    let announced = changes.pairs.filter {
      context.kinds[row: $0.change].purpose == .announcement
    }
    if announced.count < 2 { return }
    let actions = Set(announced.map(\.action))
    for group in context.pairs.groups where group.isByKey && !group.pair.isParticiple {
      for side in 0...1 {
        guard let row = group.rows[side].first, let partner = group.rows[1 - side].first,
          actions.contains(partner), !actions.contains(row),
          [.action, .label, .shortText].contains(context.kinds[row: row].purpose),
          let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
        else { continue }
        let own = ChangePairs.family(ofRow: row, in: catalog)
        let family = announced.count { ChangePairs.family(ofRow: $0.action, in: catalog) == own }
        if family < 2 { continue }
        let text = catalog.firstText(of: source) ?? ""
        findings.add(
          catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: source),
          .unannounced(text), level: .note, confidence: .medium
        ) { finding in
          finding.detail = "family"
          finding.text = text
          finding.kind = context.kinds[row: row].purpose.rawValue
        }
      }
    }
  }
}

extension Finding.Wording {
  fileprivate static func sameAsAction(_ text: String, _ action: String) -> Self {
    "\(quoting: text) is also the translation of the action \(quoting: action), but the app shows or speaks this text after the action; write what has happened or is happening"
  }

  fileprivate static func sameAsChange(_ text: String, _ change: String) -> Self {
    "\(quoting: text) is also the translation of the result \(quoting: change), but this text is for the action; write what the action does"
  }

  fileprivate static func unannounced(_ text: String) -> Self {
    "\(quoting: text) has no announcement of its result, although similar actions have one; add it"
  }
}

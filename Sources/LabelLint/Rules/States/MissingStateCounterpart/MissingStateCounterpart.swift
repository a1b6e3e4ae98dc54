/// One state of a control has a text, the other has none.
struct MissingStateCounterpart: CatalogRule, LexiconExtendingRule {
  @Option(
    "minimum-coverage",
    "If a locale has a smaller share of translated texts, in percent, the rule does not check whether it has both texts of a pair."
  )
  var minimumCoverage = 70
  @Option("pairs", "Further pairs of states, each written as `arm/disarm`.")
  var pairs: [String] = []
  @Option("values", "Whether the rule also compares the texts of labels, and not only their keys.")
  var reportsValues = true

  static let metadata = RuleMetadata(
    id: "missing-state-counterpart", family: .accessibility, severity: .warning,
    levelRemark: """
      It is a note if the text may not be a label, if the word has other meanings, too, if only the key \
      says that the control toggles, or if code changes what the control shows but not its label.
      """,
    summary: "A label names one state or action of a pair, and no label names the other.",
    rationale: """
      A button that says "Play" must say "Pause" while it plays. If only one of the two texts exists, \
      or only one is translated, a screen reader keeps announcing the old state, or announces the \
      new one in another language. With `--sources`, the rule also reports a control if code changes its \
      picture or text but neither its label nor its state.
      """,
    remedy: """
      Add the text of the other state and set it when the state changes. Or let the platform \
      announce the state and keep one label for both states.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "For example, “Play” button must change to “Pause” and vice versa for media files.",
        .states),
      GuidelineClause(
        "bbc-notifications/state-change",
        "Content elements change state when their meaning changes during interaction"),
      GuidelineClause("wcag/4.1.2"),
    ],
    flagged: [
      RuleExample("Expand", key: "⟦expand_content_description⟧"),
      RuleExample("Select all", key: "⟦select_all_content_description⟧"),
      RuleExample("PLAY BUTTON", key: "⟦play_content_description⟧"),
      RuleExample("Downvote", key: "⟦downvote_content_description⟧"),
      RuleExample("Make field sticky", key: "⟦toggle_sticky_content_description⟧"),
    ],
    accepted: [
      RuleExample("Favorite", beside: [ExampleEntry("action_unfavourite", "Remove favorite")]),
      RuleExample(
        "Stop recording", beside: [ExampleEntry("a11y_voice_message", "Record voice message")]),
      RuleExample("Mute", beside: [ExampleEntry("action_unmute_user", "Unmute %1$s")]),
      RuleExample("Sidebar", key: "toggle_sidebar_content_description", remark: "not a state"),
      RuleExample(
        "Make field sticky", key: "toggle_sticky_content_description",
        beside: [ExampleEntry("toggle_sticky_off_content_description", "Make field loose")]),
      RuleExample(
        "Include all folders", key: "folders_toggle_content_description",
        remark: "the name of a switch"),
      RuleExample("Follow your curiosity", remark: "a slogan"),
      RuleExample("Play episodes", remark: "begins a list"),
      RuleExample("Play queue", remark: "a noun"), RuleExample("PIN field", remark: "an acronym"),
      RuleExample("Selected language", remark: "an adjective"),
      RuleExample("Show podcast settings", remark: "opens a screen"),
      RuleExample("Connect to Server", remark: "opens a form"),
      RuleExample("Share", remark: "opens a sheet"),
      RuleExample("Block trackers", key: "content_description_blocking_switch", remark: "a switch"),
      RuleExample("Turn on alarms", key: "onboarding_positive_button", remark: "is offered once"),
      RuleExample(
        "Turn on auto-play", key: "song_turn_on_button", comment: "Button of the auto-play dialog",
        remark: "is offered once"),
      RuleExample(
        "Follow cursor movement", key: "magnifier_follow_label",
        comment: "Screen reader label for the dropdown option that lets the magnifier move",
        remark: "one of several options"),
      RuleExample("Disabled %1$s", key: "widget_accessibility", remark: "an adjective"),
      RuleExample("Pause / Resume", key: "song_content_description", remark: "names both"),
      RuleExample("Play or pause", remark: "names both"),
      RuleExample(
        "Mark as read", key: "notification_action_mark_as_read_a11y",
        remark: "the notification is gone then"),
    ])

  /// Looks for half pairs by key, by text, and in each locale.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    // What code switches to on the same element is the counterpart, whatever its words are.
    var reported: Set<Int> = []
    for pair in context.uses?.switches ?? [] { reported.formUnion([pair.first, pair.second]) }
    checkTexts(catalog, context, &reported, into: &findings)
    checkKeys(catalog, context, &reported, into: &findings)
    checkToggles(catalog, context, &reported, into: &findings)
    checkPictures(catalog, context, &reported, into: &findings)
    checkLocales(catalog, context, into: &findings)
  }

  /// Labels that are one side of a pair by their text.
  private func checkTexts(
    _ catalog: Catalog, _ context: RuleContext, _ reported: inout Set<Int>,
    into findings: inout FindingCollector
  ) {
    guard reportsValues else { return }
    var search: CounterpartSearch?
    for row in catalog.rows.indices where Self.isControl(context.kinds[row: row]) {
      guard !reported.contains(row), !context.pairs.pairedRows.contains(row),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source)
      else { continue }
      let file = catalog.file(of: source)
      let entry = file.entries[Int(source.entry)]
      if !Self.maySwitch(file, entry) || context.uses?.facts(row: row)?.isChoice ?? false {
        continue
      }
      if search == nil { search = CounterpartSearch(catalog, context.vocabulary) }
      let lone = search?.loneMember(file.bytes(catalog.text(of: text)))
      guard let lone, !OneTimeOffer.isOne(file, entry), !ListOption.isOne(file, entry) else {
        continue
      }
      let isCertain = context.kinds[row: row].tier == .certain
      if !lone.isSure, !isCertain || isSetOnce(row, context.uses) { continue }
      reported.insert(row)
      add(
        .alone(catalog.string(of: text) ?? "", lone.partner), row: row,
        level: lone.isSure && context.kinds[row: row].isCertainBesideCode ? .warning : .note,
        confidence: .medium, catalog, context,
        into: &findings)
    }
  }

  /// Whether code has a text in all places without a choice: what it is on does one thing, or is one of several of
  /// which one is chosen.
  private func isSetOnce(_ row: Int, _ uses: CatalogUses?) -> Bool {
    guard let uses, !uses.uses(ofRow: row).isEmpty else { return false }
    return !uses.isBranch(row: row)
  }

  /// Keys that have one side of a pair while keys like them have both.
  private func checkKeys(
    _ catalog: Catalog, _ context: RuleContext, _ reported: inout Set<Int>,
    into findings: inout FindingCollector
  ) {
    var texts: SourceTexts?
    for lonely in context.pairs.lonely
    where Self.isControl(context.kinds[row: lonely.row]) && !lonely.pair.isParticiple {
      guard !context.pairs.pairedRows.contains(lonely.row),
        let source = catalog.entry(row: lonely.row, locale: Catalog.sourceIndex),
        let text = catalog.shownText(of: source)
      else { continue }
      switch lonely.pair.kind {
      case .toggle, .seen, .proof: break
      case .direction, .shared: continue
      }
      let member = lonely.pair.members[lonely.side]
      let partner = lonely.pair.members[1 - lonely.side]
      // The text, too, must be about the state: keys are English, and what they say in other languages is
      // not looked for.
      let lower = text.lowercased()
      let isEnglish = catalog.sourceLocale.language == "en"
      guard !isEnglish || lower == member || lower.hasPrefix(member + " ") else { continue }
      if isEnglish {
        var own = texts ?? SourceTexts(catalog)
        let rest = Array(lower.utf8.dropFirst(member.utf8.count))
        let isPaired = own.contains(partner, then: rest.span) || own.contains(partner)
        texts = own
        if isPaired { continue }
      }
      if ListOption.isOne(catalog.file(of: source), catalog[source]) { continue }
      if !reported.insert(lonely.row).inserted { continue }
      add(
        .aloneByKey(text, catalog.key(row: lonely.row), partner), row: lonely.row, level: .warning,
        confidence: .medium, catalog, context, into: &findings)
    }
  }

  /// Labels of one state under keys that say that they toggle.
  private func checkToggles(
    _ catalog: Catalog, _ context: RuleContext, _ reported: inout Set<Int>,
    into findings: inout FindingCollector
  ) {
    guard reportsValues, catalog.sourceLocale.language == "en" else { return }
    var search: ToggledLabel?
    for row in catalog.rows.indices {
      let kind = context.kinds[row: row]
      guard kind.purpose == .label, kind.tier == .certain, !reported.contains(row),
        !context.pairs.pairedRows.contains(row),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source)
      else { continue }
      let file = catalog.file(of: source)
      let entry = file.entries[Int(source.entry)]
      let key = file.bytes(entry.key)
      guard KeyWords(key).holds(["toggle"]), Self.maySwitch(file, entry),
        !saysState(row, context.uses)
      else { continue }
      var own = search ?? ToggledLabel(catalog)
      let isOneState = own.isOneState(key, file.bytes(catalog.text(of: text)))
      search = own
      if !isOneState { continue }
      reported.insert(row)
      add(
        .oneState(catalog.string(of: text) ?? "", catalog.key(row: row)), row: row, level: .note,
        confidence: .medium, catalog, context, into: &findings)
    }
  }

  /// Labels of controls that code gives another picture or text with each state.
  private func checkPictures(
    _ catalog: Catalog, _ context: RuleContext, _ reported: inout Set<Int>,
    into findings: inout FindingCollector
  ) {
    guard let uses = context.uses else { return }
    let search = UnchangedLabel(uses, context.pairs)
    for row in catalog.rows.indices where !reported.contains(row) {
      guard let control = search.control(ofRow: row),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstText(of: source), !UnchangedLabel.namesBoth(text)
      else { continue }
      reported.insert(row)
      add(
        .unchanged(text, control), row: row, level: .note, confidence: .medium,
        catalog, context, into: &findings)
    }
  }

  /// Whether code shows that a control says its state itself, or that it gets another label with another state.
  private func saysState(_ row: Int, _ uses: CatalogUses?) -> Bool {
    guard let uses, let facts = uses.facts(row: row) else { return false }
    switch facts.role {
    case .switch, .toggleButton, .checkbox, .radioButton: return true
    default: return facts.isChoice || uses.isBranch(row: row)
    }
  }

  /// Pairs of which a locale has one side only.
  private func checkLocales(
    _ catalog: Catalog, _ context: RuleContext, into findings: inout FindingCollector
  ) {
    var search = HalfTranslatedPairs(catalog, context)
    for locale in catalog.locales.indices where isCovered(locale, context.coverage) {
      for half in search.halves(in: locale) {
        add(half, locale: locale, catalog, context, into: &findings)
      }
    }
  }

  /// Whether so much of a locale is translated that what it lacks is told of.
  private func isCovered(_ locale: Int, _ coverage: TranslationCoverage) -> Bool {
    coverage.required[locale] > 0
      && coverage.translated(locale: locale) * 100 >= coverage.required[locale] * minimumCoverage
  }

  /// Whether a text may be that of a control which switches: a command of a menu has its counterpart
  /// beside it or none, and other classes of Interface Builder are no buttons.
  private static func maySwitch(_ file: borrowing CatalogFile, _ entry: Entry) -> Bool {
    guard let note = file.note(of: entry), !note.interfaceClass.isNone else { return true }
    let name = file.bytes(note.interfaceClass)
    return ControlClass.isPressed(name) && ControlClass.role(of: name) != .menuItem
  }

  /// Whether a text names a control.
  private static func isControl(_ kind: MessageKind) -> Bool {
    kind.purpose == .label || kind.purpose == .action
  }

  /// Reports a pair of which a locale has one side.
  private func add(
    _ half: HalfTranslatedPairs.Half, locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    let row = half.row
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let partner = catalog.entry(row: half.other, locale: Catalog.sourceIndex)
    else { return }
    let text = catalog.shownText(of: source) ?? ""
    let other = catalog.shownText(of: partner) ?? ""
    findings.add(
      catalog.subject(row: row, locale: locale), at: catalog.keySpan(of: source),
      half.arePaired ? .half(text, translated: other) : .halfOfControl(text, translated: other),
      confidence: .high
    ) { finding in
      finding.source = text
      finding.kind = context.kinds[row: row].purpose.rawValue
      if half.isSwitched {
        finding.kindEvidence = catalog.printedEvidence(of: context.kinds[row: row], row: row)
      }
      finding.related = [
        Related(
          catalog.keySpan(of: partner),
          half.arePaired ? "its opposite is translated" : "this text is translated")
      ]
    }
  }

  /// Reports a source text.
  private func add(
    _ message: Finding.Wording, row: Int, level: Severity, confidence: Confidence,
    _ catalog: Catalog, _ context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return }
    findings.add(
      catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: source),
      message, level: level, confidence: min(confidence, context.kinds[row: row].confidence)
    ) { finding in
      finding.text = catalog.firstText(of: source)
      finding.source = finding.text
      finding.kind = context.kinds[row: row].purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: context.kinds[row: row], row: row)
    }
  }

  var addedWords: [AddedWords] { AddedWords.pairs(pairs) }
}

extension Finding.Wording {
  fileprivate static func alone(_ text: String, _ partner: String) -> Self {
    "no label names the opposite of \(quoting: text), such as \(quoting: partner); if the control toggles, add the text of its other state"
  }

  fileprivate static func aloneByKey(_ text: String, _ key: String, _ partner: String) -> Self {
    let lacks: Self = "\(quoting: text) has no opposite with \(quoting: partner) in its key"
    return "\(lacks), although keys like \(quoting: key) have one; add it"
  }

  fileprivate static func oneState(_ text: String, _ key: String) -> Self {
    "\(quoting: text) names one state, but its key \(quoting: key) is for a toggle; add the text of the other state"
  }

  fileprivate static func unchanged(_ text: String, _ control: UnchangedLabel.Control) -> Self {
    control.isOfText
      ? "the text of the control at \(visible: control.path):\(control.line) changes, but its label is always \(quoting: text); change the label with the text"
      : "the picture of the control at \(visible: control.path):\(control.line) changes, but its label is always \(quoting: text); change the label with the picture"
  }

  fileprivate static func halfOfControl(_ text: String, translated other: String) -> Self {
    "\(quoting: text) is not translated, but \(quoting: other) of the same control is; translate this text, too"
  }

  fileprivate static func half(_ text: String, translated other: String) -> Self {
    "\(quoting: text) is not translated, but its opposite \(quoting: other) is; translate this text, too"
  }
}

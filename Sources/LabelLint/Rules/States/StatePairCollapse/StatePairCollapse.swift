/// Both states of something have one text.
struct StatePairCollapse: CatalogRule, LexiconExtendingRule {
  @Option("pairs", "Further pairs of states, each written as `arm/disarm`.")
  var pairs: [String] = []
  @Option("shared", "Pairs that share one word in a language: `{de: [mute/unmute]}`.")
  var shared: [String: [String]] = [:]

  static let metadata = RuleMetadata(
    id: "state-pair-collapse", family: .accessibility, severity: .error,
    levelRemark: """
      It is a warning in prose, or if only the keys name the two states. It is a note if a language may \
      have one word for both.
      """,
    summary: "The two states of a control, or two opposite actions, have the same text.",
    rationale: """
      People who see the screen may tell the states apart by an icon. People who hear it have only \
      the text. If "Mute" and "Unmute" are both spoken as "Mute", nobody can know what the control \
      will do or has done.
      """,
    remedy: "Give each of the two its own text. Often one of them is a copy of the other.",
    guidelines: [
      GuidelineClause(
        "bbc-notifications/test-state",
        "toggle the state of the item and verify that the screen reader announces the correct "
          + "state change"),
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "For example, “Play” button must change to “Pause” and vice versa for media files."),
      GuidelineClause("wcag/4.1.2"),
      GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample(
        "Наступне медіа", language: "uk", source: "Previous media", key: "PREVIOUS_HINT",
        beside: [ExampleEntry("NEXT_HINT", "⟦Наступне медіа⟧", source: "Next media")],
        formats: [.xcstrings]),
      RuleExample(
        "Antaŭen", language: "eo", source: "Back", key: "common_back",
        beside: [ExampleEntry("forward", "⟦Antaŭen⟧", source: "Forward")], formats: [.xcstrings]),
      RuleExample(
        "DuckDuckGo VPN is connected", key: "vpn.enable.success",
        beside: [ExampleEntry("⟦vpn.disable.success⟧", "DuckDuckGo VPN is connected")]),
      RuleExample(
        "تحميل", language: "ar", source: "Upload", key: "upload",
        beside: [ExampleEntry("download", "⟦تحميل⟧", source: "Download")], formats: [.xcstrings],
        remark: "a note, because one word is right for both directions"),
    ],
    accepted: [
      RuleExample("30 s", key: "on_duration", remark: "two durations may be equal"),
      RuleExample("Off", key: "seat_heater_left_off", remark: "left and right name two seats"),
    ])

  /// Compares the two sides of every pair, in the source and in each locale.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    var progress = Progress(comparison: TextComparison(catalog))
    for group in context.pairs.groups where !group.pair.isParticiple {
      var partners = EqualTextPairs(group.rows[0], against: group.rows[1].count)
      for second in group.rows[1] {
        let known = compareSource(
          second, in: group, &partners, &progress, catalog, context, into: &findings)
        for locale in catalog.locales.indices.dropFirst() {
          compare(
            second, in: group, besides: known, locale: locale, &partners, &progress, catalog,
            context, into: &findings)
        }
      }
    }
  }

  /// What has been told so far.
  private struct Progress {
    /// A key in a locale.
    struct KeyInLocale: Hashable {
      var row: Int
      var locale: Int
    }

    var comparison: TextComparison
    /// Tells which of two equal texts is the wrong one.
    var wrongSide = WrongSide()
    var reported: Set<KeyInLocale> = []
    /// Keys that their own counterpart was reported with: they do not speak of others.
    var settled: Set<KeyInLocale> = []

    /// Whether two keys are reported in a locale for the first time.
    mutating func isNew(_ first: Int, _ second: Int, locale: Int) -> Bool {
      reported.insert(KeyInLocale(row: max(first, second), locale: locale)).inserted
    }

    /// Whether a key is settled in a locale.
    func isSettled(_ row: Int, locale: Int) -> Bool {
      settled.contains(KeyInLocale(row: row, locale: locale))
    }
  }

  /// Reports the keys that have the text of another key in the source, and returns them.
  private func compareSource(
    _ second: Int, in group: StatePairGroup, _ partners: inout EqualTextPairs,
    _ progress: inout Progress, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) -> Set<Int> {
    let source = Catalog.sourceIndex
    let equal = partners.rows(like: second, locale: source, &progress.comparison).filter { first in
      first != second
        && areEqual(
          first, second, locale: source, catalog, context.survey, &progress.comparison) != nil
    }
    for first in equal where group.isByKey && progress.isNew(first, second, locale: source) {
      addSource(Sides(group: group, rows: [first, second]), catalog, context, into: &findings)
    }
    return Set(equal)
  }

  /// Reports the first key that has the text of another key in a locale, though not in the source: the other keys of
  /// that text have the same fault.
  private func compare(
    _ second: Int, in group: StatePairGroup, besides known: Set<Int>, locale: Int,
    _ partners: inout EqualTextPairs, _ progress: inout Progress, _ catalog: Catalog,
    _ context: RuleContext, into findings: inout FindingCollector
  ) {
    func isOut(_ row: Int) -> Bool {
      context.copies.isCopy(row: row, locale: locale)
        || !group.isByKey && progress.isSettled(row, locale: locale)
    }
    let surelyDiffers =
      group.isAlone && context.survey.surelyDiffer(group.rows[0][0], second, locale: locale)
    if surelyDiffers || isOut(second) { return }
    for first in partners.rows(like: second, locale: locale, &progress.comparison)
    where first != second && !known.contains(first) && !isOut(first) {
      guard
        let text = areEqual(
          first, second, locale: locale, catalog, context.survey, &progress.comparison)
      else { continue }
      if progress.isNew(first, second, locale: locale) {
        let wrong = catalog.string(of: text).flatMap {
          progress.wrongSide.side(
            of: $0, group.pair, rows: [first, second], locale: locale, catalog)
        }
        add(
          Sides(group: group, rows: [first, second], wrong: wrong), text, locale: locale, catalog,
          context, into: &findings)
      }
      if group.isByKey {
        for row in [first, second] {
          progress.settled.insert(Progress.KeyInLocale(row: row, locale: locale))
        }
      }
      return
    }
  }

  /// Two keys that are the two sides of a pair.
  private struct Sides {
    var group: StatePairGroup
    var rows: [Int]
    /// Index in `rows` of the key with the wrong text; nil where that is not known.
    var wrong: Int?

    /// The key that findings are about: the wrong one, or else the later one.
    var faulty: Int { wrong.map { rows[$0] } ?? max(rows[0], rows[1]) }
    /// The key they mention.
    var other: Int { wrong.map { rows[1 - $0] } ?? min(rows[0], rows[1]) }
  }

  /// The first text of the second row that equals the text of the same slot of the first row.
  private func areEqual(
    _ first: Int, _ second: Int, locale: Int, _ catalog: Catalog, _ survey: TextSurvey,
    _ comparison: inout TextComparison
  ) -> MessageReference? {
    if survey.surelyDiffer(first, second, locale: locale) { return nil }
    guard let one = catalog.entry(row: first, locale: locale),
      let other = catalog.entry(row: second, locale: locale)
    else { return nil }
    let file = catalog.file(of: other)
    for message in file.messageRange(ofEntry: Int(other.entry)) {
      let text = MessageReference(entry: other, message: message)
      // A format string of nothing but its variable says nothing.
      guard WordlessText.holdsWords(file.bytes(file.messages[message].text)),
        let partner = catalog.sourceMessage(of: text, in: one)
      else { continue }
      let oneText = MessageReference(entry: one, message: partner)
      if comparison.areEqual(oneText, text, locale: catalog.locales[locale]) { return text }
    }
    return nil
  }

  /// Two keys of the source language with one text.
  private func addSource(
    _ sides: Sides, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    let keys = sides.rows.map { catalog.key(row: $0) }
    // One text may tell that either of two things failed.
    if keys.allSatisfy(Self.isErrorKey) { return }
    guard let entry = catalog.entry(row: sides.faulty, locale: Catalog.sourceIndex),
      let text = catalog.shownText(of: entry), Self.holdsWord(text)
    else { return }
    let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
    let names = sides.group.pair.members.contains { words == $0 || words.hasPrefix($0 + " ") }
    // `seat_left_off` and `seat_right_off` name two seats, not two states.
    if sides.group.pair.kind == .direction, !names { return }
    add(
      .sameInSource(text, catalog.key(row: sides.other)), sides, locale: Catalog.sourceIndex,
      level: names ? .error : .warning, catalog, context, into: &findings)
  }

  /// Two texts that a translation made one.
  private func add(
    _ sides: Sides, _ text: MessageReference, locale: Int, _ catalog: Catalog,
    _ context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let string = catalog.string(of: text), Self.holdsWord(string),
      let source = catalog.entry(row: sides.faulty, locale: Catalog.sourceIndex),
      let other = catalog.entry(row: sides.other, locale: Catalog.sourceIndex)
    else { return }
    let tier = context.kinds[row: sides.faulty].tier
    let level: Severity =
      isShared(sides.group.pair, catalog.locales[locale])
      ? .note : tier == .prose ? .warning : .error
    add(
      .sameInLocale(
        string, catalog.shownText(of: source) ?? "", catalog.shownText(of: other) ?? "",
        isKnown: sides.wrong != nil),
      sides, locale: locale, level: level, catalog, context, into: &findings)
  }

  /// Reports at the entry of the faulty key in a locale, with the other one beside it.
  private func add(
    _ message: Finding.Wording, _ sides: Sides, locale: Int, level: Severity,
    _ catalog: Catalog, _ context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let entry = catalog.entry(row: sides.faulty, locale: locale),
      let other = catalog.entry(row: sides.other, locale: locale)
    else { return }
    findings.add(
      catalog.subject(row: sides.faulty, locale: locale), at: catalog.place(of: entry), message,
      level: level, confidence: .high
    ) { finding in
      finding.text = catalog.firstText(of: entry)
      finding.source = catalog.entry(row: sides.faulty, locale: Catalog.sourceIndex)
        .flatMap { catalog.firstText(of: $0) }
      finding.kind = context.kinds[row: sides.faulty].purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(
        of: context.kinds[row: sides.faulty], row: sides.faulty)
      finding.related = [Related(catalog.place(of: other), "has the same text")]
    }
  }

  /// Whether a language may have one word for both sides of a pair.
  private func isShared(_ pair: PairedWords.Pair, _ locale: LocaleTag) -> Bool {
    if pair.kind == .shared { return true }
    let names = [
      pair.members.joined(separator: "/"), pair.members.reversed().joined(separator: "/"),
    ]
    let own = (shared[locale.description] ?? []) + (shared[locale.language] ?? [])
    return own.contains { names.contains($0) }
  }

  /// Whether a key says that its text tells of a failure.
  private static func isErrorKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    return bytes.span.holds("error") || bytes.span.holds("fail")
  }

  /// Whether a text has a word: numbers, durations and units may be equal.
  private static func holdsWord(_ text: String) -> Bool {
    var letters = 0
    for scalar in text.unicodeScalars where CharacterProperties.isLetter(scalar) { letters += 1 }
    let hasDigit = text.unicodeScalars.contains { CharacterProperties.isDigit($0) }
    return letters > (hasDigit ? 4 : 0)
  }

  var addedWords: [AddedWords] { AddedWords.pairs(pairs) }
}

extension Finding.Wording {
  fileprivate static func sameInSource(_ text: String, _ other: String) -> Self {
    "\(quoting: text) is also the text of its opposite, \(quoting: other); give each its own text"
  }

  fileprivate static func sameInLocale(
    _ text: String, _ source: String, _ other: String, isKnown: Bool
  ) -> Self {
    let both: Self =
      "\(quoting: text) is the translation of both \(quoting: source) and its opposite, \(quoting: other)"
    return isKnown
      ? "\(both); correct that of \(quoting: source), which is probably the wrong one"
      : "\(both); correct the one that is wrong"
  }
}

/// The texts of a set as they were read, to tell what became of others.
package struct SeenTexts: Sendable {
  private let summary: SetSummary
  /// Positions of keys, by table and key; nil without an inventory.
  private let positions: [String: [String: Int]]?
  private let locales: Set<String>
  /// The locales of which a part was not read; nil for all.
  private let unreadLocales: Set<String>?
  /// Those of which it is not known that the part was not read before either; nil for all.
  private let newlyUnread: Set<String>?
  private var lacking: [String: Set<Int>] = [:]
  private var forms: SeenForms?
  /// Positions of the keys that a folder with other qualifiers has, by locale and qualifiers; nil where a record of an older
  /// release does not say.
  private var variants: [String: [String: Set<Int>]]?
  /// Whether the source language is one that was a translation before.
  private let hasLostSource: Bool
  /// Whether the source language has some text.
  private var hasSourceTexts = false

  /// The texts of a set.
  ///
  /// - Parameters:
  ///   - summary: The record of the set.
  ///   - known: The locales of which all places that cannot be read were known before: what was found in spite of a
  ///     place is not hidden by it.
  ///   - hasLostSource: Whether the source language was a translation before, as the source is gone.
  package init(
    _ summary: SetSummary, knownToBeCut known: Set<String> = [], hasLostSource: Bool = false
  ) {
    self.summary = summary
    self.hasLostSource = hasLostSource
    unreadLocales = summary.unreadLocales
    if summary.complete, let cut = summary.cutLocales {
      let rest = Set(cut).subtracting(known)
      newlyUnread = rest.contains(summary.sourceLocale) ? nil : rest
    } else {
      newlyUnread = unreadLocales
    }
    let judged = summary.texts.map { Array($0.lacking.keys) } ?? []
    locales = Set(summary.locales.map(\.locale) + judged + [summary.sourceLocale])
    guard let inventory = summary.texts else {
      positions = nil
      return
    }
    var positions: [String: [String: Int]] = [:]
    var next = 0
    for table in inventory.tables {
      for key in table.keys {
        positions[table.name, default: [:]][key] = next
        next += 1
      }
    }
    self.positions = positions
    lacking = inventory.lacking.mapValues { Set($0) }
    forms = SeenForms(inventory, sourceLocale: summary.sourceLocale)
    if inventory.forms != nil {
      variants = [:]
      for variant in inventory.variants {
        variants?[variant.locale, default: [:]][variant.qualifiers] = Set(variant.keys)
      }
    }
    hasSourceTexts = lacking[summary.sourceLocale]?.count ?? 0 < next
  }

  /// Whether a locale has a text of a key, or some locale where none is named.
  package func hasText(of key: String, in locale: String) -> Bool {
    guard let positions else { return false }
    let own = positions.values.compactMap { $0[key] }
    let asked = locale.isEmpty ? Array(locales) : [locale].filter(locales.contains)
    return own.contains { position in asked.contains { !lacks(position, in: $0) } }
  }

  /// What became of a text with a finding of a rule that is not found again.
  ///
  /// - Parameters:
  ///   - subject: What the finding was about.
  ///   - rule: Its rule.
  ///   - qualifiers: Those of the folder that the text was in, beside the locale.
  /// - Returns: What became of it.
  package func fate(of subject: Subject, rule: RuleID, qualifiers: String = "") -> TextFate {
    let fate = fateInAnyFolder(of: subject, rule: rule)
    // The text that is there is another one, of another folder.
    return fate == .fixed && lacks(subject, rule: rule, qualifiers: qualifiers) ? .lost : fate
  }

  /// What became of the text of a finding that is not found again.
  func fate(of finding: ReportedFinding) -> TextFate {
    fate(of: finding.subject, rule: finding.rule, qualifiers: finding.qualifiers)
  }

  /// Whether a folder with other qualifiers than the locale has no text of a key any more, or is gone.
  private func lacks(_ subject: Subject, rule: RuleID, qualifiers: String) -> Bool {
    guard let variants, let positions, !qualifiers.isEmpty, !subject.key.isEmpty,
      rule != MissingTranslation.metadata.id, let position = position(of: subject, positions)
    else { return false }
    return variants[subject.locale]?[qualifiers]?.contains(position) != true
  }

  /// The same of a text in whatever folder.
  private func fateInAnyFolder(of subject: Subject, rule: RuleID) -> TextFate {
    if summary.isEmptied { return .hidden }
    let locale = subject.locale
    let isCut = Self.contains(locale, unreadLocales)
    guard let positions else { return isCut ? .hidden : .fixed }
    if !locale.isEmpty, !locales.contains(locale) { return .hidden }
    if subject.key.isEmpty { return Self.contains(locale, newlyUnread) ? .hidden : .fixed }
    guard let position = position(of: subject, positions) else {
      return isCut ? .hidden : .removed
    }
    // Nobody compared the text with a source.
    if hasLostSource, Self.comparesWithSource.contains(rule) { return .hidden }
    return fate(of: subject, at: position, rule: rule, isCut: isCut)
  }

  /// What became of a text of the key at a position, in a locale of which a part may not have been read.
  private func fate(
    of subject: Subject, at position: Int, rule: RuleID, isCut: Bool
  ) -> TextFate {
    let locale = subject.locale
    let form = forms?.fate(of: subject.slot, key: position, locale: locale) ?? .there
    // Taking such a form out is how it is mended.
    let isFault = rule == UnusedPluralCategory.metadata.id
    let isKeyLacking = lacks(position, in: locale)
    let isLacking = isKeyLacking || form == .lost && !isFault
    let isWithoutSource = lacksSource(subject, at: position)
    // The text, or the one that it is compared with, may lie behind the place.
    if isCut, isLacking || isWithoutSource { return .hidden }
    // The comment has a use since a translation is gone: that is no improvement.
    let isUsed = lacking.values.contains { $0.contains(position) }
    if rule == UnusedSuppression.metadata.id, locale == summary.sourceLocale, isUsed, !isLacking {
      return .removed
    }
    // A form that no language has any more, or that is no use to its own, is not missed.
    if form == .removed, !isFault, !isKeyLacking { return .removed }
    return fate(in: locale, rule: rule, isLacking: isLacking, isWithoutSource: isWithoutSource)
  }

  /// Whether the text of a finding is there, and the source text is gone that it translates.
  package func isWithoutSource(_ subject: Subject) -> Bool {
    guard let positions, subject.locale != summary.sourceLocale,
      let position = position(of: subject, positions),
      !lacks(position, in: subject.locale)
    else { return false }
    return lacksSource(subject, at: position)
  }

  /// Whether a locale has no text of the key at a position.
  private func lacks(_ position: Int, in locale: String) -> Bool {
    lacking[locale]?.contains(position) ?? false
  }

  /// Whether the source language has no text that corresponds to one of the key at a position.
  private func lacksSource(_ subject: Subject, at position: Int) -> Bool {
    lacks(position, in: summary.sourceLocale)
      || forms?.isWithoutSource(subject.slot, key: position) ?? false
  }

  /// The keys that had a source text before and have only translations now.
  ///
  /// - Parameter before: The texts as they were read before.
  /// - Returns: The keys, sorted.
  package func keysWithoutSource(since before: SeenTexts) -> [String] {
    let source = summary.sourceLocale
    guard let earlier = before.positions else { return [] }
    return keysWithoutSource { table, key in
      guard let old = earlier[table]?[key] else { return false }
      return before.lacking[source]?.contains(old) == false
    }
  }

  /// The keys that have only translations, of a set whose source language has some text.
  ///
  /// - Parameter isWanted: Whether a key of a table is looked for.
  /// - Returns: The keys, sorted.
  package func keysWithoutSource(where isWanted: (String, String) -> Bool) -> [String] {
    let source = summary.sourceLocale
    guard let positions, hasSourceTexts, let without = lacking[source],
      summary.isWhole(in: source)
    else { return [] }
    let others = locales.subtracting([source])
    var keys: [String] = []
    for (table, own) in positions {
      for (key, position) in own where without.contains(position) && isWanted(table, key) {
        if others.contains(where: { lacking[$0]?.contains(position) == false }) {
          keys.append(key)
        }
      }
    }
    return keys.sorted(by: ByteOrder.precedes)
  }

  /// Where a key stands among all keys; nil where it is gone.
  private func position(of subject: Subject, _ positions: [String: [String: Int]]) -> Int? {
    // A table that was renamed with its set is the one of the new name.
    let table = subject.isOfOwnTable ? Subject.tableName(ofSet: summary.set) : subject.table
    return positions[table]?[subject.key]
  }

  /// What became of a text of a key that is there, in a locale that could be read where the text stood.
  private func fate(
    in locale: String, rule: RuleID, isLacking: Bool, isWithoutSource: Bool
  ) -> TextFate {
    let isMissing = rule == MissingTranslation.metadata.id
    if isWithoutSource, locale != summary.sourceLocale {
      // What is compared with the source has nothing to be compared with where the source text is gone: as long as
      // the translation is there, that is a loss of the source's text.
      if Self.comparesWithSource.contains(rule) { return isLacking ? .removed : .lost }
      if hasSourceTexts, isLacking || isMissing { return .removed }
    }
    // What a text that is missing says was never about a text of the locale.
    if isMissing { return .fixed }
    if isLacking { return .lost }
    return !Self.judgesAlone.contains(rule) && Self.contains(locale, newlyUnread)
      ? .hidden : .fixed
  }

  /// Rules that say the same of a text whatever texts there are beside it and its source: others ask what a locale does
  /// everywhere, or look for what is there twice.
  ///
  /// Readers do not tell of every problem of a file that has too many.
  private static let judgesAlone = Set(RuleRegistry.textRules.map { $0.metadata.id })
    .subtracting([PunctuationMismatch.metadata.id])
    .subtracting(ProblemCode.allCases.map(\.rule))

  /// Rules that say nothing of a translation without the source text.
  private static let comparesWithSource: Set<RuleID> = [
    ArrayLengthMismatch.metadata.id, DestroyedText.metadata.id, LabelCollision.metadata.id,
    MarkupMismatch.metadata.id, MissingStateCounterpart.metadata.id, NumberMismatch.metadata.id,
    PlaceholderMismatch.metadata.id, PunctuationMismatch.metadata.id,
    StatePairCollapse.metadata.id, TranslatedUntranslatable.metadata.id, URLMismatch.metadata.id,
    UntranslatedCopy.metadata.id, WhitespaceMismatch.metadata.id,
  ]

  /// Whether some locales, nil for all, have a locale among them; any one where it has no name.
  private static func contains(_ locale: String, _ locales: Set<String>?) -> Bool {
    guard let locales else { return true }
    return locale.isEmpty ? !locales.isEmpty : locales.contains(locale)
  }
}

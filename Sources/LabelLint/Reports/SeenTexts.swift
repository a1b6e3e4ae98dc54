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
  /// Whether the source language has some text.
  private var hasSourceTexts = false

  /// The texts of a set.
  ///
  /// - Parameters:
  ///   - summary: The record of the set.
  ///   - known: The locales of which all places that cannot be read were known before: what was found in spite of a
  ///     place is not hidden by it.
  package init(_ summary: SetSummary, knownToBeCut known: Set<String> = []) {
    self.summary = summary
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
    hasSourceTexts = lacking[summary.sourceLocale]?.count ?? 0 < next
  }

  /// Whether a locale has a text of a key, or some locale where none is named.
  package func hasText(of key: String, in locale: String) -> Bool {
    guard let positions else { return false }
    let own = positions.values.compactMap { $0[key] }
    let asked = locale.isEmpty ? Array(locales) : [locale].filter(locales.contains)
    return own.contains { position in
      asked.contains { !(lacking[$0]?.contains(position) ?? false) }
    }
  }

  /// What became of a text with a finding of a rule that is not found again.
  package func fate(of subject: Subject, rule: RuleID) -> TextFate {
    if summary.isEmptied { return .hidden }
    let locale = subject.locale
    guard let positions else { return Self.contains(locale, unreadLocales) ? .hidden : .fixed }
    if !locale.isEmpty, !locales.contains(locale) { return .hidden }
    if subject.key.isEmpty { return Self.contains(locale, newlyUnread) ? .hidden : .fixed }
    let isCut = Self.contains(locale, unreadLocales)
    // A table that was renamed with its set is the one of the new name.
    let table = subject.isOfOwnTable ? Subject.tableName(ofSet: summary.set) : subject.table
    guard let position = positions[table]?[subject.key] else {
      return isCut ? .hidden : .removed
    }
    let isLacking = lacking[locale]?.contains(position) ?? false
    let isWithoutSource = lacking[summary.sourceLocale]?.contains(position) ?? false
    // The text, or the one that it is compared with, may lie behind the place.
    if isCut, isLacking || isWithoutSource { return .hidden }
    return fate(in: locale, rule: rule, isLacking: isLacking, isWithoutSource: isWithoutSource)
  }

  /// What became of a text of a key that is there, in a locale that could be read where the text stood.
  private func fate(
    in locale: String, rule: RuleID, isLacking: Bool, isWithoutSource: Bool
  ) -> TextFate {
    let isMissing = rule == MissingTranslation.metadata.id
    if isWithoutSource, locale != summary.sourceLocale {
      // What is compared with the source has nothing to be compared with where the source text is gone.
      if Self.comparesWithSource.contains(rule) { return .removed }
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

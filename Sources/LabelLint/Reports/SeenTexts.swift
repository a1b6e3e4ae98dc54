/// The texts of a set as they were read, to tell what became of others.
package struct SeenTexts: Sendable {
  private let summary: SetSummary
  /// Positions of keys, by table and key; nil without an inventory.
  private let positions: [String: [String: Int]]?
  private let locales: Set<String>
  /// The locales with a place that cannot be read; nil for all.
  private let cutLocales: Set<String>?
  private var lacking: [String: Set<Int>] = [:]

  /// The texts of a set.
  ///
  /// - Parameters:
  ///   - summary: The record of the set.
  ///   - cutLocales: The locales whose files have a place that cannot be read; nil where that is not known.
  package init(_ summary: SetSummary, cutIn cutLocales: Set<String>? = nil) {
    self.summary = summary
    self.cutLocales = cutLocales
    locales = Set(summary.locales.map(\.locale) + [summary.sourceLocale])
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

  /// Whether texts of a locale lie behind a place that cannot be read, or those of the source do.
  private func isCut(_ locale: String) -> Bool {
    guard summary.isCut, let cutLocales else { return summary.isCut }
    return cutLocales.contains(locale) || cutLocales.contains(summary.sourceLocale)
  }

  /// What became of a text with a finding of a rule that is not found again.
  package func fate(of subject: Subject, rule: RuleID) -> TextFate {
    if summary.isEmptied { return .hidden }
    guard let positions else { return summary.isWhole ? .fixed : .hidden }
    if !subject.locale.isEmpty, !locales.contains(subject.locale) { return .hidden }
    if subject.key.isEmpty { return summary.isWhole ? .fixed : .hidden }
    guard let position = positions[subject.table]?[subject.key] else {
      return summary.isWhole ? .removed : .hidden
    }
    // What a text that is missing says was never about a text of the locale.
    if rule == MissingTranslation.metadata.id { return .fixed }
    guard lacking[subject.locale]?.contains(position) ?? false else {
      // A rule may ask what the other texts of a locale do: beside the rest of them it says something else.
      return isCut(subject.locale) ? .hidden : .fixed
    }
    return summary.isWhole ? .lost : .hidden
  }
}

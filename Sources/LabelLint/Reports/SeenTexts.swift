/// The texts of a set as they were read, to tell what became of others.
package struct SeenTexts: Sendable {
  private let summary: SetSummary
  /// Positions of keys, by table and key; nil without an inventory.
  private let positions: [String: [String: Int]]?
  private let locales: Set<String>
  private var lacking: [String: Set<Int>] = [:]

  /// The texts of a set's record.
  package init(_ summary: SetSummary) {
    self.summary = summary
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

  /// What became of a text with a finding of a rule that is not found again.
  package func fate(of subject: Subject, rule: RuleID) -> TextFate {
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
      return summary.isCut ? .hidden : .fixed
    }
    return summary.isWhole ? .lost : .hidden
  }
}

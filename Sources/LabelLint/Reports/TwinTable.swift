/// The texts that catalogs translate in several ways, for those who choose one wording for all places.
package struct TwinTable: Sendable {
  /// A way to translate a text.
  private struct Wording {
    /// The translation, as its first place spells it.
    var text: String
    /// How many entries have it.
    var count = 0
    /// The sets with such entries, in the order that they came.
    var sets: [String] = []
    /// Key of the first entry.
    var key: String
  }

  /// What is compared: texts with one source text, in one language, of one kind in one locale.
  private struct Group: Hashable {
    let source: String
    let sourceLanguage: String
    let purpose: MessagePurpose
    let locale: LocaleTag
  }

  /// A text with its translations, the most frequent first.
  private struct Row {
    let source: String
    let locale: String
    let wordings: [Wording]

    /// How many entries it has.
    var count: Int { wordings.reduce(0) { $0 + $1.count } }
  }

  /// Longest source text that is compared, in words: a sentence has many good translations.
  private static let longest = 4

  /// Source texts as their first places spell them.
  private var spelled: [String: String] = [:]
  private var groups: [Group: [String: Wording]] = [:]

  /// A table without texts.
  package init() {}

  /// Adds the translations of a catalog.
  package mutating func add(_ prepared: PreparedCatalog) {
    let catalog = prepared.catalog
    guard catalog.hasSource, !catalog.isProgram else { return }
    for row in catalog.rows.indices {
      guard let text = TwinTexts.text(row: row, locale: Catalog.sourceIndex, catalog),
        text.split(separator: " ").count <= Self.longest
      else { continue }
      let source = TwinTexts.gathered(text)
      if spelled[source] == nil { spelled[source] = text }
      let purpose = Self.merged(prepared.context.kinds[row: row].purpose)
      for locale in catalog.locales.indices.dropFirst() {
        let group = Group(
          source: source, sourceLanguage: catalog.sourceLocale.language, purpose: purpose,
          locale: catalog.locales[locale])
        add(row, locale, to: group, catalog)
      }
    }
  }

  private mutating func add(_ row: Int, _ locale: Int, to group: Group, _ catalog: Catalog) {
    guard let text = TwinTexts.text(row: row, locale: locale, catalog) else { return }
    let folded = TwinTexts.folded(text)
    // What is not translated at all is another fault.
    if folded == TwinTexts.folded(group.source) { return }
    var wording = groups[group]?[folded] ?? Wording(text: text, key: catalog.key(row: row))
    wording.count += 1
    if wording.sets.last != catalog.set { wording.sets.append(catalog.set) }
    groups[group, default: [:]][folded] = wording
  }

  /// Short names of controls are one kind: platforms tell labels and visible texts apart by other signs.
  private static func merged(_ purpose: MessagePurpose) -> MessagePurpose {
    switch purpose {
    case .label, .action, .shortText, .title: .label
    default: purpose
    }
  }

  /// The texts with several translations that are not inflections of one, by locale, those with most entries first.
  private var rows: [Row] {
    groups.compactMap { group, wordings -> Row? in
      let sorted = wordings.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      guard let usual = sorted.first,
        sorted.contains(where: { !TwinTexts.areInflected($0.key, usual.key) })
      else { return nil }
      return Row(
        source: spelled[group.source] ?? group.source, locale: group.locale.description,
        wordings: sorted.map(\.value))
    }.sorted { ($0.locale, $1.count, $0.source) < ($1.locale, $0.count, $1.source) }
  }

  /// For people: a text, and below it its translations with their numbers.
  package var text: String {
    let rows = rows
    if rows.isEmpty { return "every short text has one translation in each locale\n" }
    return rows.map { row in
      "\(row.locale)  \(VisibleText.line(row.source))\n"
        + row.wordings.map { wording in
          VisibleText.line(
            "    \(wording.count)  \(wording.text)  (\(wording.key), \(wording.sets.joined(separator: ", ")))"
          )
            + "\n"
        }.joined()
    }.joined()
  }

  /// For spreadsheets (RFC 4180): a line for each translation.
  package var csv: String {
    CSVRow.text(["locale", "source", "translation", "count", "key", "sets"])
      + rows.flatMap { row in
        row.wordings.map { wording in
          CSVRow.text([
            row.locale, row.source, wording.text, "\(wording.count)", wording.key,
            wording.sets.joined(separator: " "),
          ])
        }
      }.joined()
  }
}

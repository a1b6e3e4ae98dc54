/// One function has several names.
struct InconsistentLabel: CatalogRule, LexiconExtendingRule {
  @Option("synonyms", "Further sets of names for one function, each written as `close, dismiss`.")
  var synonyms: [String] = []

  static let metadata = RuleMetadata(
    id: "inconsistent-label", family: .accessibility, severity: .note, isOnByDefault: false,
    summary: "One function has several names in labels whose keys have the same ending.",
    rationale: """
      Listeners know a control only by its name. A star that is "Favorite" on one screen and "Like" \
      on the next seems to do two things.
      """,
    remedy: "Choose one of the names and use it everywhere.",
    guidelines: [
      GuidelineClause("wcag/3.2.4")
    ],
    flagged: [
      RuleExample(
        "Favorite", key: "action_post_favorite",
        beside: [
          ExampleEntry("action_reply_favorite", "Star"),
          ExampleEntry("⟦action_photo_favorite⟧", "Like"),
        ], formats: [.android, .compose, .strings, .xcstrings])
    ],
    accepted: [RuleExample("Delete", remark: "next to \"Remove\" with another object")])

  /// Fewest keys of one ending that are looked at.
  private static let fewestKeys = 3

  /// Groups the labels by the last segment of their keys.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource, catalog.sourceLocale.language == "en",
      let lexicon = context.vocabulary.english
    else { return }
    var families: [UInt64: [Int]] = [:]
    for row in catalog.rows.indices {
      switch context.kinds[row: row].purpose {
      case .label, .action: break
      default: continue
      }
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.file(of: source)
      guard let last = KeyShape(file.bytes(catalog[source].key)).segments.last else { continue }
      families[last, default: []].append(row)
    }
    let groups = families.values.filter { $0.count >= Self.fewestKeys }.sorted { $0[0] < $1[0] }
    for rows in groups { check(rows, lexicon, catalog, context, into: &findings) }
  }

  /// Reports the names of one set of synonyms among the labels of one ending.
  private func check(
    _ rows: [Int], _ lexicon: Lexicon, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    var names: [UInt16: [(name: String, row: Int)]] = [:]
    for row in rows {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstText(of: source)?.lowercased()
      else { continue }
      for set in SourceSynonyms.sets(text, lexicon) { names[set, default: []].append((text, row)) }
    }
    for set in names.keys.sorted() {
      let members = names[set] ?? []
      var distinct: [String] = []
      for member in members where !distinct.contains(member.name) { distinct.append(member.name) }
      guard members.count >= Self.fewestKeys, distinct.count > 1, let last = members.last,
        let source = catalog.entry(row: last.row, locale: Catalog.sourceIndex)
      else { continue }
      findings.add(
        catalog.subject(row: last.row, locale: Catalog.sourceIndex),
        at: catalog.keySpan(of: source), .severalNames(distinct), confidence: .low
      ) { finding in
        finding.text = catalog.firstText(of: source)
        finding.kind = context.kinds[row: last.row].purpose.rawValue
        finding.related = members.dropLast().compactMap { member in
          catalog.entry(row: member.row, locale: Catalog.sourceIndex).map {
            Related(catalog.keySpan(of: $0), "is called \(quoting: member.name)")
          }
        }
      }
    }
  }

  var addedWords: [AddedWords] { AddedWords.synonyms(synonyms) }
}

extension Finding.Wording {
  fileprivate static func severalNames(_ names: [String]) -> Self {
    "one function is called \(quoting: names.first ?? "") and \(quoting: names.last ?? ""); use one name"
  }
}

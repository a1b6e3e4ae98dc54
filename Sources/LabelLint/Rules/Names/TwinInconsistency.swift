/// One source text is translated in several ways.
struct TwinInconsistency: CatalogRule {
  @Option("fewest", "How many keys must have the usual translation before another is reported.")
  var fewest = 2
  @Option("longest", "Longest source text that is compared, in words.")
  var longest = 4

  static let metadata = RuleMetadata(
    id: "twin-inconsistency", family: .accessibility, severity: .note, isOnByDefault: false,
    summary: "One source text with several keys has different translations in one locale.",
    rationale: """
      Listeners know a control only by its name. A button that is "Annuler" on one screen and \
      "Abandonner" on the next seems to do two things. The rule compares texts of one kind, such as \
      labels with labels, and treats the translation that most keys have as the usual one. "Delete list?" and \
      "DELETE LIST" are other texts than "Delete list". The rule does not \
      report words that differ only in their endings or articles, as many languages inflect them.
      """,
    remedy: "Choose one translation for all keys. If the texts mean two things, change the source.",
    guidelines: [GuidelineClause("wcag/3.2.4")],
    flagged: [
      RuleExample(
        "⟦Abandonner⟧", language: "fr", source: "Cancel", key: "songs_cancel_button",
        beside: [
          ExampleEntry("lists_cancel_button", "Annuler", source: "Cancel"),
          ExampleEntry("queue_cancel_button", "Annuler.", source: "Cancel"),
        ], formats: [.android, .compose, .strings, .xcstrings]),
      RuleExample(
        "⟦Verwerfen⟧", language: "de", source: "Cancel", key: "songs_cancel_button",
        beside: [
          ExampleEntry("lists_cancel_button", "Abbrechen", source: "Cancel"),
          ExampleEntry("queue_cancel_button", "abbrechen", source: "Cancel"),
        ], formats: [.android, .compose, .strings, .xcstrings]),
    ],
    accepted: [
      RuleExample(
        "Neue", language: "de", source: "New", key: "songs_new_button",
        beside: [
          ExampleEntry("lists_new_button", "Neuer", source: "New"),
          ExampleEntry("queue_new_button", "Neuer", source: "New"),
        ], remark: "the same word with another ending"),
      RuleExample(
        "I palexuar", language: "sq", source: "Unread", key: "songs_unread_button",
        beside: [
          ExampleEntry("lists_unread_button", "Të palexuar", source: "Unread"),
          ExampleEntry("queue_unread_button", "Të palexuar", source: "Unread"),
        ], remark: "the same word with another article"),
      RuleExample(
        "Archiver", language: "fr", source: "Archive", key: "songs_archive_button",
        beside: [
          ExampleEntry("lists_archive_button", "Archiver", source: "Archive"),
          ExampleEntry("queue_archive_button", "Dossier", source: "Archive"),
          ExampleEntry("albums_archive_button", "Dossier", source: "Archive"),
        ], remark: "no translation is the usual one"),
      RuleExample(
        "Cancel", language: "fr", source: "Cancel", key: "songs_cancel_button",
        beside: [
          ExampleEntry("lists_cancel_button", "Annuler", source: "Cancel"),
          ExampleEntry("queue_cancel_button", "Annuler", source: "Cancel"),
        ], remark: "not translated, which other rules report"),
      RuleExample(
        "Liste wirklich löschen?", language: "de", source: "Delete list?",
        key: "songs_delete_button",
        beside: [
          ExampleEntry("lists_delete_button", "Liste löschen", source: "Delete list"),
          ExampleEntry("queue_delete_button", "Liste löschen", source: "Delete list"),
        ], remark: "the question is another text"),
      RuleExample(
        "検索 する", language: "ja", source: "Search", key: "songs_search_button",
        beside: [
          ExampleEntry("lists_search_button", "検索する", source: "Search"),
          ExampleEntry("queue_search_button", "検索する", source: "Search"),
        ], remark: "the same words with a space"),
      RuleExample(
        "¡Listo!", language: "es", source: "Done", key: "songs_done_button",
        beside: [
          ExampleEntry("lists_done_button", "Listo", source: "Done"),
          ExampleEntry("queue_done_button", "Listo", source: "Done"),
        ], remark: "the same words with marks around them"),
      RuleExample(
        "ΣΥΝΟΛΟ", language: "el", source: "TOTAL", key: "songs_total_button",
        beside: [
          ExampleEntry("lists_total_button", "Σύνολο", source: "Total"),
          ExampleEntry("queue_total_button", "Σύνολο", source: "Total"),
        ], remark: "capitals, which have no accents, as in the source"),
    ])

  /// Texts with one source text and one kind.
  private struct Twins: Hashable {
    let source: String
    let purpose: MessagePurpose
  }

  /// A translation with the rows that have it.
  private typealias Wording = (text: String, rows: [Int])

  /// Groups the rows by their source texts, and their translations by wording.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource, catalog.locales.count > 1 else { return }
    var groups: [Twins: [Int]] = [:]
    for row in catalog.rows.indices {
      guard let text = TwinTexts.text(row: row, locale: Catalog.sourceIndex, catalog),
        text.utf8.count(where: { $0 == " " }) < longest
      else { continue }
      groups[
        Twins(source: TwinTexts.gathered(text), purpose: context.kinds[row: row].purpose),
        default: []
      ]
      .append(row)
    }
    let twins = groups.filter { $0.value.count > fewest }.sorted { $0.value[0] < $1.value[0] }
    for (group, rows) in twins {
      let source = TwinTexts.folded(group.source)
      for locale in catalog.locales.indices.dropFirst() {
        check(rows, source, locale, catalog, context, into: &findings)
      }
    }
  }

  /// Reports the translations of some rows that are not the usual one.
  private func check(
    _ rows: [Int], _ source: String, _ locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    var wordings: [Wording] = []
    for row in rows {
      guard let text = TwinTexts.text(row: row, locale: locale, catalog) else { continue }
      let folded = TwinTexts.folded(text)
      // What is not translated at all is another fault.
      if folded == source { continue }
      if let known = wordings.firstIndex(where: { $0.text == folded }) {
        wordings[known].rows.append(row)
      } else {
        wordings.append((folded, [row]))
      }
    }
    wordings.sort { ($0.rows.count, $1.rows[0]) > ($1.rows.count, $0.rows[0]) }
    guard wordings.count > 1, let usual = wordings.first, usual.rows.count >= fewest,
      usual.rows.count > wordings[1].rows.count
    else { return }
    for other in wordings.dropFirst() where !TwinTexts.areInflected(other.text, usual.text) {
      for row in other.rows { add(row, usual, locale, catalog, context, into: &findings) }
    }
  }

  private func add(
    _ row: Int, _ usual: Wording, _ locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    guard let owner = catalog.entry(row: row, locale: locale),
      let first = catalog.entry(row: usual.rows[0], locale: locale)
    else { return }
    let file = catalog.file(of: owner)
    guard let message = file.messageRange(ofEntry: Int(owner.entry)).first else { return }
    let source = TwinTexts.text(row: row, locale: Catalog.sourceIndex, catalog) ?? ""
    findings.add(
      catalog.subject(row: row, locale: locale),
      at: SourceSpan(file: Int(owner.file), bytes: file.messages[message].value),
      .otherTranslation(source, catalog.firstText(of: first) ?? "", usual.rows.count),
      confidence: .low
    ) { finding in
      finding.text = catalog.firstText(of: owner)
      finding.kind = context.kinds[row: row].purpose.rawValue
      finding.related = usual.rows.compactMap { row in
        catalog.entry(row: row, locale: locale).map {
          Related(catalog.keySpan(of: $0), "has the usual translation")
        }
      }
    }
  }
}

extension Finding.Wording {
  fileprivate static func otherTranslation(_ source: String, _ usual: String, _ count: Int) -> Self
  {
    "\(quoting: source) is translated as \(quoting: usual) under \(count) other keys; use one translation"
  }
}

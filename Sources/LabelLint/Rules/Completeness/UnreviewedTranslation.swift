/// A translation that nobody has confirmed.
struct UnreviewedTranslation: CatalogRule {
  @Option(
    "group-above",
    "If a locale has more such texts than this number, one finding reports all of them.")
  var groupAbove = 20

  static let metadata = RuleMetadata(
    id: "unreviewed-translation", family: .localization, severity: .note, isOnByDefault: false,
    summary: "A translation is waiting for a review.",
    rationale: """
      A machine translated the text, or its source changed since. Nobody has confirmed that users \
      of that language can rely on it.
      """,
    remedy: "Compare the text with its source, correct it, and mark it as translated.",
    guidelines: [],
    accepted: [
      RuleExample("Save", remark: "`needs_review` in the source language"),
      RuleExample("Annuler", language: "fr", source: "Cancel", key: "cancel_button"),
    ])

  /// Looks for the states `needs_review` and `machine_translated`, and for `fuzzy="true"`.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let mayWait = catalog.files.indices.contains { file in
      catalog.entryFlags[file].contains(.fuzzy) || catalog.files[file].format.namesLocales
    }
    if !mayWait { return }
    for locale in catalog.locales.indices.dropFirst() {
      var found: [(row: Int, place: MessageReference)] = []
      for row in catalog.rows.indices {
        guard let entry = catalog.entry(row: row, locale: locale),
          let message = Self.unreviewed(entry, catalog)
        else { continue }
        found.append((row, MessageReference(entry: entry, message: message)))
      }
      if found.count > groupAbove {
        addGroup(found, locale: locale, catalog, into: &findings)
      } else {
        for (row, place) in found { add(row, place, locale: locale, catalog, into: &findings) }
      }
    }
  }

  /// The first text of an entry that waits for a review.
  static func unreviewed(_ entry: EntryReference, _ catalog: Catalog) -> Int? {
    let file = Int(entry.file)
    let record = catalog[entry]
    if record.flags.contains(.stale) || !record.isTranslatable { return nil }
    let isFuzzy = record.flags.contains(.fuzzy)
    guard isFuzzy || catalog.files[file].format.namesLocales else { return nil }
    return catalog.files[file].messageRange(ofEntry: Int(entry.entry)).first { message in
      let record = catalog.files[file].messages[message]
      return isFuzzy || waiting.contains(catalog.files[file].states[Int(record.state)])
    }
  }

  /// States of texts that nobody has confirmed.
  private static let waiting = ["needs_review", "machine_translated"]

  /// Whether a machine made a text.
  private func isByMachine(_ place: MessageReference, _ catalog: Catalog) -> Bool {
    let file = catalog.file(of: place.entry)
    return file.states[Int(file.messages[place.message].state)] == "machine_translated"
  }

  private func add(
    _ row: Int, _ place: MessageReference, locale: Int, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    let file = catalog.file(of: place.entry)
    let message = file.messages[place.message]
    findings.add(
      catalog.subject(
        row: row, locale: locale, slot: file.slots[Int(message.slot)].description),
      at: SourceSpan(file: Int(place.entry.file), bytes: message.value),
      isByMachine(place, catalog) ? .waitsByMachine : .waits
    ) { finding in
      finding.text = file.string(message.text)
      finding.source = catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap {
        catalog.string(of: $0, slot: file.slots[Int(message.slot)])
      }
    }
  }

  private func addGroup(
    _ found: [(row: Int, place: MessageReference)], locale: Int, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    guard let first = found.first else { return }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName(row: first.row), key: "",
      locale: catalog.locales[locale].description)
    func span(_ place: MessageReference) -> SourceSpan {
      let file = Int(place.entry.file)
      return SourceSpan(file: file, bytes: catalog.files[file].messages[place.message].value)
    }
    let byMachine = found.count { isByMachine($0.place, catalog) }
    findings.addGroup(
      subject, at: span(first.place), .manyWait(found.count, byMachine: byMachine)
    ) { findings in
      for (row, place) in found { add(row, place, locale: locale, catalog, into: &findings) }
    } with: { finding in
      finding.detail = "many"
      finding.related = found.map {
        Related(
          span($0.place),
          isByMachine($0.place, catalog)
            ? "is a machine translation that nobody has reviewed" : "is waiting for a review")
      }
    }
  }
}

extension Finding.Wording {
  fileprivate static let waits: Self = "this translation is waiting for a review"
  fileprivate static let waitsByMachine: Self =
    "nobody has reviewed this machine translation"

  fileprivate static func manyWait(_ count: Int, byMachine: Int) -> Self {
    byMachine == 0
      ? "\(count) translations are waiting for a review"
      : "\(count) translations are waiting for a review, including \(byMachine) by a machine"
  }
}

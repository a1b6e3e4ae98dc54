/// A translation by a machine that a screen reader speaks, and that nobody has confirmed.
struct MachineTranslatedLabel: CatalogRule {
  @Option("marks", "Further comments that say that a machine made the text: `pre-filled`.")
  var marks: [String] = []
  @Option(
    "group-above",
    "If a locale has more such texts than this number, one finding reports all of them.")
  var groupAbove = 20

  static let metadata = RuleMetadata(
    id: "machine-translated-label", family: .accessibility, severity: .note, isOnByDefault: false,
    summary: "A machine translated a text that screen readers speak, and nobody has reviewed it.",
    rationale: """
      Labels are short, and a machine does not see the screen: it translates "Back" as a part of the \
      body and "Play" as a game. People who see the icon understand it even then. People who hear the \
      label have nothing else.
      """,
    remedy: """
      Read these few texts first, with the screen or a screenshot, and mark them as translated. \
      String catalogs have the state `machine_translated`, XLIFF 1.2 the `state-qualifier` \
      `leveraged-mt` or `mt-suggestion`, XLIFF 2 a `subState` such as `vendor:mt`. In other files, \
      the rule reads a comment such as `Machine translated`.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in "
          + "different languages."),
      GuidelineClause("wcag/2.4.6"), GuidelineClause("wcag/1.1.1"),
    ],
    flagged: [
      RuleExample(
        "⟦Zurück abspielen⟧", language: "de", source: "Play back", key: "play_back_a11y",
        comment: "Machine-translated by a tool", formats: [.android, .strings]),
      RuleExample(
        "⟦Fermer la carte⟧", language: "fr", source: "Close the map", key: "close_map_a11y",
        comment: "[MT]", formats: [.android, .strings]),
    ],
    accepted: [
      RuleExample(
        "Fermer la carte", language: "fr", source: "Close the map", key: "close_map_a11y",
        comment: "Machine translated messages have this button", formats: [.android, .strings],
        remark: "the comment is about the app"),
      RuleExample(
        "Die Karte ist geladen.", language: "de", source: "The map was loaded.",
        key: "map_message", comment: "Machine translated", formats: [.android, .strings],
        remark: "is not a label; `unreviewed-translation` reports all texts"),
      RuleExample("Close the map", key: "close_map_a11y", comment: "Machine translated"),
    ])

  /// Looks for the marks in what screen readers speak.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let rows = catalog.rows.indices.filter { context.kinds.isSpoken(row: $0) }
    for locale in catalog.locales.indices.dropFirst() {
      let found = rows.compactMap { row -> (row: Int, place: MessageReference)? in
        guard let entry = catalog.entry(row: row, locale: locale) else { return nil }
        return machineText(of: entry, catalog).map {
          (row, MessageReference(entry: entry, message: $0))
        }
      }
      guard found.count > groupAbove, let first = found.first else {
        for (row, place) in found { add(row, place, locale, catalog, context, into: &findings) }
        continue
      }
      let subject = Subject(
        set: catalog.set, table: catalog.tableName(row: first.row), key: "",
        locale: catalog.locales[locale].description)
      findings.addGroup(subject, at: span(of: first.place, catalog), .manyByMachine(found.count)) {
        for (row, place) in found { add(row, place, locale, catalog, context, into: &$0) }
      } with: {
        $0.detail = "many"
        $0.related = found.map { Related(span(of: $0.place, catalog), "is another") }
      }
    }
  }

  /// The first text of an entry that is a machine's; nil for none.
  private func machineText(of entry: EntryReference, _ catalog: Catalog) -> Int? {
    let record = catalog[entry]
    if record.flags.contains(.stale) || !record.isTranslatable { return nil }
    let file = catalog.file(of: entry)
    let messages = file.messageRange(ofEntry: Int(entry.entry))
    let byState = messages.first { message in
      file.states[Int(file.messages[message].state)] == "machine_translated"
    }
    // The comment of a string catalog is that of all its languages.
    guard byState == nil, file.format != .xcstrings,
      let comment = file.string(file.comment(of: record)),
      MachineMarks.isIn(comment: comment, further: marks)
    else { return byState }
    return messages.first
  }

  private func span(of place: MessageReference, _ catalog: Catalog) -> SourceSpan {
    SourceSpan(
      file: Int(place.entry.file),
      bytes: catalog.file(of: place.entry).messages[place.message].value)
  }

  private func add(
    _ row: Int, _ place: MessageReference, _ locale: Int, _ catalog: Catalog,
    _ context: RuleContext, into findings: inout FindingCollector
  ) {
    let file = catalog.file(of: place.entry)
    let slot = file.slots[Int(file.messages[place.message].slot)]
    findings.add(
      catalog.subject(row: row, locale: locale, slot: slot.description),
      at: span(of: place, catalog), .byMachine
    ) { finding in
      finding.text = catalog.string(of: place)
      finding.source = catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap {
        catalog.string(of: $0, slot: slot)
      }
      finding.kind = context.kinds[row: row].purpose.rawValue
    }
  }
}

extension Finding.Wording {
  fileprivate static let byMachine: Self =
    "a machine translated this spoken text, and nobody has reviewed it; compare it with the screen"

  fileprivate static func manyByMachine(_ count: Int) -> Self {
    "a machine translated \(count) spoken texts, and nobody has reviewed them; compare them with the screen"
  }
}

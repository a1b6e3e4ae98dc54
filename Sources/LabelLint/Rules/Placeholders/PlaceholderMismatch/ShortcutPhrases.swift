/// Phrases of shortcuts without the name of the app: the build refuses them.
enum ShortcutPhrases {
  /// The token that Siri asks for in every phrase of the table for shortcuts.
  private static let applicationName = "${applicationName}"
  /// The table that holds them.
  private static let table = "AppShortcuts"

  /// Whether a placeholder is the one that all phrases of a catalog must hold.
  static func mustHold(_ placeholder: String, in catalog: Catalog) -> Bool {
    placeholder == applicationName && catalog.tableName == table
  }

  /// Adds a finding for each phrase without it.
  static func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.format.isApple, catalog.tableName == table else { return }
    for row in catalog.rows.indices where !context.kinds.isConstant(row: row) {
      for locale in catalog.locales.indices {
        guard let entry = catalog.entry(row: row, locale: locale),
          !catalog[entry].flags.contains(.stale)
        else { continue }
        let file = catalog.file(of: entry)
        for message in file.messageRange(ofEntry: Int(entry.entry)) {
          let record = file.messages[message]
          if record.text.count == 0 || record.flags.contains(.unfinished)
            || file.string(record.text)?.contains(applicationName) ?? true
          {
            continue
          }
          let slot = file.slots[Int(record.slot)].description
          findings.add(
            catalog.subject(row: row, locale: locale, slot: slot),
            at: SourceSpan(file: Int(entry.file), bytes: record.value), .nameless
          ) { finding in
            finding.detail = "applicationName"
            finding.text = file.string(record.text)
          }
        }
      }
    }
  }
}

extension Finding.Wording {
  fileprivate static let nameless: Self =
    "the phrase of a shortcut lacks `${applicationName}`, so the build fails; add it"
}

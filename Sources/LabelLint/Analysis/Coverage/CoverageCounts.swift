/// How many texts users of each locale get in their language: `docs/coverage.md` states every rule.
///
/// Only what the files say counts, so that the numbers mean the same for all apps: that a text looks like a name,
/// or that a translation looks like a copy, takes nothing away.
package struct CoverageCounts: Sendable {
  /// The texts of one locale.
  package struct Counts: Sendable, Hashable {
    /// Keys whose text translators are asked for.
    package internal(set) var required = 0
    /// Of these, texts that users get in their language.
    package internal(set) var translated = 0
    /// Of the others, texts that the files say nobody misses.
    package internal(set) var suppressed = 0
    /// Of the translated, texts that another locale of the language lends.
    package internal(set) var inherited = 0
    /// Of the translated, texts that `untranslated-copy` takes for the source's.
    package internal(set) var copied = 0
    /// Of the translated, texts that nobody has confirmed.
    package internal(set) var needsReview = 0
    /// Of these, texts that a machine made.
    package internal(set) var machineTranslated = 0
  }

  /// The counts by locale number; all 0 for the source and for locales that need not be complete.
  package let locales: [Counts]
  /// The rows whose texts every locale must have.
  let requiredRows: [Int]

  /// Counts the texts of a catalog.
  init(_ catalog: Catalog, _ context: RuleContext) {
    guard var current = FileCursor(catalog) else {
      locales = Array(repeating: Counts(), count: catalog.locales.count)
      requiredRows = []
      return
    }
    let coverage = context.coverage
    let (columns, requirements) = (coverage.columns, coverage.requirements)
    let rows = RequiredTexts(catalog, context.kinds)
    requiredRows = rows.rows
    let isDoubtful = catalog.files.indices.map { file in
      !catalog.entryFlags[file].isDisjoint(with: [.fuzzy, .lostAtRuntime])
    }
    locales = catalog.locales.indices.map { locale in
      var counts = Counts()
      guard columns.isCounted[locale] else { return counts }
      for row in rows.rows where rows.isRequired(row: row, locale: locale) {
        counts.required += 1
        let text = context.survey.text(row: row, locale: locale)
        // Nearly all texts are the locale's own, and need not be looked at again.
        if text.isFinished, !isDoubtful[Int(text.file)] {
          counts.translated += 1
          continue
        }
        let server = columns.server(ofRow: row, locale: locale, requirements, through: &current)
        if server == locale, let own = catalog.entry(row: row, locale: locale) {
          counts.translated += 1
          current.open(catalog, file: Int(own.file))
          let entry = Int(own.entry)
          if current.file.isUnreviewed(entry: entry) { counts.needsReview += 1 }
          if current.file.isMachineTranslated(entry: entry) { counts.machineTranslated += 1 }
        } else if server != nil || columns.isServedBySource[locale] {
          counts.translated += 1
          counts.inherited += 1
        } else if rows.isSuppressed(row: row) {
          counts.suppressed += 1
        }
      }
      counts.copied = context.copies.copies[locale].count { copy in
        guard rows.contains(copy.row), let own = catalog.entry(row: copy.row, locale: locale) else {
          return false
        }
        current.open(catalog, file: Int(own.file))
        return requirements.isTranslated(own, in: current.file, row: copy.row)
      }
      return counts
    }
  }
}

extension CatalogFile {
  /// Whether nobody has confirmed a text of an entry.
  func isUnreviewed(entry: Int) -> Bool {
    entries[entry].flags.contains(.fuzzy) || holds(entry: entry) { $0 == "needs_review" }
      || isMachineTranslated(entry: entry)
  }

  /// Whether a machine made a text of an entry, and nobody has confirmed it: Xcode 27 calls its state so.
  func isMachineTranslated(entry: Int) -> Bool {
    holds(entry: entry) { $0 == "machine_translated" }
  }

  /// Whether a text of an entry is in a state.
  private func holds(entry: Int, state isWanted: (String) -> Bool) -> Bool {
    messageRange(ofEntry: entry).contains { isWanted(states[Int(messages[$0].state)]) }
  }
}

/// An entry that the app no longer uses.
struct StaleEntry: CatalogRule {
  /// The release that is built, with which `RemovedIn` is compared.
  ///
  /// Empty where it is not known: then an entry may still be used by it, whatever release it names.
  @Option(
    "release",
    "The release that you build. `RemovedIn` is compared with it, and has no effect without it.")
  var release = ""
  /// If a table has more such entries than this number, one finding reports all of them.
  @Option(
    "group-above",
    "If a table has more such entries than this number, one finding reports all of them."
  )
  var groupAbove = 20

  static let metadata = RuleMetadata(
    id: "stale-entry", family: .localization, severity: .note,
    summary: "The app no longer uses an entry.",
    rationale: """
      Translators still maintain texts that nobody reads, and corrections are made where they have \
      no effect. Xcode marks an entry as stale if its build did not find the key. It does not see \
      keys that code builds, or that other packages look up. With `--sources`, an entry is not \
      reported if some code contains its key.
      """,
    remedy: """
      Mark the entry as manual if code builds its key or another package looks it up. Otherwise \
      remove it.
      """,
    guidelines: [],
    accepted: [
      RuleExample("Save", remark: "extraction states `manual`, `migrated`, `extracted_with_value`")
    ])

  /// Looks for the extraction state `stale` and for `RemovedIn`.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    var found: [(row: Int, entry: EntryReference)] = []
    for row in catalog.rows.indices {
      guard
        let entry = catalog.entry(row: row, locale: Catalog.sourceIndex)
          ?? staleTranslation(row: row, catalog)
      else { continue }
      let isStale = catalog[entry].flags.contains(.stale) && !isWritten(row, catalog, context.uses)
      if isStale || isRemoved(entry, catalog) { found.append((row, entry)) }
    }
    guard let first = found.first else { return }
    if found.count > groupAbove {
      let subject = Subject(
        set: catalog.set, table: catalog.tableName(row: first.row), key: "",
        locale: catalog.sourceLocale.description)
      findings.addGroup(
        subject, at: catalog.keySpan(of: first.entry),
        .manyStale(found.count, wasLookedFor: context.readsPrograms)
      ) {
        addEach(found, catalog, context, into: &$0)
      } with: {
        $0.detail = "many"
        $0.related = found.map {
          Related(catalog.keySpan(of: $0.entry), "is another")
        }
      }
      return
    }
    addEach(found, catalog, context, into: &findings)
  }

  /// Whether code that was read has the key of a row, whatever it is for there.
  private func isWritten(_ row: Int, _ catalog: Catalog, _ uses: CatalogUses?) -> Bool {
    guard let uses else { return false }
    let first = catalog.rows[row].first
    return !uses.uses(ofRow: row).isEmpty
      || uses.index.writesDown(catalog.file(of: first).bytes(catalog[first].key))
  }

  /// A finding for each row.
  private func addEach(
    _ found: [(row: Int, entry: EntryReference)], _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    for (row, entry) in found {
      let key = catalog.key(row: row)
      findings.add(
        catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: entry),
        catalog[entry].flags.contains(.stale)
          ? .stale(key, wasLookedFor: context.readsPrograms) : .removed(key)
      ) { $0.text = catalog.firstText(of: entry) }
    }
  }

  /// A translation of a key whose source has no record of its own.
  private func staleTranslation(row: Int, _ catalog: Catalog) -> EntryReference? {
    let first = catalog.rows[row].first
    return catalog[first].flags.contains(.stale) ? first : nil
  }

  /// Whether an entry was removed in a release that is older than the one that is built.
  private func isRemoved(_ entry: EntryReference, _ catalog: Catalog) -> Bool {
    let file = catalog.file(of: entry)
    guard let note = file.note(of: catalog[entry]), let removed = file.string(note.removedIn),
      !removed.isEmpty
    else { return false }
    return !release.isEmpty && Self.precedes(removed, release)
  }

  /// Whether a release comes before another, number by number.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    func numbers(_ text: String) -> [Int] {
      text.split(whereSeparator: { !("0"..."9").contains($0) }).map { Int($0) ?? 0 }
    }
    return numbers(one).lexicographicallyPrecedes(numbers(other))
  }
}

extension RuleContext {
  /// Whether programs with texts were read.
  fileprivate var readsPrograms: Bool { uses?.index.holdsPrograms ?? false }
}

extension Finding.Wording {
  fileprivate static func stale(_ key: String, wasLookedFor: Bool) -> Self {
    wasLookedFor
      ? "Xcode marks \(quoting: key) as stale, and no code that label-lint read contains it; remove it"
      : "Xcode marks \(quoting: key) as stale; mark it as manual if code uses it, or remove it"
  }

  fileprivate static func removed(_ key: String) -> Self {
    "the app no longer uses \(quoting: key); remove it"
  }

  fileprivate static func manyStale(_ count: Int, wasLookedFor: Bool) -> Self {
    wasLookedFor
      ? "\(count) entries are marked as stale or no longer used, and no code that label-lint read contains their keys; remove them"
      : "\(count) entries are marked as stale or no longer used; mark those that code uses as manual, and remove the others"
  }
}

/// An entry that the app no longer uses.
struct StaleEntry: CatalogRule {
  /// The release that is built, with which `RemovedIn` is compared.
  ///
  /// Empty where it is not known: then an entry may still be used by it, whatever release it names.
  @Option(
    "release",
    "The release that is built, compared with `RemovedIn`, which says nothing without it.")
  var release = ""
  /// Number of such entries in a table above which they are reported as one finding.
  @Option(
    "group-above", "Number of such entries in a table above which they are reported as one finding."
  )
  var groupAbove = 20

  static let metadata = RuleMetadata(
    id: "stale-entry", family: .localization, severity: .note,
    summary: "An entry is no longer used by the app.",
    rationale: """
      Translators go on paying for texts that nobody reads, and corrections are made where they \
      change nothing.
      """,
    remedy: "Remove the entry, or mark it as kept by hand where code builds its key.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Timely Update: In case the functionality of the UI element changes, the label must be "
          + "updated as well.")
    ],
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
      if catalog[entry].flags.contains(.stale) || isRemoved(entry, catalog) {
        found.append((row, entry))
      }
    }
    guard let first = found.first else { return }
    if found.count > groupAbove {
      let subject = Subject(
        set: catalog.set, table: catalog.tableName(row: first.row), key: "",
        locale: catalog.sourceLocale.description)
      findings.addGroup(subject, at: catalog.keySpan(of: first.entry), .manyStale(found.count)) {
        addEach(found, catalog, into: &$0)
      } with: {
        $0.detail = "many"
        $0.related = found.map {
          Related(catalog.keySpan(of: $0.entry), "is no longer used")
        }
      }
      return
    }
    addEach(found, catalog, into: &findings)
  }

  /// A finding for each row.
  private func addEach(
    _ found: [(row: Int, entry: EntryReference)], _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    for (row, entry) in found {
      findings.add(
        catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: entry),
        .stale(catalog.key(row: row))
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

extension Finding.Wording {
  fileprivate static func stale(_ key: String) -> Self {
    "\(quoting: key) is no longer used by the app"
  }

  fileprivate static func manyStale(_ count: Int) -> Self {
    "\(count) entries are no longer used by the app"
  }
}

/// A key that no source of the app mentions.
struct UnusedKey: CatalogRule {
  @Option("used-elsewhere", "Beginnings of keys that programs outside of the sources use.")
  var usedElsewhere: [String] = []
  @Option(
    "group-above",
    "If a table has more such keys than this number, one finding reports all of them.")
  var groupAbove = 20

  static let metadata = RuleMetadata(
    id: "unused-key", family: .localization, severity: .note, isOnByDefault: false,
    summary: "With `--sources`: no code, layout or other file of the app mentions a key.",
    rationale: """
      Translators maintain texts that nobody reads, and labels are corrected where the correction has \
      no effect. The rule looks for the key in programs, in XML, property lists and build scripts, as \
      it is and as tools spell it in code (`playLabel`). It skips keys that code may \
      assemble, such as `mode_dark` where code has `"mode_" + name` or `"\\(group)_\\(name)"`, keys with \
      `tools:ignore="UnusedResources"`, and tables of which the sources mention less than half. Without programs \
      among the sources, it reports nothing.
      """,
    remedy: "Remove the key. If a server or a library asks for it, name it in `used-elsewhere`.",
    guidelines: [],
    accepted: [
      RuleExample("Save", key: "save", remark: "without `--sources`"),
      RuleExample("Sichern", language: "de", source: "Save", key: "save"),
    ])

  /// Looks for the source's keys among the names that the sources mention.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let uses = context.uses, let names = uses.index.names, uses.index.hasPrograms,
      catalog.hasSource, !Self.isOfPropertyList(catalog)
    else { return }
    var (asked, unused) = (0, [Int]())
    for row in catalog.rows.indices {
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[entry].flags.isDisjoint(with: [.untranslatable, .stale]),
        !catalog.isOfInterfaceObject(entry), !catalog.isIgnored(entry, check: "UnusedResources")
      else { continue }
      asked += 1
      let key = catalog.key(row: row)
      let bytes = catalog.file(of: entry).bytes(catalog[entry].key)
      let isUsed =
        !uses.uses(ofRow: row).isEmpty || uses.index.writesDown(bytes) || names.mayHold(key)
        || uses.index.mayJoin(bytes) || usedElsewhere.contains { key.hasPrefix($0) }
      if !isUsed { unused.append(row) }
    }
    guard let first = unused.first, unused.count * 2 < asked else { return }
    if unused.count <= groupAbove { return addEach(unused, catalog, into: &findings) }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName(row: first), key: "",
      locale: catalog.sourceLocale.description)
    findings.addGroup(
      subject, at: place(first, catalog), .unusedKeys(unused.count), confidence: .low
    ) {
      addEach(unused, catalog, into: &$0)
    } with: {
      $0.detail = "many"
      $0.related = unused.map { Related(place($0, catalog), "is another") }
    }
  }

  /// Whether the system looks the keys of a table up: those of `InfoPlist.strings` are in a property list.
  private static func isOfPropertyList(_ catalog: Catalog) -> Bool {
    catalog.format.isApple && catalog.tableName.hasSuffix("InfoPlist")
  }

  /// Where the key of a row stands in the source.
  private func place(_ row: Int, _ catalog: Catalog) -> SourceSpan {
    catalog.keySpan(
      of: catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first)
  }

  /// A finding for each row.
  private func addEach(_ rows: [Int], _ catalog: Catalog, into findings: inout FindingCollector) {
    for row in rows {
      findings.add(
        catalog.subject(row: row, locale: Catalog.sourceIndex), at: place(row, catalog),
        .unusedKey(catalog.key(row: row)), confidence: .low
      ) { finding in
        finding.text = catalog.entry(row: row, locale: Catalog.sourceIndex)
          .flatMap(catalog.firstText)
      }
    }
  }
}

extension Finding.Wording {
  fileprivate static func unusedKey(_ key: String) -> Self {
    "no code or other file of the app mentions \(quoting: key); remove it"
  }

  fileprivate static func unusedKeys(_ count: Int) -> Self {
    "no code or other file of the app mentions \(count) keys; remove them"
  }
}

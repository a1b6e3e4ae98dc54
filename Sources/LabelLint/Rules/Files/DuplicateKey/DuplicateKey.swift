/// One key twice: which text users get is chance.
struct DuplicateKey: CatalogRule {
  static let metadata = RuleMetadata(
    id: "duplicate-key", family: .localization, severity: .error,
    levelRemark: """
      It is a warning if two keys differ only in how they are written, such as `a.b` and `a_b`. It is a \
      note if a `.stringsdict` file has the key of a `.strings` file, too.
      """, isFixable: true,
    summary: "A key is defined twice, so one of its texts is lost.",
    rationale: """
      Android stops the build. Apps show the last text of a `.strings` or `.stringsdict` file \
      without an error. Readers of string catalogs do not agree on which text they take. \
      Translators still translate the text that is lost.
      """,
    remedy: "Keep one of the entries. If the other is needed, give it its own key.",
    guidelines: [],
    accepted: [
      RuleExample("Play", remark: "a string and a plural of one name"),
      RuleExample("Play", remark: "an override in another source set, flavour or configuration"),
    ])

  /// Finds keys that stand twice in one table and locale.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    var first = FirstPlaces(catalog)
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings) { problem, entry, file in
      first.span(problem, ofEntry: entry, inFile: file).map { [Related($0, "first here")] } ?? []
    }
    if catalog.files.count > 1 { checkAcrossFiles(catalog, into: &findings) }
    checkLookAlikes(catalog, into: &findings)
  }

  /// Entries of one key and locale in two files that the platform merges.
  private func checkAcrossFiles(_ catalog: Catalog, into findings: inout FindingCollector) {
    // Few catalogs have a key in two files at all.
    guard catalog.links.contains(where: { $0.next >= 0 }) else { return }
    for row in catalog.rows.indices {
      for locale in catalog.locales.indices
      where catalog.hasSeveralEntries(row: row, locale: locale) {
        // The platform merges what has one folder and one product: the first entry there, and the first of
        // another file.
        var known: [MergedPlace: (first: EntryReference, other: EntryReference?)] = [:]
        for entry in catalog.entries(row: row, locale: locale) {
          let place = MergedPlace(
            folder: catalog.places[Int(entry.file)].folder, product: product(of: entry, catalog))
          guard let earlier = known[place] else {
            known[place] = (entry, nil)
            continue
          }
          if earlier.first.file != entry.file {
            if earlier.other == nil { known[place]?.other = entry }
            add(entry, after: earlier.first, row: row, locale: locale, catalog, into: &findings)
          } else if let other = earlier.other {
            add(entry, after: other, row: row, locale: locale, catalog, into: &findings)
          }
        }
      }
    }
  }

  /// What entries that the platform merges have in common.
  private struct MergedPlace: Hashable {
    let folder: String
    let product: String?
  }

  private func product(of reference: EntryReference, _ catalog: Catalog) -> String? {
    let file = Int(reference.file)
    return catalog.files[file].note(of: catalog[reference]).flatMap {
      catalog.files[file].string($0.product)
    }
  }

  private func add(
    _ later: EntryReference, after earlier: EntryReference, row: Int, locale: Int,
    _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    let formats = [earlier, later].map { catalog.file(of: $0).format }
    if formats.contains(where: \.namesLocales) { return }
    let isDead = formats[0] != formats[1]
    let strings = formats[0] == .strings ? earlier : later
    // In a pair of `.strings` and `.stringsdict` the text of the former is never read.
    if isDead, catalog.firstText(of: strings) == catalog.key(row: row) { return }
    let place = isDead ? strings : later
    let other = isDead && strings == later ? earlier : (isDead ? later : earlier)
    findings.add(
      catalog.subject(row: row, locale: locale), at: catalog.keySpan(of: place),
      isDead ? .dead(catalog.key(row: row)) : .twice(catalog.key(row: row)),
      level: isDead ? .note : .error
    ) { finding in
      finding.text = catalog.firstText(of: place)
      finding.related = [Related(catalog.keySpan(of: other), "the other entry")]
    }
  }

  /// Keys that differ in bytes and are one name all the same: NFC and NFD, `a.b` and `a_b`.
  private func checkLookAlikes(_ catalog: Catalog, into findings: inout FindingCollector) {
    guard hasUnusualKey(catalog) else { return }
    var seen: [String: Int] = [:]
    for row in catalog.rows.indices {
      let first = catalog.rows[row].first
      let isAndroid = catalog.rows[row].table != .apple
      guard mayHaveLookAlike(first, of: catalog, isAndroid: isAndroid) else { continue }
      let name = catalog.key(row: row)
      let folded =
        catalog.rows[row].table.androidName + "/"
        + (isAndroid ? Self.javaName(name) : Self.nfc(name))
      guard let other = seen.updateValue(row, forKey: folded) else { continue }
      findings.add(
        catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: first),
        isAndroid ? .oneName(name, catalog.key(row: other)) : .oneSpelling(name), level: .warning
      ) { finding in
        finding.detail = "look-alike"
        finding.related = [Related(catalog.keySpan(of: catalog.rows[other].first), "the other key")]
      }
    }
  }

  /// Whether some key has a full stop on Android or is not ASCII: of look-alikes, one does.
  private func hasUnusualKey(_ catalog: Catalog) -> Bool {
    guard var current = FileCursor(catalog) else { return false }
    for row in catalog.rows {
      current.open(catalog, file: Int(row.first.file))
      let key = current.file.bytes(current.file.entries[Int(row.first.entry)].key)
      if row.table == .apple ? !key.isASCII : key.firstIndex(of: 0x2E) != nil { return true }
    }
    return false
  }

  /// Whether a key can have a look-alike at all.
  private func mayHaveLookAlike(
    _ reference: EntryReference, of catalog: Catalog, isAndroid: Bool
  ) -> Bool {
    let file = catalog.file(of: reference)
    let key = file.bytes(file.entries[Int(reference.entry)].key)
    if !isAndroid { return !key.isASCII }
    return key.firstIndex(of: 0x2E) != nil || key.firstIndex(of: 0x5F) != nil
  }

  private static func nfc(_ name: String) -> String {
    String(decoding: Normalization.normalized(Array(name.utf8).span), as: UTF8.self)
  }

  /// The field name that Java code sees: `.` becomes `_`.
  private static func javaName(_ name: String) -> String {
    String(name.map { $0 == "." ? "_" : $0 })
  }
}

extension Finding.Wording {
  fileprivate static func twice(_ key: String) -> Self {
    "\(quoting: key) is defined twice in this folder, so the build fails; keep one"
  }

  fileprivate static func dead(_ key: String) -> Self {
    "\(quoting: key) has a .stringsdict entry, so this text is never used; remove it"
  }

  fileprivate static func oneName(_ key: String, _ other: String) -> Self {
    "\(quoting: key) and \(quoting: other) are the same name in Java; rename one"
  }

  fileprivate static func oneSpelling(_ key: String) -> Self {
    "\(quoting: key) looks the same as another key but is stored as other characters; rename or remove one"
  }
}

/// A locale has a key that the source language lacks.
struct ExtraTranslation: CatalogRule {
  @Option(
    "group-above",
    "If a locale has more such keys than this number, one finding reports all of them."
  )
  var groupAbove = 20

  static let metadata = RuleMetadata(
    id: "extra-translation", family: .localization, severity: .warning,
    levelRemark: """
      It is an error if `--sources` shows that code uses the key. It is also an error if the key is only in folders \
      with more qualifiers, such as `values-fr-land` or `values-fr-feminine`, or if the set has no default folder.
      """,
    summary: "A locale has a key that the source language lacks.",
    rationale: """
      Somebody renamed or removed the text in the source but left the translation. Translators \
      still maintain it, and their work costs money. On Android, a key that only some locales have \
      crashes the app in all others when code asks for it. In Apple's formats, a key that is a \
      phrase may be the source text itself. Users of the source language then read the key, and \
      the rule does not report it. With `--sources`, it reports such a key if no code contains it.
      """,
    remedy: "Remove the entry, or add the key to the source again.",
    guidelines: [],
    accepted: [
      RuleExample("Annuler", language: "fr", remark: "a flavour's key that `main` has")
    ])

  /// Finds the keys that only translations have.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    if addWithoutDefault(catalog, in: context, into: &findings) { return }
    // Keys behind a place that cannot be read are not known.
    if Self.isSourceCut(catalog) { return }
    // What code writes down is not all that it asks for.
    let unused = UnusedPhrases(catalog, context.uses)
    guard catalog.hasSourceFile || !unused.isEmpty, !Self.hasSourceElsewhere(catalog) else {
      return
    }
    let columns = context.coverage.columns
    let inherited = context.overridden.map(SourceKeySet.init)
    let own = catalog.rows.indices.filter { inherited?.contains(row: $0, of: catalog) != true }
    let extra = rowsWithoutSource(among: own, catalog, context.uses, unused)
    for row in own { addQualifiedOnly(row: row, catalog, into: &findings) }
    for locale in catalog.locales.indices where locale != Catalog.sourceIndex {
      let rows = extra.filter { isExtra(row: $0, locale: locale, catalog, columns) }
      if rows.isEmpty { continue }
      // A key that code asks for by its number is never one of many.
      let places = rows.map { placeOfUse(row: $0, catalog, context) }
      for (row, place) in zip(rows, places) {
        if let place { add(row, askedForAt: place, locale: locale, catalog, into: &findings) }
      }
      let others = zip(rows, places).filter { $0.1 == nil }.map(\.0)
      add(others, locale: locale, catalog, into: &findings)
    }
  }

  /// Whether the source texts of a table stand in another file, so that its own need not repeat them.
  ///
  /// Those of `InfoPlist.strings` and of `Info-AppPlist.strings` stand in a property list, those of intents in the intent
  /// definition.
  private static func hasSourceElsewhere(_ catalog: Catalog) -> Bool {
    let isPropertyList =
      catalog.format.isApple && catalog.tableName.hasPrefix("Info")
      && catalog.tableName.hasSuffix("Plist")
    return isPropertyList || IntentDefinitionKey.areAllKeys(of: catalog)
  }

  /// Whether a part of the source language could not be read.
  private static func isSourceCut(_ catalog: Catalog) -> Bool {
    catalog.files.indices.contains { file in
      (catalog.places[file].tag ?? catalog.sourceLocale).merged == catalog.sourceLocale.merged
        && catalog.files[file].problems.contains { $0.code.hidesUnknown || $0.code.hidesContent }
    }
  }

  /// Those of some rows that have no text in the source language, not even as their key.
  private func rowsWithoutSource(
    among rows: [Int], _ catalog: Catalog, _ uses: CatalogUses?, _ unused: UnusedPhrases
  ) -> [Int] {
    let arePhrases = LiteralKeys.arePhrases(in: catalog)
    let areTexts = LiteralKeys.areTexts(in: catalog)
    return rows.filter { row in
      guard !catalog.hasEntry(row: row, locale: Catalog.sourceIndex),
        !isInterfaceKey(row: row, catalog)
      else { return false }
      if unused.contains(row: row) { return true }
      // Without a file of the source language, only code tells what the source has not.
      return catalog.hasSourceFile
        && !LiteralKeys.isSourceText(
          row: row, of: catalog, uses, arePhrases: arePhrases, areTexts: areTexts)
    }
  }

  /// Tells of a key that code asks for by its number, which crashes where the locale is not in use.
  private func add(
    _ row: Int, askedForAt place: (path: String, line: Int), locale: Int, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    guard let owner = catalog.entry(row: row, locale: locale) else { return }
    findings.add(
      catalog.subject(row: row, locale: locale), at: catalog.keySpan(of: owner),
      .usedKey(catalog.key(row: row), place.path, place.line), level: .error
    ) { $0.text = catalog.firstText(of: owner) }
  }

  /// Where code asks for the key of a row, so that the app stops in other locales; nil on other
  /// platforms, which show the key.
  private func placeOfUse(
    row: Int, _ catalog: Catalog, _ context: RuleContext
  ) -> (path: String, line: Int)? {
    guard catalog.format == .android, otherTable(ofRow: row, catalog) == nil else { return nil }
    return context.uses.flatMap { uses in
      uses.ownUse(ofRow: row).map { uses.place(ofUse: $0) }
    }
  }

  /// Whether a locale has a key of its own, not only over an ancestor that has it too.
  private func isExtra(
    row: Int, locale: Int, _ catalog: Catalog, _ columns: LocaleColumns
  ) -> Bool {
    guard let own = catalog.entry(row: row, locale: locale) else { return false }
    if catalog.isIgnored(own, check: "ExtraTranslation") { return false }
    return !columns.serving[locale].dropFirst().contains { ancestor in
      catalog.entry(row: row, locale: ancestor) != nil
    }
  }

  /// A key that only folders with more qualifiers than others have: where these do not hold, the app stops.
  private func addQualifiedOnly(
    row: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    guard catalog.format == .android, !catalog.hasPlainEntry(row: row) else { return }
    var owners: [(locale: Int, entry: EntryReference)] = []
    for locale in catalog.locales.indices {
      for entry in catalog.entries(row: row, locale: locale) { owners.append((locale, entry)) }
    }
    // Code asks for what a folder of a platform's version or a kind of device has there alone, where the source has it.
    let isOfDevices =
      owners.contains { $0.locale == Catalog.sourceIndex }
      && owners.allSatisfy { catalog.qualifiers(of: $0.entry).allSatisfy(Self.isOfDevice) }
    guard let first = owners.first, !isOfDevices,
      !owners.contains(where: { catalog.isIgnored($0.entry, check: "MissingDefaultResource") })
    else { return }
    var folders: [String] = []
    for owner in owners {
      let folder = catalog.places[Int(owner.entry.file)].folder
      if !folders.contains(folder) { folders.append(folder) }
    }
    findings.add(
      catalog.subject(row: row, locale: first.locale), at: catalog.keySpan(of: first.entry),
      .qualifiedOnly(catalog.key(row: row), folders), level: .error
    ) { finding in
      finding.detail = "qualified"
      finding.text = catalog.firstText(of: first.entry)
      finding.related = owners.dropFirst().map {
        Related(catalog.keySpan(of: $0.entry), "and here")
      }
    }
  }

  /// Qualifiers of kinds of devices, which none changes while it runs (Android, app resources, UI mode).
  private static let devices = ["appliance", "car", "television", "vrheadset", "watch"]

  /// Whether a qualifier of a folder holds for a device as long as it is one: its version of the platform, or its kind.
  private static func isOfDevice(_ qualifier: Substring) -> Bool {
    qualifier.first == "v" && Int(qualifier.dropFirst()) != nil
      || devices.contains { $0 == qualifier }
  }

  /// Whether the key names an object of an interface file: that file is the source then.
  private func isInterfaceKey(row: Int, _ catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    guard file.format.isApple else { return false }
    if InterfaceBuilderKey.property(file.bytes(catalog[first].key)) != nil { return true }
    return file.note(of: catalog[first]).map { !$0.interfaceProperty.isNone } ?? false
  }

  /// The table in which the source has the key of a row, with another type.
  private func otherTable(ofRow row: Int, _ catalog: Catalog) -> ResourceTable? {
    let own = catalog.rows[row].table
    if own == .apple { return nil }
    let key = Array(catalog.key(row: row).utf8)
    return [ResourceTable.string, .plurals, .array].first { table in
      guard table != own, let other = catalog.row(ofKey: key.span, in: table) else { return false }
      return catalog.entry(row: other, locale: Catalog.sourceIndex) != nil
    }
  }

  private func add(
    _ rows: [Int], locale: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    let owners = rows.compactMap { catalog.entry(row: $0, locale: locale) }
    guard let first = owners.first else { return }
    if rows.count > groupAbove {
      let subject = Subject(
        set: catalog.set, table: catalog.tableName, key: "",
        locale: catalog.locales[locale].description)
      findings.addGroup(subject, at: catalog.keySpan(of: first), .extraKeys(rows.count)) {
        addEach(rows, locale: locale, catalog, into: &$0)
      } with: { finding in
        finding.detail = "many"
        finding.related = owners.map {
          Related(catalog.keySpan(of: $0), "is only here")
        }
      }
      return
    }
    addEach(rows, locale: locale, catalog, into: &findings)
  }

  /// A finding for each row.
  private func addEach(
    _ rows: [Int], locale: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    for row in rows {
      guard let owner = catalog.entry(row: row, locale: locale) else { continue }
      findings.add(
        catalog.subject(row: row, locale: locale), at: catalog.keySpan(of: owner),
        otherTable(ofRow: row, catalog).map { .otherType(catalog.key(row: row), $0) }
          ?? .extraKey(catalog.key(row: row))
      ) { $0.text = catalog.firstText(of: owner) }
    }
  }
}

/// The keys that a catalog's source language has, to be asked with another catalog's rows.
struct SourceKeySet {
  private let keys: Set<String>

  /// Collects the keys of a catalog's source language, by table and name.
  init(_ catalog: Catalog) {
    var keys: Set<String> = []
    for row in catalog.rows.indices
    where !catalog.entries(row: row, locale: Catalog.sourceIndex).isEmpty {
      keys.insert(Self.name(row: row, of: catalog))
    }
    self.keys = keys
  }

  /// Whether the source language has the key of another catalog's row.
  func contains(row: Int, of catalog: Catalog) -> Bool {
    keys.contains(Self.name(row: row, of: catalog))
  }

  /// Table and key as one word; Android keys are ASCII, so string equality is that of bytes.
  private static func name(row: Int, of catalog: Catalog) -> String {
    catalog.tableName(row: row) + "/" + catalog.key(row: row)
  }
}

extension Finding.Wording {
  fileprivate static func extraKey(_ key: String) -> Self {
    "\(quoting: key) is translated, but the source language has no such key; remove the translation, or add the key to the source"
  }

  fileprivate static func qualifiedOnly(_ key: String, _ folders: [String]) -> Self {
    var names: Self = "\(quoting: folders.first ?? "")"
    if folders.count == 2 { names = "\(names) and \(quoting: folders[1])" }
    if folders.count > 2 { names = "\(names) and \(folders.count - 1) more such folders" }
    return
      "\(quoting: key) is only in \(names), so the app crashes on all other devices; add it to the default folder"
  }

  fileprivate static func usedKey(_ key: String, _ path: String, _ line: Int) -> Self {
    "\(visible: path):\(line) uses \(quoting: key), but the source language has no such key; add the key to the source"
  }

  fileprivate static func otherType(_ key: String, _ table: ResourceTable) -> Self {
    "\(quoting: key) is a \(quoting: table.androidName) in the source language, but not here; use the same type"
  }

  fileprivate static func extraKeys(_ count: Int) -> Self {
    "\(count) keys are not in the source language; remove them, or add them to the source"
  }
}

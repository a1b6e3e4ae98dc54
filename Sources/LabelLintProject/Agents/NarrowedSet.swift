import LabelLint

/// A set with its source texts and those of one language: all that rules compare a text of that language with.
///
/// No other language is read again. Rules on single texts check only the texts of one key. They compare these with the
/// texts of all keys.
struct NarrowedSet {
  /// The catalog with what is known of its texts.
  private(set) var prepared: PreparedCatalog
  /// What rules on whole catalogs find in it: found once for all keys.
  private var catalogFindings: [Finding]
  /// Whether its files are those on disk, so that what changes in them can be written.
  let holdsWholeFiles: Bool
  private let plan: CatalogPlan
  private let loading: CatalogLoading
  private let linter: Linter
  private let overridden: Catalog?

  /// A part of a set.
  ///
  /// - Parameters:
  ///   - locale: The language's locale.
  ///   - catalog: The whole catalog.
  ///   - plan: Where its files are.
  ///   - set: How it is read and checked.
  ///   - overridden: The set that it is merged over; nil without one.
  init(
    _ locale: LocaleTag, of catalog: Catalog, _ plan: CatalogPlan, _ set: SetContext,
    overridden: Catalog?
  ) {
    let languages = [locale.language, catalog.sourceLocale.language]
    func isKept(_ tag: LocaleTag?) -> Bool { tag.map { languages.contains($0.language) } ?? true }
    var plan = plan
    // The files that are left may seem to be of another source.
    plan.declaredSourceLocale = catalog.sourceLocale.description
    var files: [CatalogFile] = []
    var locations: [CatalogLocation] = []
    var isWhole = true
    for (number, location) in plan.locations.enumerated() {
      let file = catalog.files[number]
      if location.format == .xcstrings {
        isWhole = false
        files.append(Self.narrowed(file, at: location) { isKept(LocaleTag($0)) })
      } else if isKept(location.place.tag) {
        files.append(file)
      } else {
        continue
      }
      locations.append(location)
    }
    plan.locations = locations
    var loading = set.loading
    loading.requiredLocales = loading.requiredLocales?.filter { isKept($0) }
    self.plan = plan
    self.loading = loading
    (linter, self.overridden) = (set.linter, overridden)
    holdsWholeFiles = isWhole
    prepared = linter.prepare(
      loading.catalog(of: plan, files: files), overridden: overridden, sources: loading.sources)
    catalogFindings = linter.catalogFindings(in: prepared)
  }

  private static func narrowed(
    _ file: CatalogFile, at location: CatalogLocation, _ isKept: (String) -> Bool
  ) -> CatalogFile {
    guard let text = NarrowedStringCatalog.text(file.source.text, keeping: isKept) else {
      return file
    }
    return CatalogReader.read(text, at: location)
  }

  /// The catalog with the findings about a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of its table; nil for the first that has it.
  /// - Returns: The catalog. Of other keys, it has the findings of rules on whole catalogs.
  func checked(_ key: String, in table: String?) -> FixRun.Checked {
    checked(prepared, key, table, knowing: catalogFindings)
  }

  /// Checks a key in other files in place of those of the set, and new ones behind them.
  func check(_ files: [CatalogFile], _ key: String, in table: String?) -> FixRun.Checked {
    var plan = plan
    plan.locations += files[plan.locations.count...].prefix { !$0.isStandIn }.compactMap {
      CatalogLocation(path: $0.source.path)
    }
    let changed = linter.prepare(
      loading.catalog(of: plan, files: files), overridden: overridden, sources: loading.sources)
    return checked(changed, key, table, knowing: nil)
  }

  private func checked(
    _ prepared: PreparedCatalog, _ key: String, _ table: String?, knowing known: [Finding]?
  ) -> FixRun.Checked {
    let row = prepared.catalog.row(ofKey: key, in: table)
    let rows = Set([row].compactMap(\.self))
    return (prepared.catalog, linter.check(prepared, rows: rows, knowing: known).findings)
  }

  /// Takes the catalog with what was written.
  mutating func take(_ catalog: Catalog) {
    prepared = linter.prepare(catalog, overridden: overridden, sources: loading.sources)
    catalogFindings = linter.catalogFindings(in: prepared)
  }
}

import LabelLint

/// A set with its source texts and those of one language alone, checked: a text of that language is judged beside all
/// that the rules compare it with, and no other language is read again.
struct NarrowedSet {
  /// The catalog with its findings.
  private(set) var checked: FixRun.Checked
  /// What is known of its texts.
  let context: RuleContext
  /// The catalog that this is known of.
  let prepared: Catalog
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
    let isSource = locale.merged == catalog.sourceLocale.merged
    let source = catalog.sourceLocale.language
    func isKept(_ tag: LocaleTag?) -> Bool {
      guard let tag, !isSource else { return true }
      return tag.language == locale.language || tag.language == source
    }
    var plan = plan
    var files: [CatalogFile] = []
    var locations: [CatalogLocation] = []
    var isWhole = true
    for (number, location) in plan.locations.enumerated() {
      let file = catalog.files[number]
      if location.format == .xcstrings {
        if isSource {
          files.append(file)
        } else {
          isWhole = false
          files.append(Self.narrowed(file, at: location) { isKept(LocaleTag($0)) })
        }
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
    let prepared = linter.prepare(
      loading.catalog(of: plan, files: files), overridden: overridden, sources: loading.sources)
    context = prepared.context
    self.prepared = prepared.catalog
    checked = (prepared.catalog, linter.check(prepared).findings)
  }

  private static func narrowed(
    _ file: CatalogFile, at location: CatalogLocation, _ isKept: (String) -> Bool
  ) -> CatalogFile {
    guard let text = NarrowedStringCatalog.text(file.source.text, keeping: isKept) else {
      return file
    }
    return CatalogReader.read(text, at: location)
  }

  /// Checks other files in place of those that it has, and new ones behind them.
  func check(_ files: [CatalogFile]) -> FixRun.Checked {
    var plan = plan
    plan.locations += files[plan.locations.count...].prefix { !$0.isStandIn }.compactMap {
      CatalogLocation(path: $0.source.path)
    }
    let joined = loading.catalog(of: plan, files: files)
    let findings = linter.check(joined, overridden: overridden, sources: loading.sources).findings
    return (joined, findings)
  }

  /// Takes what was written.
  mutating func take(_ result: FixRun.Checked) { checked = result }
}

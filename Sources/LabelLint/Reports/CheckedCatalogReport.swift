extension ReportedSet {
  /// A checked catalog for reports: findings with places, and the set's record.
  ///
  /// With paths given, only findings that concern those files are kept.
  public init(
    _ catalog: Catalog, _ checked: consuming CheckedCatalog, app: String,
    concerning paths: Set<String> = [], needs: ReportNeeds = .sources
  ) {
    var resolver = FindingResolver(
      app: app, sourceLocale: catalog.sourceLocale.description, files: catalog.files)
    var findings = resolver.resolve(exchange(&checked.findings, with: []))
    if !paths.isEmpty {
      let locales = catalog.localeNames(ofFiles: paths)
      findings.removeAll { finding in
        !paths.contains(finding.place.path) && !locales.contains(finding.subject.locale)
          && !finding.related.contains { paths.contains($0.path) }
      }
    }
    var summary = SetSummary(catalog, checked.coverage, app: app)
    if needs.contains(.texts) { summary.texts = TextInventory(catalog, checked.coverage) }
    self.init(
      summary: summary, findings: findings,
      sources: findings.isEmpty || !needs.contains(.sources) ? [] : resolver.sources)
    languagesWithoutLexicon = checked.languagesWithoutLexicon
    provenKinds = checked.provenKinds
    if needs.contains(.contexts) { contexts = ReportedContexts(of: findings, in: catalog) }
  }
}

extension SetSummary {
  /// The record of a catalog: sizes and the coverage of its locales.
  public init(_ catalog: Catalog, _ coverage: TranslationCoverage, app: String) {
    self.init(
      app: app, set: catalog.set, format: catalog.format,
      sourceLocale: catalog.sourceLocale.description)
    files = catalog.files.count
    keys = catalog.rows.count
    messages = catalog.files.reduce(0) { $0 + $1.entries.count }
    isCut = catalog.files.contains { file in file.problems.contains { $0.code.hidesRest } }
    complete = !catalog.files.contains { file in
      file.problems.contains { $0.code.hidesContent }
    }
    guard complete else { return }
    let canWait = format == .xcstrings
    locales = catalog.locales.indices.dropFirst().map { locale in
      LocaleCoverage(
        locale: catalog.locales[locale].description, required: coverage.required[locale],
        translated: coverage.translated(locale: locale),
        needsReview: canWait ? catalog.unreviewedCount(locale: locale) : 0,
        checked: catalog.entryCounts[locale])
    }.sorted { ByteOrder.precedes($0.locale, $1.locale) }
  }
}

extension Catalog {
  /// Locales of files with these paths, as findings name them; none for source files.
  fileprivate func localeNames(ofFiles paths: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for file in files.indices where paths.contains(files[file].source.path) {
      if let tag = places[file].tag, tag != sourceLocale { names.insert(tag.description) }
    }
    return names
  }

  /// Number of keys with a text that waits for review in a locale.
  fileprivate func unreviewedCount(locale: Int) -> Int {
    rows.indices.count { row in
      guard let reference = entry(row: row, locale: locale) else { return false }
      return files[Int(reference.file)].isUnreviewed(entry: Int(reference.entry))
    }
  }
}

extension CatalogFile {
  /// Whether a text of an entry waits for review.
  fileprivate func isUnreviewed(entry: Int) -> Bool {
    messageRange(ofEntry: entry).contains { states[Int(messages[$0].state)] == "needs_review" }
  }
}

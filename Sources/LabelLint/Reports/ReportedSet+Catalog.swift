extension ReportedSet {
  /// A checked catalog for reports: findings with places, and the set's record.
  ///
  /// With paths given, only findings that concern those files are kept.
  package init(
    _ catalog: Catalog, _ checked: consuming CheckedCatalog, app: String,
    concerning paths: Set<String> = [], needs: ReportNeeds = .sources
  ) {
    var resolver = FindingResolver(
      app: app, sourceLocale: catalog.sourceLocale.description, files: catalog.files)
    let suppressed = SuppressedTranslations(checked.findings)
    var findings = resolver.resolve(exchange(&checked.findings, with: []))
    if !paths.isEmpty {
      let locales = catalog.localeNames(ofFiles: paths)
      findings.removeAll { finding in
        !paths.contains(finding.place.path) && !locales.contains(finding.subject.locale)
          && !finding.related.contains { paths.contains($0.path) }
      }
    }
    var summary = SetSummary(catalog, checked.counts, app: app, suppressed: suppressed)
    if needs.contains(.texts) { summary.texts = TextInventory(catalog, checked) }
    self.init(
      summary: summary, findings: findings,
      sources: findings.isEmpty || !needs.contains(.sources) ? [] : resolver.sources)
    languagesWithoutLexicon = checked.languagesWithoutLexicon
    provenKinds = checked.provenKinds
    screens = checked.screens
    if needs.contains(.contexts) { contexts = ReportedContexts(of: findings, in: catalog) }
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
}

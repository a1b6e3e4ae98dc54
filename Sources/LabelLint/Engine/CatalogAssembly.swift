extension Catalog {
  /// Joins the files that were read for a plan.
  ///
  /// - Parameters:
  ///   - plan: The set, its files' places and what project files say of its source language.
  ///   - files: The files as read, in the order of the plan.
  ///   - fallback: The source language where no file names one.
  ///   - requiredLocales: Locales that must be complete; nil for those that the set has.
  public convenience init(
    plan: CatalogPlan, files: [CatalogFile], fallback: LocaleTag?,
    requiredLocales: [LocaleTag]? = nil
  ) {
    let places = plan.locations.map(\.place)
    let source = SourceLocaleChoice(files: files, places: places)
    let leftOut = Set(plan.locationsLeftOut.compactMap(\.place.tag?.merged))
    var facts = Facts(set: plan.set)
    // A set that is merged over another has what it changes, no more.
    if plan.overriddenSet == nil {
      facts.requiredLocales = requiredLocales?.map(\.merged).filter { !leftOut.contains($0) }
    }
    var join = CatalogJoin(
      files: files, places: places,
      sourceLocale: source.locale(projectSays: plan.declaredSourceLocale, fallback: fallback),
      requiredLocales: facts.requiredLocales, neighbourLocales: plan.neighbourLocales)
    let developerPaths = plan.developerFiles()
    if !developerPaths.isEmpty {
      facts.developerFiles = Set(
        files.indices.filter { developerPaths.contains(plan.locations[$0].path) })
    }
    facts.offered = plan.localesConfig.map { ($0.path, $0.names) }
    self.init(join.joined(), facts)
  }

  /// The catalog with the paths of source files that kinds name as evidence.
  func naming(usePaths: [String]) -> Catalog {
    if usePaths == self.usePaths { return self }
    return Catalog(
      CatalogJoin.Joined(
        files: files, places: places, sourceLocale: sourceLocale, hasSource: hasSource,
        locales: locales, rows: rows, cells: cells, links: links, index: index,
        entryCounts: entryCounts, entryFlags: entryFlags),
      Facts(
        set: set, usePaths: usePaths, requiredLocales: requiredLocales,
        developerFiles: developerFiles, offered: offered))
  }
}

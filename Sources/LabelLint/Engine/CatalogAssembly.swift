extension Catalog {
  /// Joins the files that were read for a plan.
  ///
  /// - Parameters:
  ///   - plan: The set, its files' places and what project files say of its source language.
  ///   - files: The files as read, in the order of the plan.
  ///   - fallback: The source language where no file names one.
  ///   - requiredLocales: Locales that must be complete; nil for those that the set has.
  public init(
    plan: CatalogPlan, files: [CatalogFile], fallback: LocaleTag?,
    requiredLocales: [LocaleTag]? = nil
  ) {
    let places = plan.locations.map(\.place)
    let source = SourceLocaleChoice(files: files, places: places)
    let leftOut = Set(plan.locationsLeftOut.compactMap(\.place.tag?.merged))
    var join = CatalogJoin(
      files: files, places: places,
      sourceLocale: source.locale(projectSays: plan.declaredSourceLocale, fallback: fallback),
      // A set that is merged over another has what it changes, no more.
      requiredLocales: plan.overriddenSet == nil
        ? requiredLocales?.map(\.merged).filter { !leftOut.contains($0) } : nil,
      neighbourLocales: plan.neighbourLocales)
    self = join.joined(set: plan.set)
    let developerPaths = plan.developerFiles()
    if !developerPaths.isEmpty {
      developerFiles = Set(
        files.indices.filter { developerPaths.contains(plan.locations[$0].path) })
    }
    offered = plan.localesConfig.map { ($0.path, $0.names) }
  }
}

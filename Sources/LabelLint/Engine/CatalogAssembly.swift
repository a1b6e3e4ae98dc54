extension Catalog {
  /// Joins the files that were read for a plan.
  ///
  /// - Parameters:
  ///   - plan: The set, its files' places and what project files say of its source language.
  ///   - files: The files as read, in the order of the plan.
  ///   - fallback: The source language where no file names one.
  ///   - requiredLocales: Locales that must be complete; nil for those that the set has.
  ///   - sources: How the app's code uses keys, where that was read: what it writes down is the source text of
  ///     keys that the source language lacks.
  package convenience init(
    plan: CatalogPlan, files: [CatalogFile], fallback: LocaleTag?,
    requiredLocales: [LocaleTag]? = nil, sources: UsageIndex? = nil
  ) {
    let code = sources.map(CodeTexts.init)
    let draft = Self.joined(plan, files, code, fallback: fallback, requiredLocales)
    guard files.first?.format.isApple ?? false, !files.contains(where: \.isStandIn) else {
      self.init(draft.joined, draft.facts)
      return
    }
    let standIns = SourceStandIns.files(for: Catalog(draft.joined, draft.facts), sources)
    let whole =
      standIns.isEmpty
      ? draft : Self.joined(plan, files + standIns, code, fallback: fallback, requiredLocales)
    self.init(whole.joined, whole.facts)
  }

  /// Joins the files of a plan, those behind them that stand in for the source, and new ones.
  private static func joined(
    _ plan: CatalogPlan, _ files: [CatalogFile], _ code: CodeTexts?, fallback: LocaleTag?,
    _ requiredLocales: [LocaleTag]?
  ) -> (joined: CatalogJoin.Joined, facts: Catalog.Surroundings) {
    let places = files.indices.map { number in
      if plan.locations.indices.contains(number) { return plan.locations[number].place }
      if files[number].isStandIn { return CatalogPlace() }
      return CatalogLocation(path: files[number].source.path)?.place ?? CatalogPlace()
    }
    let catalogs = files.indices.filter { !files[$0].isStandIn }
    let source = SourceLocaleChoice(
      files: catalogs.map { files[$0] }, places: catalogs.map { places[$0] }, code: code)
    let leftOut = Set(plan.locationsLeftOut.compactMap(\.place.tag?.merged))
    var facts = Catalog.Surroundings(set: plan.set)
    // A set that is merged over another has what it changes, no more, and nobody translates a program.
    if plan.overriddenSet == nil, files.first?.role != .program {
      facts.requiredLocales = requiredLocales?.map(\.merged).filter { !leftOut.contains($0) }
    }
    var join = CatalogJoin(
      files: files, places: places,
      sourceLocale: source.locale(projectSays: plan.declaredSourceLocale, fallback: fallback),
      requiredLocales: facts.requiredLocales, neighbourLocales: plan.neighbourLocales)
    let developerPaths = plan.developerFiles()
    if !developerPaths.isEmpty {
      facts.developerFiles = Set(
        files.indices.filter { developerPaths.contains(files[$0].source.path) })
    }
    facts.shipping = plan.shipping
    facts.hasOtherModules = plan.hasOtherModules
    facts.judgesStoreTexts = plan.judgesStoreTexts
    facts.localeDeclarations = plan.localeDeclarations
    facts.localesOfProject = plan.localesOfProject
    return (join.joined(), facts)
  }

  /// The catalog with the paths of source files that kinds name as evidence.
  func naming(usePaths: [String]) -> Catalog {
    if usePaths == self.usePaths { return self }
    return Catalog(
      CatalogJoin.Joined(
        files: files, places: places, sourceLocale: sourceLocale, hasSource: hasSource,
        locales: locales, rows: rows, cells: cells, links: links, index: index,
        entryCounts: entryCounts, entryFlags: entryFlags),
      Catalog.Surroundings(
        set: set, usePaths: usePaths, requiredLocales: requiredLocales,
        developerFiles: developerFiles, localeDeclarations: localeDeclarations,
        localesOfProject: localesOfProject, shipping: shipping,
        hasOtherModules: hasOtherModules, judgesStoreTexts: judgesStoreTexts))
  }
}

/// Finds the language that a catalog is translated from.
struct SourceLocaleChoice {
  /// The files of the set.
  let files: [CatalogFile]
  /// What their folders say.
  let places: [CatalogPlace]
  /// The app's code; nil where it was not read.
  let code: CodeTexts?

  /// The source language: what a catalog file declares, else a project file, else the folders of an
  /// Apple set, else the fallback, else what the words of a default folder say, else English.
  func locale(projectSays declared: String?, fallback: LocaleTag?) -> LocaleTag {
    for file in files.indices where places[file].tag == nil || files[file].format.namesLocales {
      if let name = files[file].declaredSourceLocale, let tag = LocaleTag(name) { return tag }
    }
    if let tag = declared.flatMap({ LocaleTag($0) }) { return tag }
    if let tag = folderLocale { return tag }
    return fallback ?? DefaultFolderLanguage(files: files, places: places).tag ?? .english
  }

  /// The one locale folder of an Apple set that has no English, no base and no unlocalized file:
  /// whatever that folder holds is what the app was written in, unless its keys are phrases of another language, or code
  /// or an interface file holds what it translates.
  private var folderLocale: LocaleTag? {
    guard files.first?.format.isApple ?? false else { return nil }
    let tags = places.map(\.tag)
    if tags.contains(nil) { return nil }
    let distinct = Set(tags.compactMap { $0 })
    guard distinct.count == 1, let only = distinct.first, let table = files.first?.table,
      only.language == "en"
        || !LiteralKeys.areTranslated(in: files) && !InterfaceComments.areTranslated(in: files)
          && code?.areSource(of: files, table: table) != true
    else { return nil }
    return only
  }
}

/// Files that stand in for those of an Apple catalog's source language.
enum SourceStandIns {
  /// What comments, code and keys say that users of the source language get where no catalog file does.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - sources: How the app's code uses keys; nil where it was not read.
  /// - Returns: The files; none where the source language has all keys.
  static func files(for catalog: Catalog, _ sources: UsageIndex?) -> [CatalogFile] {
    InterfaceComments.files(for: catalog) + files(for: catalog, ofCode: sources)
  }

  /// What code shows, where it was read, or else the phrases that are keys.
  private static func files(for catalog: Catalog, ofCode sources: UsageIndex?) -> [CatalogFile] {
    guard let sources, sources.holdsPrograms else { return PhraseTexts.files(for: catalog) }
    return CodeTexts(sources).files(for: catalog)
  }
}

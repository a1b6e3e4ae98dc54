package import LabelLint

/// A checked set whose files may be changed and checked again.
package struct OpenSet {
  /// Where its files are.
  package let plan: CatalogPlan
  /// How it is read and checked.
  package let context: SetContext
  /// The catalog as it was read.
  package let catalog: Catalog
  /// The set that it is merged over; nil without one.
  package let overridden: Catalog?
  /// The set as it was in the revision that it is compared with; nil without one, or if its source texts are the same.
  private let earlier: Catalog?
  /// How the app's sources use keys; nil where they were not read.
  package let sources: UsageIndex?
  /// What was found.
  package private(set) var checked: CheckedCatalog

  /// Reads and checks a set.
  ///
  /// - Parameters:
  ///   - plan: Where its files are.
  ///   - context: How it is read and checked.
  ///   - overridden: The set that it is merged over; nil without one.
  ///   - earlier: The set as it was; nil where it is not compared.
  ///   - sources: How the app's sources use keys; nil where they were not read.
  ///   - watch: Receives progress and phase timings.
  ///   - spare: Who helps.
  package init(
    _ plan: CatalogPlan, _ context: SetContext, overridden: Catalog?, earlier: Catalog? = nil,
    sources: UsageIndex?, watch: RunObserver = RunObserver(), _ spare: WorkerPool = WorkerPool(0)
  ) {
    self.plan = plan
    self.context = context
    self.overridden = overridden
    self.earlier = earlier
    self.sources = sources
    let catalog = context.loading.catalog(of: plan, watch: watch, spare.sharing)
    let prepared = watch.measure(.text) {
      context.linter.prepare(
        catalog, overridden: overridden, earlier: earlier, sources: sources, sharing: spare.sharing)
    }
    self.catalog = catalog
    checked = watch.measure(.rules) {
      context.linter.check(prepared, sharing: spare.sharing)
    }
  }

  /// The catalog with its findings, for those who change it.
  package var found: FixRun.Checked { (catalog, checked.findings) }

  /// Checks other files in place of those that were read, and new ones behind them.
  package func check(_ files: [CatalogFile]) -> FixRun.Checked { check(files, by: context.linter) }

  /// The findings of all rules of the settings in such files; nil where the call runs all of them.
  package var checkAll: (([CatalogFile]) -> [Finding])? {
    context.wholeLinter.map { linter in { check($0, by: linter).findings } }
  }

  /// The findings of all rules of the settings in such files, as they are told.
  package func allFindings(in files: [CatalogFile]) -> [ReportedFinding] {
    let checked = check(files, by: context.wholeLinter ?? context.linter)
    var resolver = FindingResolver(
      app: context.app, sourceLocale: checked.catalog.sourceLocale.description,
      files: checked.catalog.files)
    return resolver.resolve(checked.findings)
  }

  /// Joins other files in place of those that were read, and new ones behind them.
  package func join(_ files: [CatalogFile]) -> Catalog {
    var plan = plan
    plan.locations += files[plan.locations.count...].prefix { !$0.isStandIn }.compactMap {
      CatalogLocation(path: $0.source.path)
    }
    return context.loading.catalog(of: plan, files: files)
  }

  private func check(_ files: [CatalogFile], by linter: Linter) -> FixRun.Checked {
    let joined = join(files)
    let checked = linter.check(
      joined, overridden: overridden, earlier: earlier, sources: sources)
    return (joined, checked.findings)
  }

  /// Which suggestions an import would refuse.
  package var trial: SuggestionTrial {
    SuggestionTrial(found, checkAll: checkAll) { check($0) }
  }

  /// The set for reports, without its files.
  ///
  /// - Parameter paths: Files that findings must concern; none for all.
  /// - Returns: The set's record and its findings.
  package func reported(concerning paths: Set<String>) -> ReportedSet {
    var own = self
    return own.handOver(concerning: paths, needs: [])
  }

  /// The set for reports, which takes the findings over: nobody copies them.
  ///
  /// - Parameters:
  ///   - paths: Files that findings must concern; none for all.
  ///   - needs: What reports show beside the findings.
  /// - Returns: The set's record and its findings.
  mutating func handOver(concerning paths: Set<String>, needs: ReportNeeds) -> ReportedSet {
    let trial = needs.contains(.trials) ? self.trial : nil
    let own = checked
    // The other reference to them.
    checked.findings = []
    var set = ReportedSet(
      catalog, own, app: context.app, concerning: paths, needs: needs)
    if let trial { set.note(trial) }
    let unread = context.loading.unread
    let names = [plan.set] + [plan.overriddenSet].compactMap(\.self)
    if names.contains(where: unread.concerns) { set.summary.complete = false }
    if names.contains(where: unread.mayHideFiles) { set.summary.cutLocales = nil }
    return set
  }
}

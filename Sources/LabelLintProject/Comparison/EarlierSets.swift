import LabelLint

/// The sets of a revision whose source texts may have changed since.
struct EarlierSets: Sendable {
  /// How each set was read, by its path.
  private var sets: [String: (plan: CatalogPlan, loading: CatalogLoading)] = [:]

  /// The sets of a revision.
  ///
  /// - Parameters:
  ///   - earlier: The sets as they were.
  ///   - changed: Paths that differ now.
  init(_ earlier: Project, changed: Set<String>) {
    for (number, plan) in earlier.plans.enumerated() {
      let files = plan.locations.filter { changed.contains($0.path) }
      let sources = earlier.sourceLocales(ofPlan: number)
      // A change of translations alone leaves the source as it is.
      if files.isEmpty || ChangedLocales(files, sources: sources) != nil { continue }
      sets[plan.set] = (plan, earlier.contexts[earlier.contextOfPlan[number]].loading)
    }
  }

  /// A set as it was; nil if it was not there, or has its source texts.
  func catalog(of plan: CatalogPlan) -> Catalog? {
    sets[plan.set].map { $0.loading.catalog(of: $0.plan) }
  }
}

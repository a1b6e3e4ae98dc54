package import LabelLint

extension Project {
  /// A comparison with the name that a person knows its other side by, and what the configuration leaves out since
  /// then, a line each.
  package typealias NamedComparison = (comparison: Comparison, name: String, leftOut: [String])

  /// What to compare with since a git revision; leaves only the sets that changed.
  ///
  /// - Throws: `ProjectError` where git has no such revision.
  package mutating func comparison(since reference: String) async throws(ProjectError)
    -> NamedComparison
  {
    let revision = try GitRevision(reference, root: root)
    let current = sets
    let earlier = try leaveChanged(since: revision, try revision.changedPaths())
    let before = await earlier.prepared(workers: nil, needs: .texts).sets()
    let present = current.union(sets(present: before.map(\.summary.set)))
    return (
      Comparison(before, rules: nil, present: present), Self.name(reference, revision), []
    )
  }

  /// The same, with the sets of now checked beside those of then.
  ///
  /// - Parameters:
  ///   - reference: The revision.
  ///   - workers: Number of workers; nil for one a core.
  ///   - scope: How much of the changed sets is wanted.
  /// - Returns: What to compare with; the sets of now are kept.
  /// - Throws: `ProjectError` where git has no such revision.
  package mutating func comparison(
    since reference: String, workers: Int?, _ scope: ComparisonScope
  ) async throws(ProjectError) -> NamedComparison {
    let revision = try GitRevision(reference, root: root)
    let current = sets
    let changed = try revision.changedPaths()
    let needs: ReportNeeds =
      scope == .contexts ? [.sources, .contexts, .texts] : [.sources, .texts]
    let programs = try programs(changed: changed, since: revision, needs: needs)
    let earlier = try leaveChanged(since: revision, changed)
    let present = current.union(sets(present: earlier.plans.map(\.set)))
    let sides = ComparedSides(now: self, before: earlier, workers: workers, present: present)
    var outcome: ComparedSides.Outcome?
    if scope == .changedLocales { outcome = await sides.outcome(ofLocalesChangedAt: changed) }
    if outcome == nil { outcome = await sides.outcome(needs: needs) }
    checked = outcome.map { $0.now + programs.now }
    let named = programs.before.map(\.summary.set).filter { SetPresence.isThere($0, in: root) }
    return (
      Comparison(
        (outcome?.before ?? []) + programs.before, rules: nil, present: present.union(named)),
      Self.name(reference, revision), try leftOut(since: revision, changed)
    )
  }

  /// The catalogs that the configuration leaves out since a revision, a line for each set.
  private func leftOut(
    since revision: GitRevision, _ changed: Set<String>
  ) throws(ProjectError) -> [String] {
    guard var reading = try NarrowedReading(since: revision, changed, store) else { return [] }
    return try reading.lines(revision.catalogs().map(\.location))
  }

  private static func name(_ reference: String, _ revision: GitRevision) -> String {
    "\(reference) (\(revision.commit.prefix(12)))"
  }

  /// The sets of the call, and those of an earlier run that the call does not check and that are still there.
  package func sets(present earlier: some Sequence<String>) -> Set<String> {
    var present = sets
    for set in Set(earlier) where !present.contains(set) {
      if SetPresence.isThere(set, in: root) { present.insert(set) }
    }
    return present
  }

  /// What to compare with by a stored run.
  package func comparison(withRunAt path: String) throws(ProjectError) -> NamedComparison {
    let stored = try StoredFiles.run(at: path)
    let rules = Set(stored.runs.flatMap(\.rules.keys))
    let present = sets(present: stored.sets.map(\.summary.set))
    let running = Set(activeRules.keys)
    return (
      Comparison(stored.sets, rules: rules, running: running, present: present), path, []
    )
  }

  /// What the catalogs hold now beside the findings of a stored set; nil where it is gone.
  package func contexts(of stored: ReportedSet) -> ReportedContexts? {
    for (plan, context) in zip(plans, contextOfPlan)
    where ByteOrder.areEqual(plan.set, stored.summary.set) {
      return ReportedContexts(
        of: stored.findings, in: contexts[context].loading.catalog(of: plan))
    }
    return nil
  }
}

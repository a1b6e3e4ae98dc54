package import LabelLint

/// Checks planned sets, in their order.
package struct PlannedRun {
  /// Sets of one app that follow each other.
  private struct Part {
    /// The sets with their settings, those that they override among them.
    let check: Project
    /// The sets that are reported.
    let own: Set<String>
  }

  /// What holds for all sets.
  package struct Request {
    /// Which rules run.
    package var rules = FindingChoice()
    /// Source language where no file names one.
    package var sourceLocale: String?
    /// Configuration where a plan names none; nil for the nearest to each set.
    package var config: String?
    /// Whether no configuration is read.
    package var isIsolated = false
    /// Baseline to use; nil for that of each project.
    package var baseline: String?
    /// Whether no baseline is used.
    package var ignoresBaseline = false
    /// Number of workers; nil for one a core.
    package var workers: Int?
    /// What reports show beside the findings.
    package var needs: ReportNeeds = []

    /// All rules, and the settings of each project.
    package init() {}
  }

  private let request: Request
  private let parts: [Part]
  private let gaps: [PlanGap]

  /// Takes sets that are to be checked, and reads their settings.
  ///
  /// - Parameters:
  ///   - records: The sets.
  ///   - gaps: What could not be read while they were looked for.
  ///   - request: What holds for all of them.
  /// - Throws: Why settings cannot be read.
  package init(_ records: [PlanRecord], gaps: [PlanGap], _ request: Request) throws {
    self.request = request
    self.gaps = gaps
    var parts: [Part] = []
    var start = 0
    while start < records.count {
      var end = start + 1
      while end < records.count, Self.areTogether(records[start], records[end]) { end += 1 }
      let part = try Self.part(of: records[start..<end], request)
      for gap in gaps where gap.app == records[start].app && gap.root == records[start].root {
        part.check.unread.add(gap.item, gap.concernsAllSets ? .allSets : .nearbySets)
      }
      parts.append(part)
      start = end
    }
    self.parts = parts
  }

  private static func areTogether(_ left: PlanRecord, _ right: PlanRecord) -> Bool {
    left.app == right.app && left.root == right.root && left.config == right.config
  }

  /// Sets of one app.
  ///
  /// A set that another of them overrides is checked too when its own line went to another machine;
  /// what it finds is reported there.
  private static func part(of records: ArraySlice<PlanRecord>, _ request: Request) throws -> Part {
    let own = Set(records.map(\.plan.set))
    var plans = records.map(\.plan)
    var borrowed: Set<String> = []
    for record in records {
      if let other = record.overridden, !own.contains(other.set),
        borrowed.insert(other.set).inserted
      {
        plans.append(other)
      }
    }
    let root = ProjectRoot(name: records.first?.root ?? ".")
    var project = Project.Request()
    project.rules = request.rules
    project.sourceLocale = request.sourceLocale
    project.app = records.first?.app
    let store = try SettingsStore(
      root: root, path: records.first?.config ?? request.config, isIsolated: request.isIsolated)
    return Part(
      check: try Project(project, planned: plans, root: root, store: store), own: own)
  }

  /// What could not be read, of all apps.
  package var notRead: NotRead {
    NotRead(gaps.map(\.item) + parts.flatMap { $0.check.unread.items.map(\.item) })
  }

  /// The rules that run in some set, with the highest level they have.
  package var rules: [RuleID: Severity] {
    parts.reduce(into: [:]) { rules, part in rules.merge(part.check.activeRules) { max($0, $1) } }
  }

  /// The commit of the sets; nil where they are of several, or of none.
  package var commit: String? {
    let commits = Set(Set(parts.map(\.check.root.path)).map { GitHead.commit(of: $0) })
    return commits.count == 1 ? commits.first ?? nil : nil
  }

  /// The commits of the apps, by their names.
  package var commits: [String: String] {
    RunSummary.commits(
      of: parts.map { part in
        (part.check.contexts.first?.app ?? "", GitHead.commit(of: part.check.root))
      })
  }

  /// Checks the sets; each goes through the sink in its order.
  package func run(into sink: PlannedSink, watch: RunObserver = RunObserver()) async throws {
    for part in parts {
      sink.pipeline.baseline =
        request.ignoresBaseline ? nil : try KnownFindings.matching(request.baseline, part.check)
      sink.pipeline.tally.note(sink.pipeline.baseline, app: part.check.contexts.first?.app ?? "")
      sink.pipeline.tellsKeysOnly = true
      sink.pipeline.lossLevel =
        part.check.isWhole ? part.check.activeRules[LostText.metadata.id] : nil
      var check = part.check
      try check.readSources([], workers: request.workers)
      let needs = request.needs.union(sink.pipeline.needs)
      await check.run(workers: request.workers, needs: needs, watch: watch) { set in
        if part.own.contains(set.summary.set) { watch.measure(.report) { sink.add(set) } }
      }
    }
  }
}

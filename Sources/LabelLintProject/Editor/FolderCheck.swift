import LabelLint

/// What is to be checked of a folder, beside what the editor goes on to do.
struct FolderCheck: Sendable {
  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// Where catalogs are looked for.
  let paths: [String]
  /// The project as it was found before; nil to look for it again.
  var project: Project?
  /// Unsaved texts, by paths from the root.
  let contents: [String: [UInt8]]
  /// The files whose sets are wanted, by paths from the root; nil for all sets.
  let wanted: Set<String>?

  /// What came of it.
  struct Outcome: Sendable {
    /// The project; nil where there is none.
    var project: Project?
    /// Why there is none.
    var failure: ProjectError?
    /// The baseline, to which nothing was compared.
    var baseline: BaselineMatching?
    /// The sets that were wanted.
    var sets: [SetSnapshot] = []
    /// The texts that were read in place of those on disk.
    var contents: [String: [UInt8]] = [:]
  }

  /// Finds and checks the sets.
  func run() -> Outcome {
    var outcome = Outcome(contents: contents)
    do throws(ProjectError) {
      var project: Project
      if let known = self.project { project = known } else { project = try found() }
      project.read(contents)
      outcome.baseline = try KnownFindings.matching(nil, project)
      outcome.sets = sets(of: project, outcome.baseline)
      outcome.project = project
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private func found() throws(ProjectError) -> Project {
    var request = Project.Request()
    request.paths = paths
    var project = try Project(request, root: root, store: try SettingsStore(root: root))
    try project.readSources([], workers: nil)
    return project
  }

  private func sets(of project: Project, _ baseline: BaselineMatching?) -> [SetSnapshot] {
    var pipeline = Self.pipeline(project, baseline)
    let groups = CatalogGroup.groups(of: project.plans).filter { group in
      group.plans.contains { isWanted($0.plan) }
    }
    let spare = WorkerPool(ProcessorCount.workers(nil) - 1)
    var snapshots: [(number: Int, set: SetSnapshot, reported: ReportedSet)] = []
    for group in groups {
      var leader: Catalog?
      for (position, (number, plan)) in group.plans.enumerated() {
        let set = OpenSet(
          plan, project.contexts[project.contextOfPlan[number]], overridden: leader,
          sources: project.sources, spare)
        if position == 0, group.plans.count > 1 { leader = set.catalog }
        guard isWanted(plan) else { continue }
        let reported = set.reported(concerning: [])
        snapshots.append((number, SetSnapshot(set, findings: []), reported))
      }
    }
    return snapshots.sorted { $0.number < $1.number }.map { found in
      found.set.holding(pipeline.pass(found.reported).findings)
    }
  }

  private func isWanted(_ plan: CatalogPlan) -> Bool {
    guard let wanted else { return true }
    return plan.locations.contains { wanted.contains($0.path) }
  }

  /// What findings go through.
  static func pipeline(_ project: Project, _ baseline: BaselineMatching?) -> FindingPipeline {
    var pipeline = FindingPipeline(
      choice: FindingChoice(), includesKnown: true,
      tally: RunTally(rules: [:], app: project.settings.app, commit: nil))
    pipeline.baseline = baseline
    return pipeline
  }
}

extension SetSnapshot {
  /// The set with its findings, each text by itself.
  func holding(_ findings: [ReportedFinding]) -> SetSnapshot {
    var set = self
    set.take(findings.flatMap(\.eachText))
    return set
  }
}

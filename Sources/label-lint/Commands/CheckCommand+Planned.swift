import ArgumentParser
import LabelLint
import LabelLintProject

/// A check of sets that a plan names, or of one part of a project.
extension CheckCommand {
  /// Checks the planned sets: lines in, records out.
  func runPlanned() async throws {
    let timings = PhaseTimings()
    if options.compare != nil || options.changedSince != nil || options.stdinFilename != nil {
      throw CommandFailure(
        "--compare, --changed-since and --stdin-filename cannot be used with --shard or "
          + "--sets-from; join the parts with label-lint merge, then compare them with "
          + "label-lint diff")
    }
    if !options.sources.isEmpty {
      throw CommandFailure(
        "--sources cannot be used with --shard or --sets-from; name the folders in the "
          + "configuration")
    }
    if !options.screens.isEmpty {
      throw CommandFailure("--screens cannot be used with --shard or --sets-from")
    }
    let discovering = ContinuousClock.now
    let root = try project.projectRoot()
    var store = try project.settings(in: root)
    let settings = try store.settings(in: root.path)
    let (records, gaps) = try allRecords(root, store)
    var request = PlannedRun.Request()
    request.rules = choice.choice
    request.sourceLocale = language.sourceLocale
    request.config = project.config
    request.isIsolated = project.isolated
    request.baseline = known.baseline
    request.ignoresBaseline = known.noBaseline
    request.workers = options.jobs
    request.needs = outputs.targets.needs
    let own = sharding.part(of: records)
    let run = try PlannedRun(own, gaps: gaps, request)
    timings.end(.discover, since: discovering)
    if !own.isEmpty, let problem = LookedFor.nothing(by: run.rules.keys, choice.choice) {
      throw CommandFailure(problem)
    }

    // One name for a run of several apps would be none of theirs; all parts of a run have the same.
    let first = records.first?.app ?? ""
    let app = records.allSatisfy { $0.app == first } ? first : ""
    let failOn = outputs.failOn ?? settings.failOn
    var style = ReportStyle(settings, rules: run.rules)
    style.failingSeverity = failOn.severity
    outputs.apply(to: &style)
    var outputs = ReportOutputs(outputs.targets, style: style, color: project.color)
    let sink = PlannedSink(
      FindingPipeline(
        choice: choice.choice, includesKnown: include.includeKnown,
        includesSuppressed: include.includeSuppressed,
        tally: RunTally(rules: run.rules, app: app, commit: run.commit))
    ) { outputs.add($0) }
    try await run.run(into: sink, watch: RunObserver(timings: timings))
    let notRead = run.notRead
    sink.pipeline.end(after: timings.total, isWhole: false, notRead: notRead)
    var summary = sink.pipeline.tally.summary
    summary.shard = sharding.shard?.description
    if app.isEmpty { summary.commits = run.commits }
    let remarks = try timings.measure(.report) { try outputs.close(summary) }
    for remark in remarks { StandardStream.say(remark) }
    if !project.quiet, let screen = StandardStream.watched {
      screen.write(sentences: outputs.closingLines(of: summary))
    }
    if options.timings { StandardStream.error.write(timings.description) }
    let maxWarnings = options.maxWarnings ?? settings.maxWarnings
    let fails = sink.pipeline.tally.fails(failOn, maxWarnings: maxWarnings)
    try notRead.end(with: fails && !options.exitZero ? 1 : 0)
  }

  /// The sets of all parts: those that lines name, or those of the project.
  private func allRecords(
    _ root: ProjectRoot, _ store: SettingsStore
  ) throws -> (records: [PlanRecord], gaps: [PlanGap]) {
    if let path = sharding.setsFrom {
      guard options.paths.isEmpty else {
        throw CommandFailure("--sets-from already names the sets; give no paths with it")
      }
      let file = try PlanFile(at: path)
      var (records, gaps) = (file.records, file.gaps)
      if let app = options.app {
        for index in records.indices { records[index].app = app }
        for index in gaps.indices { gaps[index].app = app }
      }
      return (records, gaps)
    }
    var request = Project.Request()
    request.paths = options.paths
    request.app = options.app
    let plans = try AppPlans(
      request, root: root, rootName: root.path, store: store, config: project.config)
    return (plans.records, plans.gaps)
  }
}

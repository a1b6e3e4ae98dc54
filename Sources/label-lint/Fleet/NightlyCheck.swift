import LabelLint

/// The check of one app of a fleet.
struct NightlyCheck {
  /// The app.
  let app: Fleet.App
  /// When the night began, for all apps.
  let started: String
  /// Number of workers; nil for one a core.
  let workers: Int?

  /// What a check has found.
  struct Result {
    /// The records, as a check writes them.
    var records: [UInt8]
    /// Whether all sets of the app were seen.
    var isWhole: Bool
    /// What could not be read.
    var notRead: NotRead
  }

  /// Checks the app.
  func run() async throws -> Result {
    let start = ContinuousClock.now
    let plans = try AppPlans(app)
    var request = PlannedRun.Request()
    request.workers = workers
    request.needs = .texts
    let run = try PlannedRun(plans.records, gaps: plans.gaps, request)
    var report = NDJSONReport()
    var records: [UInt8] = []
    let sink = PlannedSink(
      FindingPipeline(
        choice: FindingChoice(),
        tally: RunTally(rules: run.rules, app: app.name, commit: run.commit))
    ) { report.add($0, to: &records) }
    try await run.run(into: sink)
    let notRead = run.notRead
    sink.pipeline.end(after: ContinuousClock.now - start, isWhole: false, notRead: notRead)
    var summary = sink.pipeline.tally.summary
    summary.started = started
    report.close(summary, to: &records)
    return Result(
      records: records, isWhole: plans.isWhole && app.paths.isEmpty, notRead: notRead)
  }
}

package import LabelLint

/// The check of one app of a fleet.
package struct NightlyCheck {
  /// The app.
  package let app: Fleet.App
  /// When the night began, for all apps.
  package let started: String
  /// Number of workers; nil for one a core.
  package let workers: Int?

  /// A check of an app in a night.
  package init(app: Fleet.App, started: String, workers: Int?) {
    self.app = app
    self.started = started
    self.workers = workers
  }

  /// What a check has found.
  package struct Result {
    /// The records, as a check writes them.
    package var records: [UInt8]
    /// The page on which writers review the findings.
    package var page: [UInt8]
    /// Whether all sets of the app were seen.
    package var isWhole: Bool
    /// What could not be read.
    package var notRead: NotRead
    /// Why nothing was checked, where all of the app was searched and it has no catalog.
    package var nothingFound: ProjectError?
  }

  /// Checks the app.
  ///
  /// - Throws: Why it could not be searched or read.
  package func run() async throws -> Result {
    let start = ContinuousClock.now
    let plans: AppPlans
    var nothingFound: ProjectError?
    do {
      plans = try AppPlans(app)
    } catch let failure as ProjectError where failure.isNothingFound {
      (plans, nothingFound) = (.empty, failure)
    }
    var request = PlannedRun.Request()
    request.workers = workers
    request.needs = OutputFormat.ndjson.needs.union(OutputFormat.html.needs)
    let run = try PlannedRun(plans.records, gaps: plans.gaps, request)
    var report = NDJSONReport()
    var records: [UInt8] = []
    var review = HTMLReport()
    var page: [UInt8] = []
    let sink = PlannedSink(
      FindingPipeline(
        choice: FindingChoice(),
        tally: RunTally(rules: run.rules, app: app.name, commit: run.commit))
    ) { set in
      report.add(set, to: &records)
      review.add(set, to: &page)
    }
    try await run.run(into: sink)
    let notRead = run.notRead
    sink.pipeline.end(after: ContinuousClock.now - start, isWhole: false, notRead: notRead)
    var summary = sink.pipeline.tally.summary
    summary.started = started
    report.close(summary, to: &records)
    review.close(summary, to: &page)
    return Result(
      records: records, page: page, isWhole: plans.isWhole && app.paths.isEmpty,
      notRead: notRead, nothingFound: nothingFound)
  }
}

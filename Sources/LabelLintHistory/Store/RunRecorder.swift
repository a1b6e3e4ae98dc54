import GRDB
import LabelLint

/// Records the run of one app: opens, keeps and closes the intervals of findings and coverage.
struct RunRecorder {
  /// The database, within a transaction.
  let database: Database
  /// Path of the store, for failures.
  let path: String
  /// Whether sets without a record are gone.
  let isWhole: Bool

  /// Records a run.
  func record(_ run: RecordedRun) throws -> RunAddition {
    var addition = RunAddition(app: run.summary.app)
    try checkTime(run.summary.started)
    let app = try number(ofApp: run.summary.app)
    let contents = run.contents
    // Nobody knows any more what a run held that an older release recorded.
    let known = try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS(
          SELECT 1 FROM run WHERE app = ? AND started = ? AND contents IN ('', ?))
        """, arguments: [app, run.summary.started, contents])
    if known == true {
      addition.isKnown = true
      return addition
    }
    let last = try Row.fetchOne(
      database,
      sql: "SELECT started, texts FROM run WHERE app = ? ORDER BY started DESC, id DESC LIMIT 1",
      arguments: [app])
    if let newest = try last?.text(0), ByteOrder.precedes(run.summary.started, newest) {
      throw HistoryFailure(
        path: path,
        "the run of \(run.summary.started) is older than the last one recorded"
          + " (\(newest))\(run.summary.app.isEmpty ? "" : " of " + run.summary.app):"
          + " record runs in the order they were made")
    }
    var run = run
    let losses = try SourceTextRecorder(database: database, app: app, run: run, isWhole: isWhole)
      .record(&addition)
    for loss in losses { run.summary.counts.add(loss.severity) }
    run.findings += losses
    let number = try insert(run.summary, contents, app: app)
    var findings = FindingRecorder(
      database: database, app: app, number: number, run: run, isWhole: isWhole)
    // Older releases kept a group as one finding, and no translation that inherits its source's fault.
    if let last, try !last.truth(1) { findings.followsOlderRelease = true }
    try findings.record(&addition)
    try CoverageRecorder(database: database, app: app, number: number, run: run, isWhole: isWhole)
      .record(renamed: findings.renamed)
    return addition
  }

  private func checkTime(_ started: String) throws {
    guard Timestamp(started) != nil else {
      throw HistoryFailure(
        path: path,
        "the run says it started at '\(VisibleText.escaped(started))': expected a time such as "
          + "2026-11-21T02:00:00Z")
    }
  }

  private func number(ofApp name: String) throws -> Int64 {
    try database.execute(sql: "INSERT OR IGNORE INTO app(name) VALUES (?)", arguments: [name])
    return try Int64.fetchOne(
      database, sql: "SELECT id FROM app WHERE name = ?", arguments: [name]) ?? 0
  }

  private func insert(_ run: RunSummary, _ contents: String, app: Int64) throws -> Int64 {
    try database.execute(
      sql: """
        INSERT INTO run(app, started, contents, "commit", tool, ruleset, rules, sets, messages,
          errors, warnings, notes, duration_ms, complete, texts)
          VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,1)
        """,
      arguments: [
        app, run.started, contents, run.commit, run.toolVersion, run.ruleSet,
        RuleLevels.text(of: run.rules), run.sets, run.messages, run.counts.error,
        run.counts.warning, run.counts.note, run.durationMs, run.complete,
      ])
    return database.lastInsertedRowID
  }
}

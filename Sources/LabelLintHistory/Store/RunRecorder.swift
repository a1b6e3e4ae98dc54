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

  /// What is open of a finding.
  private struct Open {
    let firstRun: Int64
    let severity: String
    let textHash: String
    let set: String
    let path: String
    let line: Int
    let message: String
  }

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
      database, sql: "SELECT started FROM run WHERE app = ? ORDER BY started DESC LIMIT 1",
      arguments: [app])
    if let newest = try last?.text(0), ByteOrder.precedes(run.summary.started, newest) {
      throw HistoryFailure(
        path: path,
        "the run of \(run.summary.started) is older than the last one recorded"
          + " (\(newest))\(run.summary.app.isEmpty ? "" : " of " + run.summary.app):"
          + " record runs in the order they were made")
    }
    let number = try insert(run.summary, contents, app: app)
    try recordFindings(of: run, app: app, number: number, &addition)
    try CoverageRecorder(database: database, app: app, run: number, isWhole: isWhole)
      .record(run.sets)
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
          errors, warnings, notes, duration_ms, complete) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)
        """,
      arguments: [
        app, run.started, contents, run.commit, run.toolVersion, run.ruleSet,
        RuleLevels.text(of: run.rules), run.sets, run.messages, run.counts.error,
        run.counts.warning, run.counts.note, run.durationMs, run.complete,
      ])
    return database.lastInsertedRowID
  }

  private func recordFindings(
    of run: RecordedRun, app: Int64, number: Int64, _ addition: inout RunAddition
  ) throws {
    var open = try openFindings(app: app)
    let close = try database.makeStatement(
      sql: "UPDATE finding SET closed_run = ? WHERE app = ? AND fingerprint = ? AND first_run = ?")
    let move = try database.makeStatement(
      sql: """
        UPDATE finding SET path = ?, line = ?, message = ?
        WHERE app = ? AND fingerprint = ? AND first_run = ?
        """)
    let insert = try database.makeStatement(
      sql: """
        INSERT INTO finding(app, fingerprint, first_run, rule, severity, set_path, "table", locale,
          key, slot, text_hash, path, line, message) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)
        """)
    // In the order of the primary key, so that pages fill one after the other.
    for finding in run.findings.sorted(by: { $0.fingerprint < $1.fingerprint }) {
      if let known = open.removeValue(forKey: finding.fingerprint) {
        if known.severity == finding.severity.rawValue, known.textHash == finding.textHash {
          addition.kept += 1
          // Lines move under a finding that stays; its report must lead to where it is now.
          if known.line != finding.line || known.path != finding.path
            || known.message != finding.message
          {
            try move.execute(arguments: [
              finding.path, finding.line, finding.message, app, finding.fingerprint,
              known.firstRun,
            ])
          }
          continue
        }
        try close.execute(arguments: [number, app, finding.fingerprint, known.firstRun])
        addition.updated += 1
      } else {
        addition.opened += 1
      }
      try insert.execute(arguments: [
        app, finding.fingerprint, number, finding.rule, finding.severity.rawValue,
        finding.subject.set, finding.subject.table, finding.subject.locale, finding.subject.key,
        finding.subject.slot, finding.textHash, finding.path, finding.line, finding.message,
      ])
    }
    let seen = Set(run.sets.map(\.set))
    let complete = Set(run.sets.filter(\.complete).map(\.set))
    for (fingerprint, known) in open {
      guard complete.contains(known.set) || isWhole && !seen.contains(known.set) else {
        addition.kept += 1
        continue
      }
      try close.execute(arguments: [number, app, fingerprint, known.firstRun])
      addition.closed += 1
    }
  }

  private func openFindings(app: Int64) throws -> [String: Open] {
    var open: [String: Open] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT fingerprint, first_run, severity, text_hash, set_path, path, line, message
        FROM finding WHERE app = ? AND closed_run IS NULL
        """, arguments: [app])
    while let row = try rows.next() {
      open[try row.text(0)] = Open(
        firstRun: try row.identity(1), severity: try row.text(2), textHash: try row.text(3),
        set: try row.text(4), path: try row.text(5), line: try row.count(6),
        message: try row.text(7))
    }
    return open
  }
}

import GRDB
import LabelLint

/// Reads how findings and coverage of an app went from run to run.
struct SeriesReading {
  /// The database, within a transaction.
  let database: Database

  /// All of an app's runs and changes.
  func history(_ app: NightReading.App) throws -> AppHistory {
    var history = AppHistory(
      app: app.name, runs: try NightReading(database: database).runs(of: app))
    var index: [Int64: Int] = [:]
    for (position, run) in history.runs.enumerated() { index[run.number] = position }
    // One pass over the rows; grouping them in SQL would sort them first.
    var groups: [AppHistory.Change: Int] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT first_run, closed_run, rule, locale, severity FROM finding WHERE app = ?",
      arguments: [app.number])
    while let row = try rows.next() {
      guard let first = index[try row.identity(0)],
        let severity = Severity(rawValue: try row.text(4))
      else { continue }
      let closed = try row.optionalIdentity(1)
      var change = AppHistory.Change(
        run: first, isOpening: true, rule: try row.text(2), locale: try row.text(3),
        severity: severity)
      groups[change, default: 0] += 1
      if let position = closed.flatMap({ index[$0] }) {
        change.run = position
        change.isOpening = false
        groups[change, default: 0] += 1
      } else {
        history.openSince[first, default: SeverityCounts()].add(severity)
      }
    }
    history.changes = groups
    let cells = try Row.fetchCursor(
      database,
      sql: """
        SELECT first_run, closed_run, locale, required, translated FROM coverage WHERE app = ?
        """, arguments: [app.number])
    while let row = try cells.next() {
      let change = AppHistory.CoverageChange(
        locale: try row.text(2), required: try row.count(3), translated: try row.count(4))
      if let first = index[try row.identity(0)] {
        history.coverageChanges[first, default: []].append(change)
      }
      if let position = try row.optionalIdentity(1).flatMap({ index[$0] }) {
        history.coverageChanges[position, default: []].append(change.reversed)
      }
    }
    return history
  }
}

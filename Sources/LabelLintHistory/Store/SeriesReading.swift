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
      guard let first = index[row[0]], let severity = Severity(rawValue: row[4]) else { continue }
      let closed: Int64? = row[1]
      var change = AppHistory.Change(
        run: first, isOpening: true, rule: row[2], locale: row[3], severity: severity)
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
        locale: row[2], required: row[3], translated: row[4])
      if let first = index[row[0]] { history.coverageChanges[first, default: []].append(change) }
      let closed: Int64? = row[1]
      if let position = closed.flatMap({ index[$0] }) {
        history.coverageChanges[position, default: []].append(change.reversed)
      }
    }
    return history
  }
}

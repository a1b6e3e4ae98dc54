import GRDB
import LabelLint

/// Records how far the sets of an app are translated, as intervals.
struct CoverageRecorder {
  /// The database, within a transaction.
  let database: Database
  /// Number of the app.
  let app: Int64
  /// Number of the run.
  let run: Int64
  /// Whether sets without a record are gone.
  let isWhole: Bool

  /// Names a row: a locale of a set.
  private struct Place: Hashable {
    let set: String
    let locale: String
  }

  /// Opens a row where something changed, and closes what came before.
  func record(_ sets: [SetSummary]) throws {
    var open: [Place: (firstRun: Int64, counts: [Int])] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT set_path, locale, first_run, required, translated, needs_review, checked, suppressed
        FROM coverage WHERE app = ? AND closed_run IS NULL
        """, arguments: [app])
    while let row = try rows.next() {
      open[Place(set: try row.text(0), locale: try row.text(1))] = (
        try row.identity(2), try (3...7).map { try row.count($0) }
      )
    }
    // What could not be read is as far as it was.
    for set in sets where set.complete {
      for locale in set.locales {
        let place = Place(set: set.set, locale: locale.locale)
        let counts = [
          locale.required, locale.translated, locale.needsReview, locale.checked, locale.suppressed,
        ]
        let known = open.removeValue(forKey: place)
        if known?.counts == counts { continue }
        if let known { try close(place, firstRun: known.firstRun) }
        try database.execute(
          sql: """
            INSERT OR REPLACE INTO coverage(app, set_path, locale, first_run, required, translated,
              needs_review, checked, suppressed) VALUES (?,?,?,?,?,?,?,?,?)
            """,
          arguments: [app, place.set, place.locale, run] + StatementArguments(counts))
      }
    }
    let seen = Set(sets.map(\.set))
    let complete = Set(sets.filter(\.complete).map(\.set))
    for (place, known) in open
    where complete.contains(place.set) || isWhole && !seen.contains(place.set) {
      try close(place, firstRun: known.firstRun)
    }
  }

  private func close(_ place: Place, firstRun: Int64) throws {
    try database.execute(
      sql: """
        UPDATE coverage SET closed_run = ?
        WHERE app = ? AND set_path = ? AND locale = ? AND first_run = ?
        """, arguments: [run, app, place.set, place.locale, firstRun])
  }
}

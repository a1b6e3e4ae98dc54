import GRDB

extension HistoryStore {
  /// Names of the apps with runs, ordered.
  package func apps() throws(HistoryFailure) -> [String] {
    try read { try NightReading(database: $0).apps(named: nil).map(\.name) }
  }

  /// The newest run of every app, or of one, and what it changed.
  ///
  /// - Throws: A failure also when the store has no such app.
  package func night(ofApp app: String? = nil) throws(HistoryFailure) -> FleetNight {
    let night = try read { database in
      let reading = NightReading(database: database)
      return FleetNight(
        apps: try reading.apps(named: app).compactMap { app in
          try reading.night(of: app, runs: try reading.runs(of: app))
        })
    }
    if night.apps.isEmpty { throw try nothingRecorded(app) }
    return night
  }

  /// The runs of the last days of every app, or of one, and how its findings went.
  ///
  /// - Parameters:
  ///   - app: The app; nil for all.
  ///   - days: How many days to go back from the newest run.
  /// - Returns: Numbers by day.
  /// - Throws: A failure also when the store has no such app.
  package func series(ofApp app: String? = nil, days: Int) throws(HistoryFailure) -> FleetSeries {
    let histories = try read { database in
      let reading = SeriesReading(database: database)
      return try NightReading(database: database).apps(named: app).map { try reading.history($0) }
    }
    if histories.allSatisfy({ $0.runs.isEmpty }) { throw try nothingRecorded(app) }
    return FleetSeries(histories, days: days)
  }

  private func nothingRecorded(_ app: String?) throws(HistoryFailure) -> HistoryFailure {
    let apps = try apps()
    guard let app, !apps.isEmpty else {
      return HistoryFailure(
        path: path, "no run is recorded yet: record one with label-lint history add")
    }
    let names = apps.map { $0.isEmpty ? "(without a name)" : $0 }.joined(separator: ", ")
    return HistoryFailure(path: path, "no app is called '\(app)': the store has \(names)")
  }
}

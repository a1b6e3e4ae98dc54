import ArgumentParser
import LabelLintHistory

/// The store of nightly runs and the part of it that is meant.
struct HistoryOptions: ParsableArguments {
  /// The store.
  @Option(
    help: ArgumentHelp(
      "The store of runs: an SQLite file, or lines where the name ends in .jsonl.",
      valueName: "file"),
    completion: .file())
  var store: String

  /// The app.
  @Option(help: ArgumentHelp("This app only (default: all).", valueName: "name"))
  var app: String?

  /// The newest runs and what they changed.
  func night() throws -> FleetNight {
    try HistoryFile.read(store) { (history) throws(HistoryFailure) in
      try history.night(ofApp: app)
    }
  }

  /// How numbers went over some days.
  func series(days: Int) throws -> FleetSeries {
    try HistoryFile.read(store) { (history) throws(HistoryFailure) in
      try history.series(ofApp: app, days: days)
    }
  }
}

extension CommandFailure {
  /// A store that could not be used; a history in memory is known by the file it was read from.
  init(_ store: String, _ failure: HistoryFailure) {
    self.init(
      failure.path.isEmpty
        ? HistoryFailure(path: store, failure.reason).description : failure.description)
  }
}

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
    let history = try HistoryFile.reading(store)
    do { return try history.night(ofApp: app) } catch { throw CommandFailure(store, error) }
  }

  /// How numbers went over some days.
  func series(days: Int) throws -> FleetSeries {
    let history = try HistoryFile.reading(store)
    do {
      return try history.series(ofApp: app, days: days)
    } catch {
      throw CommandFailure(store, error)
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

import LabelLintHistory
import LabelLintProject

/// Takes the runs of a night to its store.
///
/// A journal is read and written whole, so it takes the runs of all apps at the end of the night: once for each app would
/// take the square of their number.
struct NightRecording {
  /// What an app's check found.
  private struct Night {
    let app: String
    let runs: [RecordedRun]
    let isWhole: Bool
  }

  /// The store.
  let store: String
  private var waiting: [Night] = []
  /// The apps that had runs before; nil while nobody has asked.
  private var knownApps: Set<String>?

  /// A recording of a night of which nothing is known yet.
  init(store: String) { self.store = store }

  /// Whether an app has a run in the store.
  mutating func knows(_ app: String) throws -> Bool {
    if let knownApps { return knownApps.contains(app) }
    var known: Set<String> = []
    if FileSystem.exists(store) {
      known = try HistoryFile.read(store) { (history) throws(HistoryFailure) in
        Set(try history.apps())
      }
    }
    knownApps = known
    return known.contains(app)
  }

  /// Takes the records of an app's check.
  mutating func add(_ records: [UInt8], of app: String, isWhole: Bool) throws {
    let runs = try HistoryFile.runs(in: records, path: app)
    if HistoryFile.isJournal(store) {
      waiting.append(Night(app: app, runs: runs, isWhole: isWhole))
    } else {
      _ = try HistoryFile.record(runs, in: store, isWhole: isWhole)
    }
  }

  /// Records what waits for the end of the night.
  ///
  /// - Returns: Why the runs of some apps could not be recorded, which is said, too.
  func end() throws -> [String: String] {
    if waiting.isEmpty { return [:] }
    var failed: [String: String] = [:]
    do {
      var (journal, stored) = try HistoryFile.journal(store, mayBeMissing: true)
      for night in waiting {
        do throws(HistoryFailure) {
          for run in HistoryFile.ordered(night.runs) {
            _ = try journal.add(run, isWhole: night.isWhole)
          }
        } catch {
          let failure = CommandFailure(store, error)
          failure.say()
          failed[night.app] = failure.reason(of: night.app)
        }
      }
      if failed.count < waiting.count {
        try HistoryFile.write(journal.bytes, to: store, over: stored)
      }
      return failed
    } catch let failure as CommandFailure {
      failure.say()
      return Dictionary(
        waiting.map { ($0.app, failure.reason(of: $0.app)) }, uniquingKeysWith: { $1 })
    }
  }
}

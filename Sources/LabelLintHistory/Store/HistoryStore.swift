import Foundation
import GRDB
import LabelLint

/// The store of nightly runs, an SQLite file.
package struct HistoryStore: Sendable {
  /// What a store is opened for.
  package enum Purpose: Sendable {
    /// To record runs; a missing file is made, an older one migrated.
    case recording
    /// To read what is there.
    case reading
  }

  /// Path of the file; empty for a store in memory.
  package let path: String
  private let queue: DatabaseQueue

  /// Seconds that a writer waits for another one to end.
  package static let patience = 30.0

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - purpose: What it is opened for.
  ///   - patience: Seconds to wait for another writer.
  /// - Throws: Why the file is no store that can be used.
  package init(
    path: String, for purpose: Purpose, patience: Double = patience
  ) throws(HistoryFailure) {
    try self.init(path: path, for: purpose, patience: patience, schema: .current)
  }

  /// Opens a store as a release with a certain schema does.
  init(
    path: String, for purpose: Purpose, patience: Double = patience, schema: HistorySchema
  ) throws(HistoryFailure) {
    var configuration = GRDB.Configuration()
    configuration.busyMode = .timeout(patience)
    if purpose == .reading {
      // Opened for writing all the same: the last one to close a store takes the files of its log
      // away, and who may not write leaves them behind.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA query_only = 1") }
    }
    self.path = path
    if purpose == .reading, !FileManager.default.fileExists(atPath: path) {
      throw HistoryFailure(
        path: path, "no such file: record a run with label-lint history add, which begins a store")
    }
    // SQLite takes a file of a few bytes for an empty one, and writes over it.
    guard Self.mayBeDatabase(path) else {
      throw HistoryFailure(path: path, HistoryFailure.notAStore)
    }
    do {
      // The journal changes to the write-ahead log only once the file is known to be ours.
      queue = try DatabaseQueue(path: path, configuration: configuration)
      switch purpose {
      case .reading:
        let version = try queue.read { try schema.check($0, path: path) }
        // What older releases wrote is read as it would be after its migration.
        if version < schema.version {
          throw HistoryFailure(
            path: path,
            version == 0
              ? "the store is empty: record a run with label-lint history add"
              : "the store is of an older release: label-lint history add brings it up to date")
        }
      case .recording:
        try queue.writeWithoutTransaction { database in
          // A table that others refer to is made anew (SQLite, ALTER TABLE, 7).
          try database.execute(sql: "PRAGMA foreign_keys = OFF")
          try database.inTransaction(.immediate) {
            try schema.migrate(database, path: path)
            return .commit
          }
          try database.execute(sql: "PRAGMA foreign_keys = ON")
          try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        }
      }
    } catch {
      throw HistoryFailure(path: path, error)
    }
  }

  /// Whether a file is missing, empty, or begins as SQLite's do (Database File Format, 1.3.1).
  private static func mayBeDatabase(_ path: String) -> Bool {
    let magic = Array("SQLite format 3\0".utf8)
    guard let file = FileHandle(forReadingAtPath: path),
      let start = try? file.read(upToCount: magic.count)
    else { return true }
    return start.elementsEqual(magic.prefix(start.count))
  }

  /// A store in memory: a history that is kept as lines, or a file that is about to be begun.
  package init() throws(HistoryFailure) {
    path = ""
    do {
      queue = try DatabaseQueue()
      try queue.write { try HistorySchema.current.migrate($0, path: "") }
    } catch {
      throw HistoryFailure(path: "", error)
    }
  }

  /// Reads within one transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(HistoryFailure) -> Value {
    do { return try queue.read(body) } catch { throw HistoryFailure(path: path, error) }
  }

  /// Writes within one transaction, which begins with the right to write: two writers wait for each
  /// other before either has read anything.
  func write<Value>(_ body: (Database) throws -> Value) throws(HistoryFailure) -> Value {
    do { return try queue.write(body) } catch { throw HistoryFailure(path: path, error) }
  }

  /// Records the run of one app, all of it or nothing.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - isWhole: Whether the run saw all sets of the app, so that those without a record are gone; of a
  ///     run that is not complete they are kept all the same.
  /// - Returns: What it changed.
  /// - Throws: Why it could not be recorded.
  package func add(_ run: RecordedRun, isWhole: Bool = false) throws(HistoryFailure) -> RunAddition
  {
    try write { database in
      try RunRecorder(database: database, path: path, isWhole: isWhole && run.sawAllSets).record(
        run)
    }
  }

  /// Faults that SQLite finds in the file; none in a sound one.
  package func faults() throws(HistoryFailure) -> [String] {
    try read { database in
      try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
    }
  }
}

import LabelLint
import LabelLintHistory
import LabelLintProject

/// A store by its path: a database, or a journal of lines.
enum HistoryFile {
  /// Whether a path names a journal.
  static func isJournal(_ path: String) -> Bool { path.hasSuffix(".jsonl") }

  /// Refuses a name that SQLite cannot be given, and what is no file: to read from a pipe would never end.
  static func checkName(_ path: String) throws {
    if let status = try? FileSystem.status(of: path), !status.isRegular {
      let code = status.isDirectory ? FileFailure.isFolder : FileFailure.noFile
      throw CommandFailure(FileFailure(path: path, code: code))
    }
    if FileName.holdsBytes(path) {
      throw CommandFailure(
        "\(VisibleText.escaped(path)): the path of an SQLite store must be UTF-8; name another file"
      )
    }
  }

  /// The store at a path, to read it.
  static func reading(_ path: String) throws -> HistoryStore {
    if isJournal(path) { return try journal(path, mayBeMissing: false).journal.store }
    try checkName(path)
    do {
      return try HistoryStore(path: path, for: .reading)
    } catch {
      throw CommandFailure(path, error)
    }
  }

  /// Reads the store at a path; signals that end the process wait meanwhile, as SQLite takes the files of its log away
  /// when the last one closes it.
  static func read<Result>(
    _ path: String, _ body: (HistoryStore) throws(HistoryFailure) -> Result
  ) throws -> Result {
    try Interruption.held {
      let store = try reading(path)
      do throws(HistoryFailure) {
        return try body(store)
      } catch {
        throw CommandFailure(path, error)
      }
    }
  }

  /// The runs that a file of records holds.
  static func runs(in bytes: [UInt8], path: String) throws -> [RecordedRun] {
    do {
      return try RecordedRun.runs(in: bytes)
    } catch {
      throw CommandFailure("\(path):\(error.line): \(error.message)")
    }
  }

  /// Records runs in the store at a path, which is begun where it is missing.
  ///
  /// - Parameters:
  ///   - runs: The runs, recorded in the order of their time.
  ///   - path: The store.
  ///   - isWhole: Whether the runs saw all sets of their apps.
  /// - Returns: What each changed.
  /// - Throws: Why a run could not be recorded; those before it are, if there was a store. One that
  ///   was to be begun is not there then.
  static func record(
    _ runs: [RecordedRun], in path: String, isWhole: Bool
  ) throws -> [RunAddition] {
    let ordered = Self.ordered(runs)
    if !isJournal(path) { try checkName(path) }
    do {
      if isJournal(path) {
        var (journal, stored) = try journal(path, mayBeMissing: true)
        let additions = try ordered.map { try journal.add($0, isWhole: isWhole) }
        try write(journal.bytes, to: path, over: stored)
        return additions
      }
      return try fill(path) { store in try ordered.map { try store.add($0, isWhole: isWhole) } }
    } catch let failure as HistoryFailure {
      throw CommandFailure(path, failure)
    }
  }

  /// Runs in the order of their time; of one second, in the order they were given.
  static func ordered(_ runs: [RecordedRun]) -> [RecordedRun] {
    runs.enumerated().sorted { left, right in
      let order = ByteOrder.compare(left.element.summary.started, right.element.summary.started)
      return order == 0 ? left.offset < right.offset : order < 0
    }.map(\.element)
  }

  /// Fills the store at a path; one that is missing is made in memory and written whole, so that a full
  /// disk or a kill leaves none that is empty.
  ///
  /// Signals that end the process wait while one is open: what SQLite has beside
  /// it is gone when it is closed.
  static func fill<Result>(
    _ path: String, _ body: (HistoryStore) throws -> Result
  ) throws -> Result {
    if !FileSystem.exists(path) {
      let store = try HistoryStore()
      let result = try body(store)
      let bytes = try store.bytes()
      do {
        try WholeFile.write(bytes, to: path, isNew: true)
        return result
      } catch {
        // Where another run has begun the store meanwhile, this one goes on with it.
        guard error.code == FileFailure.isThere else { throw CommandFailure(error) }
      }
    }
    return try Interruption.held { try body(try HistoryStore(path: path, for: .recording)) }
  }

  /// Writes a journal in the place of what was read; what another run has added meanwhile is not lost.
  static func write(_ bytes: [UInt8], to path: String, over stored: [UInt8]?) throws {
    do throws(FileReplacement.Failure) {
      guard let stored else { return try FileReplacement.create(path, holding: bytes) }
      if bytes != stored { try FileReplacement.replace(path, holding: stored, with: bytes) }
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// The journal at a path, and what the file holds; nil for none.
  static func journal(
    _ path: String, mayBeMissing: Bool
  ) throws -> (journal: HistoryJournal, stored: [UInt8]?) {
    var stored: [UInt8]?
    do {
      stored = try FileSystem.bytes(of: path)
    } catch {
      if error.code != FileFailure.isMissing || !mayBeMissing { throw CommandFailure(error) }
    }
    do {
      let journal = try HistoryJournal(stored ?? [], path: path)
      if journal.isCut {
        StandardStream.error.write(
          "label-lint: \(path): the last line is cut off; its run is lost\n")
      }
      return (journal, stored)
    } catch {
      throw CommandFailure(path, error)
    }
  }
}

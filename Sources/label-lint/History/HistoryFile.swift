import Glibc
import LabelLint
import LabelLintHistory

/// A store by its path: a database, or a journal of lines.
enum HistoryFile {
  /// Whether a path names a journal.
  static func isJournal(_ path: String) -> Bool { path.hasSuffix(".jsonl") }

  /// Refuses a name that SQLite cannot be given, and what is no file: to read from a pipe would never end.
  static func checkName(_ path: String) throws {
    if let status = try? FileSystem.status(of: path), !status.isRegular {
      throw CommandFailure(
        FileFailure(path: path, code: status.isDirectory ? EISDIR : FileFailure.noFile))
    }
    if FileName.holdsBytes(path) {
      throw CommandFailure(
        "\(VisibleText.escaped(path)): a store is an SQLite file, whose path must be UTF-8: name another"
      )
    }
  }

  /// The store at a path, to read it.
  static func reading(_ path: String) throws -> HistoryStore {
    if isJournal(path) { return try journal(path, mayBeMissing: false).store }
    try checkName(path)
    do {
      return try HistoryStore(path: path, for: .reading)
    } catch {
      throw CommandFailure(path, error)
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
  /// - Throws: Why a run could not be recorded; those before it are.
  static func record(
    _ runs: [RecordedRun], in path: String, isWhole: Bool
  ) throws -> [RunAddition] {
    let ordered = runs.sorted { left, right in
      ByteOrder.precedes(left.summary.started, right.summary.started)
    }
    var additions: [RunAddition] = []
    if !isJournal(path) { try checkName(path) }
    do {
      if isJournal(path) {
        var journal = try journal(path, mayBeMissing: true)
        for run in ordered { additions.append(try journal.add(run, isWhole: isWhole)) }
        try StoredFiles.write(journal.bytes, to: path)
      } else {
        let store = try HistoryStore(path: path, for: .recording)
        for run in ordered { additions.append(try store.add(run, isWhole: isWhole)) }
      }
    } catch let failure as HistoryFailure {
      throw CommandFailure(path, failure)
    }
    return additions
  }

  /// The journal at a path.
  private static func journal(_ path: String, mayBeMissing: Bool) throws -> HistoryJournal {
    var bytes: [UInt8] = []
    do {
      bytes = try FileSystem.bytes(of: path)
    } catch {
      if error.code != ENOENT || !mayBeMissing { throw CommandFailure(error) }
    }
    do {
      let journal = try HistoryJournal(bytes, path: path)
      if journal.isCut {
        StandardStream.error.write(
          "label-lint: \(path): the last line is cut off; its run is lost\n")
      }
      return journal
    } catch {
      throw CommandFailure(path, error)
    }
  }
}

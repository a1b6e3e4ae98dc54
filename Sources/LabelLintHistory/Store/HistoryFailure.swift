import GRDB
import LabelLint

/// Why the store of nightly runs could not be used; nothing was changed.
package struct HistoryFailure: Error, Hashable, CustomStringConvertible {
  /// Path of the store.
  package let path: String
  /// What is wrong and what to do.
  package let reason: String

  /// A failure at a store.
  package init(path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and what is wrong with it.
  package var description: String { "\(VisibleText.escaped(path)): \(reason)" }

  /// What an error of the database means to the owner of the store.
  init(path: String, _ error: any Error) {
    if let failure = error as? HistoryFailure {
      self = failure
    } else {
      self.init(path: path, Self.reason(for: error))
    }
  }

  private static func reason(for error: any Error) -> String {
    if let row = error as? DamagedRow {
      return
        "the store is damaged: the column '\(VisibleText.escaped(row.column))' has a value "
        + "that label-lint does not write; restore a copy, or rebuild it with label-lint "
        + "history import"
    }
    guard let error = error as? DatabaseError else { return "\(error)" }
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      return "another process writes to the store and did not end in time: run this again later"
    case .SQLITE_READONLY:
      return
        "the store cannot be written: give this user the right to write the file and its folder"
    case .SQLITE_FULL:
      return "no space is left on the device: nothing was recorded; free some and run this again"
    case .SQLITE_NOTADB:
      return notAStore
    case .SQLITE_CORRUPT:
      return "the store is damaged: restore a copy, or rebuild it with label-lint history import"
    case .SQLITE_CANTOPEN:
      return "the store cannot be opened; its folder must exist and be writable, because SQLite "
        + "keeps files next to the store"
    case .SQLITE_PERM, .SQLITE_AUTH: return "not readable: its permissions do not allow it"
    case .SQLITE_IOERR:
      return "reading or writing failed, and nothing was recorded "
        + "(\(error.message ?? "I/O error")): the disk may be full, or gone"
    default: return "SQLite says: \(error.message ?? error.resultCode.description)"
    }
  }

  /// What is said of a file that is something else.
  static let notAStore =
    "not a store of label-lint: name another file, or a new one to begin a store"
}

import GRDB
import GRDBSQLite

extension HistoryStore {
  /// What a file of the store holds.
  package func bytes() throws(HistoryFailure) -> [UInt8] {
    try read { database in
      var size: Int64 = 0
      guard
        let start = unsafe sqlite3_serialize(database.sqliteConnection, "main", &size, 0)
      else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
      defer { unsafe sqlite3_free(start) }
      return unsafe Array(UnsafeBufferPointer(start: start, count: Int(size)))
    }
  }
}

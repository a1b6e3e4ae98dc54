import GRDB

extension HistoryStore {
  /// Writes the whole store as NDJSON.
  ///
  /// - Parameter write: Gets a few hundred kilobytes at a time.
  /// - Throws: Why the store could not be read, or what `write` throws.
  package func export(_ write: ([UInt8]) throws -> Void) throws(HistoryFailure) {
    try read { try HistoryExport(database: $0).run(write) }
  }

  /// Fills an empty store with an export, all of it or nothing.
  ///
  /// - Parameters:
  ///   - bytes: The export.
  ///   - source: Its path, for failures.
  /// - Returns: How many runs there are now.
  /// - Throws: The first line that is no row, or why the store could not be filled.
  package func restore(_ bytes: [UInt8], from source: String) throws(HistoryFailure) -> Int {
    try write { try HistoryImport(database: $0, path: path).run(bytes, source: source) }
  }
}

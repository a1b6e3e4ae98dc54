import GRDB
import LabelLint

/// Writes a whole store as NDJSON: a header, then apps, runs, findings, coverage and the keys of source texts,
/// each row a line with the names of its columns.
struct HistoryExport {
  /// The database, within a transaction.
  let database: Database

  /// The tables in the order in which rows refer to each other, with what orders their rows.
  static let tables = [
    (name: "app", order: "id"), (name: "run", order: "id"),
    (name: "finding", order: "app, fingerprint, first_run"),
    (name: "coverage", order: "app, set_path, locale, first_run"),
    (name: "source_keys", order: "app, set_path"),
  ]

  /// Writes all rows; `write` gets a few hundred kilobytes at a time.
  func run(_ write: ([UInt8]) throws -> Void) throws {
    var output: [UInt8] = []
    JSONWriter.lines(to: &output) { _, writer in
      writer.member("type", "history")
      writer.member("schemaVersion", 1)
      writer.member("store", HistorySchema.current.version)
    }
    for table in Self.tables {
      let rows = try Row.fetchCursor(
        database, sql: "SELECT * FROM \"\(table.name)\" ORDER BY \(table.order)")
      while let row = try rows.next() {
        for (column, value) in row {
          switch value.storage {
          case .int64, .string, .null: break
          default: throw DamagedRow(column: column)
          }
        }
        JSONWriter.lines(to: &output) { _, writer in
          writer.member("type", table.name)
          for (column, value) in row { writer.member(named: column, value) }
        }
        if output.count > 1 << 18 {
          try write(output)
          output.removeAll(keepingCapacity: true)
        }
      }
    }
    try write(output)
  }
}

extension JSONWriter {
  /// Writes the value of a column.
  fileprivate mutating func member(named name: String, _ value: DatabaseValue) {
    switch value.storage {
    case .int64(let number): member(named: name, Int(number))
    case .string(let text): member(named: name, text)
    default: member(named: name, nil as Int?)
    }
  }
}

import GRDB
import LabelLint

/// Fills an empty store with the rows of an export.
struct HistoryImport {
  /// The database, within a transaction.
  let database: Database
  /// Path of the store, for failures.
  let path: String

  /// The columns of each table, and which of them hold numbers.
  private struct Table {
    let columns: [String]
    let numbers: Set<String>
    /// Columns that exports of older releases lack, with what they hold then.
    var younger: [String: DatabaseValue] = [:]
    let statement: Statement
  }

  /// Reads the lines of an export.
  ///
  /// - Returns: How many runs there are now.
  func run(_ bytes: [UInt8], source: String) throws -> Int {
    guard try Int.fetchOne(database, sql: "SELECT count(*) FROM run") == 0 else {
      throw HistoryFailure(
        path: path, "the store has runs already: import into a new file, which becomes the store")
    }
    var tables: [String: Table] = [:]
    for table in HistoryExport.tables { tables[table.name] = try self.table(table.name) }
    // Rows name each other by number; the foreign keys are checked when all are there.
    try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    var line = 0
    for range in LineRanges(bytes) {
      line += 1
      let content = bytes.span.extracting(range)
      let record: JSONValue
      do {
        record = try JSONValue(content)
      } catch {
        throw problem(source, line, "not JSON at byte \(error.offset + 1): \(error.message)")
      }
      let type = record["type"]?.text ?? ""
      if line == 1 {
        try checkHeader(record, type, source)
        let version = record["store"]?.integer ?? 0
        if version < 2 { tables["run"]?.younger["contents"] = "".databaseValue }
        if version < 3 { tables["coverage"]?.younger["suppressed"] = 0.databaseValue }
        if version < 4 {
          tables["run"]?.younger["texts"] = 0.databaseValue
          tables["finding"]?.younger = ["fate": .null, "inherited": 0.databaseValue]
          tables["coverage"]?.younger["lost"] = 0.databaseValue
        }
        if version < 5 { tables["finding"]?.younger["text"] = "".databaseValue }
      } else if let table = tables[type] {
        try insert(record, into: table, source, line)
      } else {
        throw problem(
          source, line, "not a row of a table of the store: '\(VisibleText.escaped(type))'")
      }
    }
    guard line > 0 else { throw problem(source, 1, "the file is empty: expected an export") }
    return try Int.fetchOne(database, sql: "SELECT count(*) FROM run") ?? 0
  }

  private func checkHeader(_ record: JSONValue, _ type: String, _ source: String) throws {
    guard type == "history" else {
      throw problem(
        source, 1, "not an export of a store: expected the output of label-lint history export")
    }
    guard let version = record["store"]?.integer,
      (1...HistorySchema.current.version).contains(version)
    else {
      throw problem(source, 1, "exported from a store of another version: update label-lint")
    }
  }

  private func table(_ name: String) throws -> Table {
    let columns = try database.columns(in: name)
    let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    return Table(
      columns: columns.map(\.name),
      numbers: Set(columns.filter { $0.type.uppercased() == "INTEGER" }.map(\.name)),
      statement: try database.makeStatement(
        sql: "INSERT INTO \"\(name)\"(\(names)) VALUES (\(marks))"))
  }

  private func insert(
    _ record: JSONValue, into table: Table, _ source: String, _ line: Int
  ) throws {
    var values: [DatabaseValue] = []
    for column in table.columns {
      switch record[column] {
      case nil where table.younger[column] != nil: values.append(table.younger[column] ?? .null)
      case .integer(let number)? where table.numbers.contains(column) && number >= 0:
        values.append(number.databaseValue)
      case .string(let text)? where !table.numbers.contains(column):
        values.append(text.databaseValue)
      case .null?: values.append(.null)
      default: throw problem(source, line, "the member '\(column)' is missing or of another kind")
      }
    }
    do {
      try table.statement.execute(arguments: StatementArguments(values))
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      throw problem(source, line, "the row contradicts others: \(error.message ?? "")")
    }
  }

  private func problem(_ source: String, _ line: Int, _ message: String) -> HistoryFailure {
    HistoryFailure(path: "\(source):\(line)", message)
  }
}

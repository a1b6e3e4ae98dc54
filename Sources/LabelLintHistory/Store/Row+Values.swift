import GRDB
import LabelLint

extension Row {
  /// The text of a column.
  func text(_ index: Int) throws -> String {
    guard case .string(let text) = try storage(index) else { throw damage(index) }
    return text
  }

  /// The text of a column; nil for none.
  func optionalText(_ index: Int) throws -> String? {
    try isNull(index) ? nil : text(index)
  }

  /// The number of another row.
  func identity(_ index: Int) throws -> Int64 {
    guard case .int64(let number) = try storage(index) else { throw damage(index) }
    return number
  }

  /// The number of another row; nil for none.
  func optionalIdentity(_ index: Int) throws -> Int64? {
    try isNull(index) ? nil : identity(index)
  }

  /// The count of a column, from 0.
  func count(_ index: Int) throws -> Int {
    guard let number = Int(exactly: try identity(index)), RecordReader.counts.contains(number)
    else { throw damage(index) }
    return number
  }

  /// Whether a column says yes.
  func truth(_ index: Int) throws -> Bool {
    let number = try count(index)
    guard number < 2 else { throw damage(index) }
    return number == 1
  }

  private func isNull(_ index: Int) throws -> Bool {
    if case .null = try storage(index) { true } else { false }
  }

  private func storage(_ index: Int) throws -> DatabaseValue.Storage {
    try decode(DatabaseValue.self, atIndex: index).storage
  }

  private func damage(_ index: Int) -> DamagedRow {
    DamagedRow(column: Array(columnNames.dropFirst(index)).first ?? "")
  }
}

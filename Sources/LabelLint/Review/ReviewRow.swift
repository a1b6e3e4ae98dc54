/// A row of a review table.
package struct ReviewRow: Sendable, Hashable {
  /// The cells, by column.
  private var cells: [SheetColumn: String] = [:]

  /// A row of empty cells.
  package init() {}

  /// The cell of a column; empty where there is none.
  package subscript(column: SheetColumn) -> String {
    get { cells[column] ?? "" }
    set { cells[column] = newValue }
  }

  /// The cells in the order of the columns of CSV.
  package var values: [String] { values(of: SheetColumn.allCases) }

  /// The cells of some columns, in their order.
  package func values(of columns: [SheetColumn]) -> [String] { columns.map { self[$0] } }
}

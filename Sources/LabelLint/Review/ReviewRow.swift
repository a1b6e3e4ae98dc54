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

  /// The cells in the order of the columns.
  package var values: [String] { SheetColumn.allCases.map { self[$0] } }
}

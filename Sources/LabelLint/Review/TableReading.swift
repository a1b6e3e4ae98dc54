/// Reads decisions from the rows of a table: a workbook or CSV.
package enum TableReading {
  /// The decisions of a table whose first row names the columns, in any order.
  ///
  /// - Parameters:
  ///   - rows: The rows, the heading first.
  ///   - sheet: What rows are named by in front of their number: a sheet's name; empty for none.
  /// - Returns: The decisions of the rows.
  /// - Throws: What the heading lacks.
  package static func input(
    _ rows: [[String]], sheet: String = ""
  ) throws(ReviewFault) -> ReviewInput {
    var input = ReviewInput()
    guard let heading = rows.first else { return input }
    var columns: [SheetColumn: Int] = [:]
    for (index, name) in heading.enumerated() {
      if let column = SheetColumn(rawValue: name.trimmed.lowercased()), columns[column] == nil {
        columns[column] = index
      }
    }
    for needed in [SheetColumn.fingerprint, .target, .decision, .newTarget, .textHash]
    where columns[needed] == nil {
      throw ReviewFault(
        "its first row lacks the column '\(needed.rawValue)': export it again with label-lint review "
          + "export")
    }
    for (number, cells) in rows.enumerated().dropFirst() {
      func cell(_ column: SheetColumn) -> String {
        columns[column].flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? ""
      }
      if cells.allSatisfy(\.isEmpty) { continue }
      let origin = sheet.isEmpty ? "row \(number + 1)" : "\(sheet), row \(number + 1)"
      read(cell, origin, into: &input)
    }
    return input
  }

  private static func read(
    _ cell: (SheetColumn) -> String, _ origin: String, into input: inout ReviewInput
  ) {
    let word = cell(.decision).trimmed.lowercased()
    let choice = ReviewDecision.Choice(rawValue: word)
    guard word.isEmpty || choice != nil else {
      let choices = ReviewDecision.Choice.allCases.map { "'\($0.rawValue)'" }
      input.refusals.append(
        ReviewRefusal(
          origin, key: cell(.context),
          "'\(word)' is not a decision: use one of \(choices.joined(separator: ", "))"))
      return
    }
    // A text that was written needs no word beside it; nor does one changed in place.
    var decision = ReviewDecision(
      choice ?? .write, about: .fingerprint(cell(.fingerprint).trimmed.lowercased()),
      origin: origin)
    decision.textHash = cell(.textHash).trimmed.lowercased()
    decision.reviewed = cell(.target)
    decision.newText = cell(.newTarget).isEmpty ? nil : cell(.newTarget)
    decision.suggestion = cell(.suggestion).isEmpty ? nil : cell(.suggestion)
    // A location ends with its line.
    let path = cell(.location).utf8.split(separator: UInt8(ascii: ":")).dropLast()
    decision.address = ReviewDecision.Address(
      path: path.map { String($0) ?? "" }.joined(separator: ":"), key: cell(.context), slot: nil,
      locale: cell(.locale))
    decision.rule = RuleRegistry.metadata(of: RuleID(cell(.rule)))?.id
    decision.reason = cell(.reason).isEmpty ? nil : cell(.reason)
    decision.reviewer = cell(.reviewer).isEmpty ? nil : cell(.reviewer)
    if choice == nil, decision.newText == nil { decision.isUndecided = true }
    input.decisions.append(decision)
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

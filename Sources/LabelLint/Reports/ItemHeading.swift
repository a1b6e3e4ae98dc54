/// The line that names an item: `path:line:column: severity: message [rule]`, in its parts.
struct ItemHeading {
  /// Path, line and column.
  let place: String
  /// Severity.
  let severity: String
  /// Message and rule.
  let message: String

  /// The parts of an item's line; nothing in them can break the line.
  init(_ item: FoldedFinding) {
    let place = item.finding.place
    self.place = VisibleText.line("\(place.path):\(place.line):\(place.column)")
    severity = item.severity.rawValue
    message = VisibleText.line("\(item.message) [\(item.finding.rule)]")
  }
}

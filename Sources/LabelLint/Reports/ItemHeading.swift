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

  /// The parts of a cause's line, with the place that stands for all.
  init(_ cause: Cause) {
    let place = cause.first
    self.place = VisibleText.line("\(place.path):\(place.line):\(place.column)")
    severity = cause.key.severity.rawValue
    message = VisibleText.line("\(cause.message) [\(cause.key.rule)]")
  }
}

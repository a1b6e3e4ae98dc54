/// The line that names an item: `path:line:column: severity: message [rule]`, in its parts.
struct ItemHeading {
  /// Path, line and column.
  let place: String
  /// Severity.
  let severity: Severity
  /// Message and rule.
  let message: String

  /// The parts of an item's line; nothing in them can break the line.
  init(_ item: FoldedFinding) {
    let place = item.finding.place
    self.place = VisibleText.line("\(place.path):\(place.line):\(place.column)")
    severity = item.severity
    message = VisibleText.line("\(item.message) [\(item.finding.rule)]")
  }

  /// The parts of a cause's line, with the place that stands for all.
  init(_ cause: Cause) {
    let place = cause.first
    self.place = VisibleText.line("\(place.path):\(place.line):\(place.column)")
    severity = cause.key.severity
    message = VisibleText.line("\(cause.message) [\(cause.key.rule)]")
  }

  /// The line, on several lines where a terminal has no room for it.
  ///
  /// - Parameters:
  ///   - style: How the report looks.
  ///   - start: Words before it.
  /// - Returns: The lines, without line ends; those behind the first are indented.
  func lines(_ style: ReportStyle, after start: [String]) -> [String] {
    let words =
      start.map { BrokenLine.Word($0) } + [
        BrokenLine.Word("\(place):", .heading, isColored: style.isColored),
        BrokenLine.Word("\(severity.rawValue):", .of(severity), isColored: style.isColored),
      ] + BrokenLine.Word.words(of: message)
    let indent = start.isEmpty ? BrokenLine.indent : TextLayout.columns(of: start.joined()) + 1
    return BrokenLine(words, indent: indent, width: style.lineWidth).lines
  }
}

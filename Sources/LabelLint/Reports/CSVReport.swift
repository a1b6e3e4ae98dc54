/// `csv`: a table for spreadsheets and translation tools (RFC 4180), with a byte-order mark.
///
/// Columns of places count Unicode scalars.
package struct CSVReport: Report {
  /// Names of the columns; `source` and `target` are those that Weblate reads.
  private static let columns = [
    "fingerprint", "app", "location", "context", "locale", "source", "target", "rule", "severity",
    "message", "suggestion", "spoken", "decision", "new_target", "reason", "reviewer", "text_hash",
  ]

  /// A row that waits for those that come before it.
  private struct Row {
    /// Number of its cause.
    let cause: Int
    /// Its level.
    let severity: Severity
    /// Where in `waiting` it is.
    let range: Range<Int>
  }

  private let order: ReportOrder
  private var isStarted = false
  /// What rows have in common that stand together.
  private var causes: CauseCollection
  private var rows: [Row] = []
  private var waiting: [UInt8] = []

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) {
    order = style.order
    causes = CauseCollection(isOn: style.isFolded)
  }

  /// Makes a row for each finding of a set; by path, they are written at once.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    start(&output)
    let added = order == .path ? nil : causes.add(set.findings, of: set.summary)
    for index in set.findings.indices {
      let row = CSVRow.text(fields(of: set.findings[index], in: set)).utf8
      guard let added else {
        output.append(contentsOf: row)
        continue
      }
      let first = waiting.count
      waiting.append(contentsOf: row)
      rows.append(
        Row(
          cause: added.numbers[index], severity: set.findings[index].severity,
          range: first..<waiting.count))
    }
  }

  /// The fields of a finding's row, in the order of the columns.
  private func fields(of finding: ReportedFinding, in set: ReportedSet) -> [String] {
    let suppression = finding.suppression
    return [
      finding.fingerprint.description, finding.app,
      "\(VisibleText.escaped(finding.place.path)):\(finding.place.line)", finding.subject.key,
      finding.subject.locale, finding.source ?? "", finding.text ?? "",
      finding.rule.description, finding.severity.rawValue, finding.message,
      suggestion(of: finding, in: set), finding.spoken ?? "",
      suppression == nil ? "" : "ignore", "", suppression?.reason ?? "", "",
      TextHash(text: finding.text, source: finding.source).description,
    ]
  }

  /// Writes the rows that wait, and a row for each file or folder that was not read.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    start(&output)
    var places: [Int: Int] = [:]
    for (place, number) in causes.end(order).enumerated() { places[number] = place }
    let sorted = rows.sorted { left, right in
      // Many texts of one cause may have several levels.
      if left.severity != right.severity { return left.severity > right.severity }
      // Swift's sort is stable: rows of one cause stay as they came.
      return places[causes.shown(left.cause), default: 0]
        < places[causes.shown(right.cause), default: 0]
    }
    for row in sorted { output.append(contentsOf: waiting[row.range]) }
    for item in run.notRead.unreported {
      var row = [String](repeating: "", count: Self.columns.count)
      for (column, text) in [
        ("app", run.app), ("location", VisibleText.escaped(item.path)),
        ("rule", NotRead.ruleName), ("severity", Severity.error.rawValue),
        ("message", item.message),
      ] {
        if let number = Self.columns.firstIndex(of: column) { row[number] = text }
      }
      output.append(contentsOf: CSVRow.text(row).utf8)
    }
  }

  private mutating func start(_ output: inout [UInt8]) {
    if isStarted { return }
    isStarted = true
    output.append(contentsOf: "\u{FEFF}".utf8)
    output.append(contentsOf: CSVRow.text(Self.columns).utf8)
  }

  /// The text that the best fix leaves, else what it is called.
  private func suggestion(of finding: ReportedFinding, in set: ReportedSet) -> String {
    set.contexts?.findings[finding.fingerprint]?.newText ?? finding.fixes.first?.title ?? ""
  }
}

/// The end of a long text report: how many findings of which rule there are, and where to begin.
struct TextSummary {
  /// The lines, without their ends; none where the report is short and shows all.
  let lines: [String]

  /// The summary of a report.
  ///
  /// - Parameters:
  ///   - causes: What the entries are.
  ///   - numbers: The numbers of all entries, in the order of the report.
  ///   - shown: How many of them the report shows.
  ///   - run: The run.
  ///   - style: How the report looks.
  ///   - showsKnown: Whether findings of the baseline are among the entries.
  init(
    _ causes: CauseCollection, _ numbers: [Int], shown: Int, _ run: RunSummary,
    _ style: ReportStyle, showsKnown: Bool
  ) {
    guard numbers.count > StartingPlaces.fewestEntries else {
      // A short report needs no summary, but never leaves out an entry silently.
      lines = Self.leftOut(causes, numbers.dropFirst(shown), known: 0, 0)
        .flatMap { BrokenLine($0, width: style.lineWidth).lines }
      return
    }
    var counts = RuleCounts()
    for number in numbers where causes[number].key.isCounted { counts.add(causes[number]) }
    var lines = Self.table(counts.rows)
    let starting = StartingPlaces.numbers(of: numbers, in: causes)
    if !starting.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("Start here:")
      for (place, number) in starting.enumerated() {
        lines += ItemHeading(causes[number]).lines(style, after: ["  \(place + 1)."])
      }
    }
    let left = Self.leftOut(
      causes, numbers.dropFirst(shown), known: showsKnown ? 0 : run.known, run.suppressed)
    if !left.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += left.flatMap { BrokenLine($0, width: style.lineWidth).lines }
    }
    self.lines = lines
  }

  /// A row for each rule below the names of the columns.
  private static func table(_ rows: [RuleCounts.Row]) -> [String] {
    if rows.isEmpty { return [] }
    var cells = [["rule", "errors", "warnings", "notes", "locales"]]
    for row in rows {
      cells.append([
        VisibleText.line(row.rule.description), row.counts.error.grouped,
        row.counts.warning.grouped, row.counts.note.grouped, row.locales.grouped,
      ])
    }
    let widths = cells[0].indices.map { column in
      cells.map { TextLayout.columns(of: $0[column]) }.max() ?? 0
    }
    return cells.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(
          repeating: " ", count: widths[column] - TextLayout.columns(of: cell))
        // Names begin, and numbers end, below each other.
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      return line
    }
  }

  /// What the report does not show, and how to see it.
  private static func leftOut(
    _ causes: CauseCollection, _ numbers: ArraySlice<Int>, known: Int, _ suppressed: Int
  ) -> [String] {
    var lines: [String] = []
    if !numbers.isEmpty {
      let findings = numbers.reduce(0) { $0 + causes[$1].places.count }
      let entries = numbers.count == 1 ? "1 more entry" : "\(numbers.count.grouped) more entries"
      lines.append(
        "\(entries) with \(findings.counted("finding")): --limit all shows "
          + (numbers.count == 1 ? "it, " : "them, ")
          + "--format html=labels.html writes a page for writers")
    }
    if known > 0 {
      lines.append("\(known.counted("known finding")): --include-known shows them")
    }
    if suppressed > 0 {
      lines.append("\(suppressed.counted("suppressed finding")): --include-suppressed shows them")
    }
    return lines
  }
}

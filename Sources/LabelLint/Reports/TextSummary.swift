/// The end of a long text report: how many findings of which rule there are, and where to begin.
struct TextSummary {
  /// Entries of a report that needs no summary: they can be read at once.
  private static let fewest = 10

  /// The lines, without their ends; none where the report is short.
  let lines: [String]

  /// The summary of a report.
  ///
  /// - Parameters:
  ///   - causes: What the entries are.
  ///   - numbers: The numbers of all entries, in the order of the report.
  ///   - shown: How many of them the report shows.
  ///   - run: The run.
  ///   - showsKnown: Whether findings of the baseline are among the entries.
  init(
    _ causes: CauseCollection, _ numbers: [Int], shown: Int, _ run: RunSummary, showsKnown: Bool
  ) {
    guard numbers.count > Self.fewest else {
      lines = []
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
        let heading = ItemHeading(causes[number])
        lines.append("  \(place + 1). \(heading.place): \(heading.severity): \(heading.message)")
      }
    }
    let left = Self.leftOut(
      causes, numbers.dropFirst(shown), known: showsKnown ? 0 : run.known, run.suppressed)
    if !left.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += left
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
        "\(entries) with \(findings.counted("finding")): --limit all shows them, "
          + "--format html=labels.html has them for writers")
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

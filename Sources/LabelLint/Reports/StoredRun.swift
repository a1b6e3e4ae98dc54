/// A run as it was stored in NDJSON: its findings, its sets and its record.
package struct StoredRun: Sendable {
  /// Sets with their findings, in the order they were stored.
  package private(set) var sets: [ReportedSet] = []
  /// The runs that the file holds; a concatenation has several.
  package private(set) var runs: [RunSummary] = []
  /// Index in `sets` by app and set.
  private var numbers: [[UInt8]: Int] = [:]

  /// Reads records, one a line; members and types that are not known are passed over.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: The first line that is no record of ours, or of a newer version.
  package init(_ bytes: [UInt8]) throws(RecordProblem) {
    var waiting: [ReportedFinding] = []
    var line = 0
    for range in LineRanges(bytes) {
      line += 1
      let content = bytes.span.extracting(range)
      if content.isBlankLine { continue }
      try read(content, line: line, waiting: &waiting)
    }
    for finding in waiting { add(finding) }
    for index in sets.indices { FindingOrder.sort(&sets[index].findings) }
    // Several runs are joined before a report tells of them.
    if runs.count == 1, !runs[0].isSelection {
      runs[0].waiting = WaitingReviews(in: sets, rules: runs[0].rules.keys)
      for set in sets { runs[0].missing.add(set) }
    }
    if runs.isEmpty {
      throw RecordProblem(
        line: max(line, 1),
        bytes.isEmpty
          ? "the file is empty: expected records of label-lint check --format ndjson"
          : "the record of the run is missing: the file is cut off")
    }
  }

  private mutating func read(
    _ content: Span<UInt8>, line: Int, waiting: inout [ReportedFinding]
  ) throws(RecordProblem) {
    let reader = try RecordReader(content, line: line)
    guard let type = reader.record["type"]?.text else {
      throw RecordProblem(line: line, "no record of label-lint: the member 'type' is missing")
    }
    try reader.checkVersion(Record.schemaVersion)
    switch type {
    case "finding":
      let finding = try reader.finding()
      waiting.append(finding)
    case "set":
      let summary = try reader.set()
      let number = number(of: summary.app, summary.set)
      if let number {
        sets[number].summary = summary
      } else {
        numbers[Self.name(summary.app, summary.set)] = sets.count
        sets.append(ReportedSet(summary: summary, findings: []))
      }
      for finding in waiting { add(finding) }
      waiting.removeAll()
    case "run": runs.append(try reader.run())
    // Of a kind that came later.
    default: break
    }
  }

  private func number(of app: String, _ set: String) -> Int? { numbers[Self.name(app, set)] }

  private static func name(_ app: String, _ set: String) -> [UInt8] {
    Array("\(app.utf8.count):\(app)\(set)".utf8)
  }

  /// Puts a finding to its set, which is made where the file has no record of it.
  private mutating func add(_ finding: ReportedFinding) {
    let name = Self.name(finding.app, finding.subject.set)
    if let number = numbers[name] {
      sets[number].findings.append(finding)
      return
    }
    numbers[name] = sets.count
    var summary = SetSummary(
      app: finding.app, set: finding.subject.set, format: finding.format,
      sourceLocale: finding.sourceLocale)
    summary.isGone = finding.rule == LostText.metadata.id
    sets.append(ReportedSet(summary: summary, findings: [finding]))
  }
}

extension Span<UInt8> {
  /// Whether a line holds nothing but blanks.
  fileprivate var isBlankLine: Bool {
    for index in indices where !ASCII.isSpace(self[index]) { return false }
    return true
  }
}

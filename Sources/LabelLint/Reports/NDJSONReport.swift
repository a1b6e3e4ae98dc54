/// `ndjson`: one record a line, findings before their set, the run last.
package struct NDJSONReport: Report {
  /// An empty report.
  package init() {}

  /// Writes the findings of a set and its record.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    add(set, to: &output) { _ in }
  }

  /// Writes the findings of a set and its record, and hands them on by pieces of about 64 KiB.
  package mutating func add(
    _ set: ReportedSet, to output: inout [UInt8], handingOn handOn: (inout [UInt8]) -> Void
  ) {
    var memo = RecordMemo()
    JSONWriter.lines(to: &output, count: set.findings.count, handingOn: handOn) { number, writer in
      ReportedFinding.writeMembers(of: set.findings, number, to: &writer, &memo)
    }
    if set.summary.isGone { return }
    JSONWriter.lines(to: &output) { _, writer in set.summary.writeMembers(to: &writer) }
  }

  /// Writes the record of the run.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    JSONWriter.lines(to: &output) { _, writer in run.writeMembers(to: &writer) }
  }
}

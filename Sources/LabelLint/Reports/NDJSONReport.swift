/// `ndjson`: one record a line, findings before their set, the run last.
public struct NDJSONReport: Report {
  /// An empty report.
  public init() {}

  /// Writes the findings of a set and its record.
  public mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for finding in set.findings { Self.line(finding.writeMembers, to: &output) }
    Self.line(set.summary.writeMembers, to: &output)
  }

  /// Writes the record of the run.
  public mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    Self.line(run.writeMembers, to: &output)
  }

  /// Appends one record and its line end.
  private static func line(_ members: (inout JSONWriter) -> Void, to output: inout [UInt8]) {
    var writer = JSONWriter(.compact)
    writer.object(members)
    output.append(contentsOf: writer.bytes)
    output.append(0x0A)
  }
}

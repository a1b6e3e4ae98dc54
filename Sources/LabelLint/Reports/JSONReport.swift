/// `json`: the records as one indented document.
///
/// The document starts with the run, which is known last, so records are kept, rendered, until then.
package struct JSONReport: Report {
  /// Objects and arrays around a set or a finding in the document.
  private static let depth = 2

  /// Rendered records of sets, with the separators before them.
  private var sets: [UInt8] = []
  /// Rendered records of findings, with the separators before them.
  private var findings: [UInt8] = []

  /// An empty report.
  package init() {}

  /// Renders the records of a set and keeps them.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    if !set.summary.isGone { Self.append(set.summary.writeMembers, to: &sets) }
    for finding in set.findings { Self.append(finding.writeMembers, to: &findings) }
  }

  /// Writes the document.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var writer = JSONWriter(.indented, depth: 1)
    writer.object(run.writeMembers)
    output.append(contentsOf: "{\n  \"schemaVersion\": \(Record.schemaVersion),\n  \"run\": ".utf8)
    output.append(contentsOf: writer.bytes)
    for (name, records) in [("sets", sets), ("findings", findings)] {
      output.append(contentsOf: ",\n  \"\(name)\": [".utf8)
      output.append(contentsOf: records)
      output.append(contentsOf: (records.isEmpty ? "]" : "\n  ]").utf8)
    }
    output.append(contentsOf: "\n}\n".utf8)
  }

  /// Appends a record as the next element of an array.
  private static func append(_ members: (inout JSONWriter) -> Void, to records: inout [UInt8]) {
    var writer = JSONWriter(.indented, depth: depth)
    writer.object(members)
    records.append(contentsOf: (records.isEmpty ? "\n    " : ",\n    ").utf8)
    records.append(contentsOf: writer.bytes)
  }
}

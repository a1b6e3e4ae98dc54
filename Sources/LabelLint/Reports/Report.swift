/// An output of a run: takes one catalog set after another, then the run.
///
/// A report holds no catalog: what it needs of a set's files it takes while the set is added.
public protocol Report {
  /// Takes the next set; sets come in the order of records.
  mutating func add(_ set: ReportedSet, to output: inout [UInt8])

  /// Ends the report.
  mutating func close(_ run: RunSummary, to output: inout [UInt8])

  /// What the closed report leaves out, a line each, for a person to see.
  var remarks: [String] { get }
}

extension Report {
  /// Nothing is left out.
  public var remarks: [String] { [] }
}

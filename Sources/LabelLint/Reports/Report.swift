/// An output of a run: takes one catalog set after another, then the run.
///
/// A report holds no catalog: what it needs of a set's files it takes while the set is added.
package protocol Report {
  /// Takes the next set; sets come in the order of records.
  mutating func add(_ set: ReportedSet, to output: inout [UInt8])

  /// Takes the next set, and hands on what is written whenever that is much.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - output: What is written and not handed on yet, UTF-8.
  ///   - handOn: Takes the bytes away, or leaves them for later.
  mutating func add(
    _ set: ReportedSet, to output: inout [UInt8], handingOn handOn: (inout [UInt8]) -> Void)

  /// Ends the report.
  mutating func close(_ run: RunSummary, to output: inout [UInt8])

  /// What the closed report leaves out, a line each, for a person to see.
  var remarks: [String] { get }
}

extension Report {
  /// Hands on the whole set at once.
  package mutating func add(
    _ set: ReportedSet, to output: inout [UInt8], handingOn handOn: (inout [UInt8]) -> Void
  ) {
    add(set, to: &output)
    handOn(&output)
  }

  /// Nothing is left out.
  package var remarks: [String] { [] }
}

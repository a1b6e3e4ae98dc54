/// The closing lines of a run alone, for a person whose reports all go to files.
package struct RunDigest: Sendable {
  /// What the lines count.
  private var tally = ReportTally()

  /// A digest of nothing yet.
  package init() {}

  /// Takes the findings of the next set.
  package mutating func add(_ set: ReportedSet) { tally.add(set.findings) }

  /// The lines for a run, without line ends; none where there is nothing to say.
  package func lines(of run: RunSummary) -> [String] { ClosingLines(run, tally: tally).lines }
}

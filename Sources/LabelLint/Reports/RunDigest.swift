/// What a person at a terminal is told of a run beside its reports: the closing lines of reports that go to files, and
/// how many locales were read.
package struct RunDigest: Sendable {
  /// The locales that have texts, source languages among them.
  package private(set) var locales: Set<String> = []
  /// What the lines count.
  private var tally = ReportTally()

  /// A digest of nothing yet.
  package init() {}

  /// Takes the next set.
  package mutating func add(_ set: ReportedSet) {
    tally.add(set.findings)
    if set.summary.isGone { return }
    locales.insert(set.summary.sourceLocale)
    for coverage in set.summary.locales { locales.insert(coverage.locale) }
  }

  /// The lines for a run, without line ends; none where there is nothing to say.
  package func lines(of run: RunSummary) -> [String] { ClosingLines(run, tally: tally).lines }
}

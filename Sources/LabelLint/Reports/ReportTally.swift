/// What a report counts of the findings it shows.
struct ReportTally {
  /// Sets with at least one finding.
  private(set) var sets = 0
  /// Findings that `label-lint fix` puts right.
  private(set) var fixable = 0

  /// Whether findings of the baseline are among those shown.
  private(set) var showsKnown = false

  /// Counts the findings of a set.
  mutating func add(_ findings: [ReportedFinding]) {
    if !showsKnown { showsKnown = findings.contains { $0.suppression?.kind == .baseline } }
    let counted = findings.filter(\.isCounted)
    if !counted.isEmpty { sets += 1 }
    fixable += counted.count(where: \.isFixable)
  }
}

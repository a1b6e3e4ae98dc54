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
    var hasCounted = false
    for index in findings.indices {
      if findings[index].suppression?.kind == .baseline { showsKnown = true }
      guard findings[index].isCounted else { continue }
      hasCounted = true
      if findings[index].isFixable { fixable += 1 }
    }
    if hasCounted { sets += 1 }
  }
}

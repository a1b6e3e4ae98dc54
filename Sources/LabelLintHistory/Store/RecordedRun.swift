package import LabelLint

/// A run of one app as the store records it.
package struct RecordedRun: Sendable {
  /// The run's record; its counts are those of this app.
  package var summary: RunSummary
  /// The sets that were checked.
  package var sets: [SetSummary]
  /// The findings that count.
  package var findings: [RecordedFinding]

  /// A run with its sets and findings.
  package init(_ summary: RunSummary, sets: [SetSummary], findings: [RecordedFinding]) {
    self.summary = summary
    self.sets = sets
    self.findings = findings
  }

  /// The runs that a stored file holds, one an app, ordered by the names of the apps.
  ///
  /// A file of several apps has either a record for each, or one for all of them: then the time it
  /// took is shared out by the number of texts, and rules and start are those of the whole.
  package static func runs(in stored: StoredRun) -> [RecordedRun] {
    var sets: [String: [ReportedSet]] = [:]
    for set in stored.sets { sets[set.summary.app, default: []].append(set) }
    // An app without any set is in its run alone.
    for run in stored.runs where sets[run.app] == nil && (!run.app.isEmpty || sets.isEmpty) {
      sets[run.app] = []
    }
    let all = stored.runs.filter { sets[$0.app] == nil || sets.count == 1 }
    let messages = stored.sets.reduce(0) { $0 + $1.summary.messages }
    return sets.sorted { ByteOrder.precedes($0.key, $1.key) }.compactMap { app, sets in
      let own = stored.runs.filter { $0.app == app }
      guard var summary = joined(own.isEmpty ? (all.isEmpty ? stored.runs : all) : own) else {
        return nil
      }
      summary.app = app
      summary.sets = sets.count
      summary.messages = sets.reduce(0) { $0 + $1.summary.messages }
      if own.isEmpty, messages > 0 {
        summary.durationMs = summary.durationMs * summary.messages / messages
      }
      var findings: [RecordedFinding] = []
      var seen: Set<Fingerprint> = []
      summary.counts = SeverityCounts()
      for set in sets {
        for finding in set.findings where finding.suppression == nil && finding.state != .absent {
          guard seen.insert(finding.fingerprint).inserted else { continue }
          findings.append(RecordedFinding(finding))
          summary.counts.add(finding.severity)
        }
      }
      summary.complete = summary.complete && sets.allSatisfy(\.summary.complete)
      return RecordedRun(summary, sets: sets.map(\.summary), findings: findings)
    }
  }

  /// Records of parts of one run as one.
  private static func joined(_ runs: [RunSummary]) -> RunSummary? {
    guard var sum = runs.first else { return nil }
    for run in runs.dropFirst() {
      sum.durationMs += run.durationMs
      sum.rules.merge(run.rules) { max($0, $1) }
      if ByteOrder.precedes(run.started, sum.started) { sum.started = run.started }
      if sum.commit != run.commit { sum.commit = nil }
      sum.complete = sum.complete && run.complete
    }
    return sum
  }
}

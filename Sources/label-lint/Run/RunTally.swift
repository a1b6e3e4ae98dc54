import Glibc
import LabelLint

/// Adds up a run while its sets come in.
struct RunTally {
  /// The run's record so far.
  private(set) var summary: RunSummary
  private var locales: Set<String> = []
  private var keys = 0
  private var provenKinds = 0
  private var languagesWithoutLexicon: Set<String> = []

  /// A run that starts now, or at the time that `SOURCE_DATE_EPOCH` names for reproducible reports.
  init(configuration: Configuration) {
    summary = RunSummary(toolVersion: Version.tool, started: Clock.started)
    for metadata in configuration.activeRules {
      summary.rules[metadata.id] = configuration.severities[metadata.id] ?? metadata.severity
    }
  }

  /// Adds a set and its findings.
  mutating func add(_ set: ReportedSet) {
    summary.sets += 1
    summary.files += set.summary.files
    summary.messages += set.summary.messages
    keys += set.summary.keys
    provenKinds += set.provenKinds
    if !set.summary.complete { summary.unreadable += 1 }
    for coverage in set.summary.locales { locales.insert(coverage.locale) }
    languagesWithoutLexicon.formUnion(set.languagesWithoutLexicon)
    // By index: a record is large, and a copy of it counts many references.
    for index in set.findings.indices where set.findings[index].isCounted {
      summary.counts.add(set.findings[index].severity)
    }
  }

  /// Ends the run; a time fixed from outside leaves no trace of how long it took.
  mutating func end(after duration: Duration) {
    summary.locales = locales.sorted { ByteOrder.precedes($0, $1) }
    summary.withoutLexicon = languagesWithoutLexicon.sorted { ByteOrder.precedes($0, $1) }
    summary.durationMs = Clock.isFixed ? 0 : duration.milliseconds
  }

  /// Says on standard error what the sources told.
  func reportUses(_ index: UsageIndex) {
    let unresolved = index.unresolved.count
    StandardStream.error.write(
      """
      label-lint: sources: \(provenKinds) of \(keys) keys have a certain kind by their uses in \
      \(index.fileCount) files; \(unresolved) \(unresolved == 1 ? "use" : "uses") could not be \
      resolved

      """)
  }

  /// Whether some finding reaches a threshold.
  func fails(_ threshold: FailureThreshold) -> Bool {
    let counts = summary.counts
    return (counts.error > 0 && threshold.isReached(by: .error))
      || (counts.warning > 0 && threshold.isReached(by: .warning))
      || (counts.note > 0 && threshold.isReached(by: .note))
  }
}

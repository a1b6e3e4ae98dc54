package import LabelLint

/// Adds up a run while its sets come in.
package struct RunTally {
  /// The run's record so far.
  package private(set) var summary: RunSummary
  /// Counted findings by rule and locale.
  package private(set) var statistics: [RuleID: [String: Int]] = [:]
  /// Whether `statistics` are wanted.
  private let keepsStatistics: Bool
  /// Whether translations that wait for a review are counted.
  private let countsWaiting: Bool
  private var locales: Set<String> = []
  private var keys = 0
  private var provenKinds = 0
  private var screens = ScreenTally()
  private var languagesWithoutLexicon: Set<String> = []

  /// A run that starts now, or at the time that `SOURCE_DATE_EPOCH` names for reproducible reports.
  package init(
    rules: [RuleID: Severity], app: String, commit: String?, keepsStatistics: Bool = false
  ) {
    self.keepsStatistics = keepsStatistics
    countsWaiting = WaitingReviews.areCounted(for: rules.keys)
    summary = RunSummary(toolVersion: ToolVersion.number, started: Clock.started)
    summary.rules = rules
    summary.app = app
    summary.commit = commit
  }

  /// Notes that only findings of some locales, keys or rules are asked for: counts of all texts would be of others.
  mutating func noteSelection() { summary.isSelection = true }

  /// Adds a set and its findings.
  package mutating func add(_ set: ReportedSet) {
    if !set.summary.isGone { summary.sets += 1 }
    summary.files += set.summary.files
    summary.messages += set.summary.messages
    keys += set.summary.keys
    provenKinds += set.provenKinds
    screens.add(set.screens)
    if !set.summary.complete { summary.unreadable += 1 }
    for coverage in set.summary.locales { locales.insert(coverage.locale) }
    languagesWithoutLexicon.formUnion(set.languagesWithoutLexicon)
    if countsWaiting, !summary.isSelection, !set.summary.isGone {
      summary.waiting.add(set.summary)
    }
    if !summary.isSelection { summary.missing.add(set) }
    // By index: a record is large, and a copy of it counts many references.
    for index in set.findings.indices {
      if set.findings[index].isCounted {
        summary.counts.add(set.findings[index].severity)
        guard keepsStatistics else { continue }
        statistics[set.findings[index].rule, default: [:]][
          set.findings[index].subject.locale, default: 0] += 1
      } else if let suppression = set.findings[index].suppression {
        if suppression.kind == .baseline {
          summary.known += set.findings[index].textCount
        } else {
          summary.suppressed += 1
        }
      }
    }
  }

  /// Notes what a baseline says is gone on purpose.
  package mutating func note(_ baseline: BaselineMatching?, app: String) {
    for removal in baseline?.baseline.removals ?? [] {
      summary.removals.append(
        RunSummary.Removal(
          app: app, set: removal.set, locale: removal.locale, key: removal.key,
          reason: removal.reason))
    }
  }

  /// Notes what became of the baseline's entries that are not met.
  mutating func setBaseline(fixed: Int, removed: Int, lost: Int) {
    summary.fixed = fixed
    summary.removedFindings = removed
    summary.lost = lost
  }

  /// Ends the run; a time fixed from outside leaves no trace of how long it took.
  package mutating func end(
    after duration: Duration, notRead: NotRead, passedOver: PassedOver = PassedOver()
  ) {
    summary.passedOver = passedOver
    summary.locales = locales.sorted { ByteOrder.precedes($0, $1) }
    summary.withoutLexicon = languagesWithoutLexicon.sorted { ByteOrder.precedes($0, $1) }
    summary.durationMs = Clock.isFixed ? 0 : duration.milliseconds
    summary.notRead = notRead
    summary.complete = notRead.isEmpty
  }

  /// What the sources told, in a line; nil where no code or no key was read.
  package func usesLine(_ index: UsageIndex) -> String? {
    guard index.fileCount > 0, keys > 0 else { return nil }
    let files = index.fileCount.counted("file")
    if provenKinds == 0 {
      return """
        sources: \(files) with code, but no use that shows the kind of a text; give --sources the \
        folders with the code and the layouts that use these texts
        """
    }
    let unresolved = index.unresolved.count
    let known = """
      sources: the kind of \(provenKinds.grouped) of \(keys.counted("key")) is known from uses in \(files)
      """
    return unresolved == 0
      ? known : "\(known); \(unresolved.counted("use")) could not be resolved"
  }

  /// What the screens told, in a line; nil where none were read.
  package func screensLine(_ index: UsageIndex) -> String? { screens.line(index) }

  /// Whether some finding reaches a threshold, or there are too many warnings.
  package func fails(_ threshold: FailureThreshold, maxWarnings: Int? = nil) -> Bool {
    threshold.isReached(by: summary.counts)
      || maxWarnings.map { summary.counts.warning > $0 } ?? false
  }

  /// The statistics as lines: rule, locale, number.
  package var statisticsText: String {
    statistics.sorted { $0.key < $1.key }.flatMap { rule, locales in
      locales.sorted { ByteOrder.precedes($0.key, $1.key) }.map { locale, count in
        let shown = locale.isEmpty ? "-" : VisibleText.escaped(locale)
        return VisibleText.withoutCommands("\(rule)\t\(shown)\t\(count)\n")
      }
    }.joined()
  }
}

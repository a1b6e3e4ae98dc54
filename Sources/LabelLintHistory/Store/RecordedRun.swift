package import LabelLint

/// A run of one app as the store records it.
package struct RecordedRun: Sendable {
  /// The run's record; its counts are those of this app.
  package var summary: RunSummary
  /// The sets that were checked.
  package var sets: [SetSummary]
  /// The findings that count.
  package var findings: [RecordedFinding]
  /// Whether the run knows of all sets of the app, so that those without a record may be gone: no part of
  /// it is missing, and no file or folder was left unread.
  package var sawAllSets = true
  /// What became of texts that the run did not find again, by identity, where it is known already: a history that is kept
  /// as lines does not hold what tells it.
  var fates: [String: TextFate] = [:]
  /// Which keys have a source text, of sets where the run changed that: of a history that is kept as lines, whose runs do
  /// not name their texts.
  var sourceKeys: [SourceKeys] = []
  /// The source texts that are gone while translations are left, of a history that is kept as lines.
  var sourceLosses: [RecordedFinding] = []

  /// Whether a place that cannot be read hides a part of a set.
  func hasUnreadablePlace(in set: SetSummary) -> Bool {
    set.isCut
      || findings.contains {
        $0.rule == UnreadableCatalog.metadata.id.description && $0.subject.set == set.set
      }
  }

  /// A run with its sets and findings.
  package init(_ summary: RunSummary, sets: [SetSummary], findings: [RecordedFinding]) {
    self.summary = summary
    self.sets = sets
    self.findings = findings
  }

  /// The runs that a file of records holds, one an app, ordered by the names of the apps.
  ///
  /// A file of several apps has either a record for each, or one for all of them: then the time it
  /// took is shared out by the number of texts, and rules and start are those of the whole.
  ///
  /// - Parameter bytes: The file, NDJSON.
  /// - Returns: The runs.
  /// - Throws: The first line that is no record.
  package static func runs(in bytes: [UInt8]) throws(RecordProblem) -> [RecordedRun] {
    var findings: [String: [RecordedFinding]] = [:]
    // What is no finding is read by the reader of all records, on lines of the same numbers.
    var others: [UInt8] = []
    var number = 0
    for range in LineRanges(bytes) {
      number += 1
      let line = bytes.span.extracting(range)
      if FindingLine.fits(line) {
        let line = try FindingLine(line, number: number)
        if line.hasTexts {
          others.append(contentsOf: bytes[range])
        } else if line.counts, !line.finding.isAboutLoss {
          findings[line.app, default: []].append(line.finding)
        }
      } else {
        others.append(contentsOf: bytes[range])
      }
      others.append(0x0A)
    }
    let stored = try StoredRun(bytes.isEmpty ? bytes : others)
    for set in stored.sets {
      for finding in set.findings where finding.suppression == nil && finding.state != .absent {
        let texts = RecordedFinding.texts(of: finding).filter { !$0.isAboutLoss }
        findings[finding.app, default: []] += texts
      }
    }
    return runs(stored, findings)
  }

  private static func runs(
    _ stored: StoredRun, _ findings: [String: [RecordedFinding]]
  ) -> [RecordedRun] {
    var sets: [String: [SetSummary]] = [:]
    for set in stored.sets where !set.summary.isGone {
      sets[set.summary.app, default: []].append(counted(set.summary))
    }
    for app in findings.keys where sets[app] == nil { sets[app] = [] }
    // An app without any set is in its run alone.
    for run in stored.runs where sets[run.app] == nil && (!run.app.isEmpty || sets.isEmpty) {
      sets[run.app] = []
    }
    let messages = stored.sets.reduce(0) { $0 + $1.summary.messages }
    return sets.sorted { ByteOrder.precedes($0.key, $1.key) }.compactMap { app, sets in
      let ownRuns = stored.runs.filter { $0.app == app }
      guard var summary = joined(ownRuns.isEmpty ? stored.runs : ownRuns) else { return nil }
      if ownRuns.isEmpty, let commit = RunSummary.commits(in: stored.runs)[app] {
        summary.commit = commit
      }
      summary.commits = [:]
      summary.app = app
      summary.sets = sets.count
      summary.messages = sets.reduce(0) { $0 + $1.messages }
      if ownRuns.isEmpty, messages > 0 {
        let product = summary.durationMs.multipliedFullWidth(by: summary.messages)
        // No more than the duration, as no app has more texts than all of them.
        summary.durationMs = messages.dividingFullWidth(product).quotient
      }
      summary.counts = SeverityCounts()
      var seen: Set<String> = []
      let own = findings[app] ?? []
      seen.reserveCapacity(own.count)
      let kept = own.filter { seen.insert($0.fingerprint).inserted }
      for finding in kept where !finding.isInherited { summary.counts.add(finding.severity) }
      summary.removals = (ownRuns.isEmpty ? stored.runs : ownRuns).flatMap(\.removals).filter {
        $0.app == app
      }
      let sawAllSets = summary.complete
      summary.complete = summary.complete && sets.allSatisfy(\.complete)
      var run = RecordedRun(summary, sets: sets, findings: kept)
      run.sawAllSets = sawAllSets
      return run
    }
  }

  /// A set with what was read of the locales behind a fault, where its record counts no translations as other parts of the
  /// set were not read: no more than the rest of those locales is lost.
  ///
  /// Behind a fault of the source are all locales.
  private static func counted(_ set: SetSummary) -> SetSummary {
    guard set.isCut, !set.complete, set.locales.isEmpty, let texts = set.texts else { return set }
    let all = Set(texts.lacking.keys).subtracting([set.sourceLocale])
    let faulty = set.localesBehindFaults ?? all.filter { !set.isUnknown(in: $0) }
    var counted = set
    counted.locales = faulty.sorted(by: ByteOrder.precedes).compactMap { locale in
      set.textsRead(in: locale).map {
        LocaleCoverage(locale: locale, required: 0, translated: $0, checked: $0)
      }
    }
    return counted
  }

  /// Records of parts of one run as one.
  private static func joined(_ runs: [RunSummary]) -> RunSummary? {
    guard var sum = runs.first else { return nil }
    for run in runs.dropFirst() {
      sum.durationMs += run.durationMs
      sum.rules.merge(run.rules) { max($0, $1) }
      if ByteOrder.precedes(run.started, sum.started) { sum.started = run.started }
      if sum.commit != run.commit { sum.commit = nil }
      sum.notRead = sum.notRead + run.notRead
      sum.complete = sum.complete && run.complete
    }
    return sum
  }
}

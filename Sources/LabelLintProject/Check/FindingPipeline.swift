package import LabelLint

/// What happens to the findings of each set before they are written and counted: choice by the
/// call, comparison with an earlier run, baseline.
package struct FindingPipeline {
  /// Which findings the call wants.
  package let choice: FindingChoice
  /// Whether known findings are written, marked.
  package var includesKnown = false
  /// Whether suppressed findings are written, marked.
  package var includesSuppressed = false
  /// Level of the finding that something is lost; nil where the rule does not run, or only a part of the project is
  /// seen.
  package var lossLevel: Severity?
  /// Whether what the baseline misses is lost: all files of each set are read, and what was lost before a revision is
  /// none of its matters.
  package var tellsLossesOfBaseline = true
  /// Whether only texts of single keys are told as lost: a history of runs knows by itself which locales, sets and parts
  /// of files are gone.
  package var tellsKeysOnly = false
  /// The earlier run; nil without one.
  package var comparison: Comparison?
  /// The baseline; nil without one.
  package var baseline: BaselineMatching?
  /// The run so far.
  package var tally: RunTally
  /// The record of the last set, for the app that sets without a record are of.
  private var last: SetSummary?
  private var told = ToldPlaces()

  /// A pipeline that nothing has passed.
  ///
  /// - Parameters:
  ///   - choice: Which findings the call wants.
  ///   - includesKnown: Whether known findings are written, marked.
  ///   - includesSuppressed: Whether suppressed findings are written, marked.
  ///   - tally: The run so far.
  package init(
    choice: FindingChoice, includesKnown: Bool = false, includesSuppressed: Bool = false,
    tally: RunTally
  ) {
    self.choice = choice
    self.includesKnown = includesKnown
    self.includesSuppressed = includesSuppressed
    self.tally = tally
    if choice.limitsFindings { self.tally.noteSelection() }
  }

  /// What reports need beside the findings, so that what is gone can be told.
  package var needs: ReportNeeds { comparison == nil && baseline == nil ? [] : .texts }

  /// Takes a set and gives it back as it is written.
  package mutating func pass(_ set: ReportedSet) -> ReportedSet {
    var set = set
    last = set.summary
    let known = baseline?.apply(to: &set) ?? []
    // What another set has told is no news in this one.
    told.dropTold(of: &set)
    let compared = comparison?.apply(to: &set) ?? []
    let losses = (tellsLossesOfBaseline ? known : []) + compared
    add(tellsKeysOnly ? losses.flatMap(\.eachKey) : losses, to: &set)
    tally.add(set)
    choose(&set)
    return set
  }

  /// Adds what is lost of a set, what is gone on purpose marked, and takes out what the call does not want.
  private mutating func add(_ losses: [Losses.Loss], to set: inout ReportedSet) {
    if let lossLevel {
      let told = set.tellOnce(losses.filter { !isAccepted($0) })
      comparison?.tellWithLosses(told)
      var seen: Set<Fingerprint> = []
      for loss in losses {
        let (rest, reason) = baseline?.baseline.divided(loss) ?? (loss, nil)
        var finding = (rest ?? loss).finding(lossLevel, in: set.summary)
        guard seen.insert(finding.fingerprint).inserted else { continue }
        if rest == nil { finding.suppression = Suppression(.baseline, reason: reason) }
        set.findings.append(finding)
      }
      if !seen.isEmpty { set.findings.sort(by: ReportedFinding.isOrderedBefore) }
    }
    choice.filter(&set)
  }

  /// Whether somebody decided that something is gone.
  private func isAccepted(_ loss: Losses.Loss) -> Bool {
    guard let baseline = baseline?.baseline else { return false }
    return baseline.divided(loss).rest == nil
  }

  /// Takes the findings out that are not written.
  private func choose(_ set: inout ReportedSet) {
    let (known, suppressed) = (includesKnown, includesSuppressed)
    if set.findings.contains(where: { !$0.isCounted }) {
      set.findings.removeAll { finding in
        if finding.isCounted { return false }
        if let suppression = finding.suppression {
          return suppression.kind == .baseline ? !known : !suppressed
        }
        return !known
      }
    }
  }

  /// The sets that are gone, with the findings that say so; once all sets have passed.
  package mutating func setsGone() -> [ReportedSet] {
    let known = baseline?.end() ?? []
    let losses = (tellsLossesOfBaseline ? known : []) + (comparison?.end() ?? [])
    var sets: [ReportedSet] = []
    for (name, own) in Dictionary(grouping: losses, by: \.set)
      .sorted(by: { ByteOrder.precedes($0.key, $1.key) })
    {
      guard let last = comparison?.earlierSummary(of: name) ?? last else { continue }
      var summary = SetSummary(
        app: last.app, set: name, format: last.format, sourceLocale: last.sourceLocale)
      summary.isGone = true
      var set = ReportedSet(summary: summary, findings: [])
      add(own, to: &set)
      tally.add(set)
      choose(&set)
      if !set.findings.isEmpty { sets.append(set) }
    }
    return sets
  }

  /// Ends the run.
  ///
  /// - Parameters:
  ///   - duration: How long it took.
  ///   - isWhole: Whether all of the project was seen, so that what is missing is gone.
  ///   - notRead: What of it could not be read.
  ///   - passedOver: Folders with catalogs that are not read.
  package mutating func end(
    after duration: Duration, isWhole: Bool, notRead: NotRead, passedOver: PassedOver = PassedOver()
  ) {
    if isWhole, let baseline {
      let fates = baseline.fates(rules: Set(tally.summary.rules.keys))
      tally.setBaseline(
        fixed: fates.count { $0.fate == .stale },
        removed: fates.count { $0.fate == .removed },
        lost: fates.count { $0.fate == .lost })
    }
    tally.end(after: duration, notRead: notRead, passedOver: passedOver)
  }

  /// What came of the comparison, for a person; nil without one.
  package func comparisonLine(with name: String) -> String? {
    comparison.map { "compared with \(name): \($0.counts.sentence)" }
  }
}

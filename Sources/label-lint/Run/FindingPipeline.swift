import LabelLint

/// What happens to the findings of each set before they are written and counted: choice by the
/// call, comparison with an earlier run, baseline.
struct FindingPipeline {
  /// Which findings the call wants.
  let choice: FindingChoice
  /// Whether known findings are written, marked.
  var includesKnown = false
  /// Whether suppressed findings are written, marked.
  var includesSuppressed = false
  /// The earlier run; nil without one.
  var comparison: Comparison?
  /// The baseline; nil without one.
  var baseline: BaselineMatching?
  /// The run so far.
  var tally: RunTally

  /// Takes a set and gives it back as it is written.
  mutating func pass(_ set: ReportedSet) -> ReportedSet {
    var set = set
    baseline?.apply(to: &set)
    comparison?.apply(to: &set)
    choice.filter(&set)
    tally.add(set)
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
    return set
  }

  /// Ends the run.
  ///
  /// - Parameters:
  ///   - duration: How long it took.
  ///   - isWhole: Whether all of the project was seen, so that what is missing is gone.
  ///   - notRead: What of it could not be read.
  ///   - passedOver: Folders with catalogs that no user of the app meets.
  mutating func end(
    after duration: Duration, isWhole: Bool, notRead: NotRead, passedOver: [String] = []
  ) {
    comparison?.end()
    var fixed: Int?
    if isWhole, let baseline {
      let rules = Set(tally.summary.rules.keys)
      fixed = baseline.fates(rules: rules).count { $0.fate == .stale }
    }
    tally.end(after: duration, fixed: fixed, notRead: notRead, passedOver: passedOver)
  }

  /// What came of the comparison, for a person; nil without one.
  func comparisonLine(with name: String) -> String? {
    guard let counts = comparison?.counts else { return nil }
    return "compared with \(name): \(counts.new) new, \(counts.updated) updated, "
      + "\(counts.unchanged) unchanged, \(counts.fixed) fixed"
  }
}

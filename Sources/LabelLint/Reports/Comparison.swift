/// Compares the findings of a run with those of an earlier one, set by set.
public struct Comparison: Sendable {
  /// How many findings are of each state.
  public struct Counts: Sendable, Hashable {
    /// Not there before.
    public var new = 0
    /// There before, of another text or severity.
    public var updated = 0
    /// There before, as they are.
    public var unchanged = 0
    /// Gone, although their set was checked.
    public var fixed = 0
  }

  /// What is known of an earlier finding.
  private struct Earlier: Sendable {
    let finding: ReportedFinding
    let text: TextHash
    var isFound = false
  }

  /// Findings of the earlier run.
  private var earlier: [Earlier] = []
  private var byIdentity: [Fingerprint: [Int]] = [:]
  /// Findings of sets that are gone, by all of the identity but set and detail.
  private var moved: [Fingerprint: [Int]] = [:]
  /// Rules that the earlier run had; nil where they are those of now.
  private let rules: Set<RuleID>?
  private var checked: Set<String> = []
  /// How many findings are of each state so far.
  public private(set) var counts = Counts()

  /// A comparison that has seen no set of now.
  ///
  /// - Parameters:
  ///   - sets: The sets of the earlier run.
  ///   - rules: The rules it had; findings of others are no news. Nil for the same as now.
  ///   - present: Paths of all sets of now.
  public init(_ sets: [ReportedSet], rules: Set<RuleID>?, present: Set<String>) {
    self.rules = rules
    for finding in sets.flatMap(\.findings) where finding.state != .absent {
      let number = earlier.count
      earlier.append(
        Earlier(finding: finding, text: TextHash(text: finding.text, source: finding.source)))
      byIdentity[finding.fingerprint, default: []].append(number)
      if !present.contains(finding.subject.set) {
        moved[Self.identityWithoutSet(finding), default: []].append(number)
      }
    }
  }

  /// Gives every finding of a set its state.
  public mutating func apply(to set: inout ReportedSet) {
    // What a set that was not read whole lacks may be in what was not read.
    if set.summary.complete { checked.insert(set.summary.set) }
    for index in set.findings.indices {
      let state = state(of: set.findings[index])
      set.findings[index].state = state
      guard set.findings[index].suppression == nil else { continue }
      switch state {
      case .new: counts.new += 1
      case .updated: counts.updated += 1
      case .unchanged: counts.unchanged += 1
      case .absent: break
      }
    }
  }

  /// Ends the comparison: what is gone of sets that were checked, or that are gone too.
  public mutating func end() {
    counts.fixed = absent.count { $0.suppression == nil }
  }

  /// Findings of the earlier run that were not met, marked so.
  public var absent: [ReportedFinding] {
    earlier.filter { !$0.isFound && isJudged($0.finding) }.map { earlier in
      var finding = earlier.finding
      finding.state = .absent
      return finding
    }
  }

  /// Whether a finding's absence says that it is gone.
  private func isJudged(_ finding: ReportedFinding) -> Bool {
    checked.contains(finding.subject.set) || moved[Self.identityWithoutSet(finding)] != nil
  }

  private mutating func state(of finding: ReportedFinding) -> FindingState {
    if let rules, !rules.contains(finding.rule) { return .unchanged }
    let text = TextHash(text: finding.text, source: finding.source)
    if let number = byIdentity[finding.fingerprint]?.first(where: { !earlier[$0].isFound }) {
      earlier[number].isFound = true
      let before = earlier[number]
      return before.text == text && before.finding.severity == finding.severity
        ? .unchanged : .updated
    }
    guard !moved.isEmpty else { return .new }
    let number = moved[Self.identityWithoutSet(finding)]?.first {
      !earlier[$0].isFound && earlier[$0].text == text
    }
    guard let number else { return .new }
    earlier[number].isFound = true
    return earlier[number].finding.severity == finding.severity ? .unchanged : .updated
  }

  private static func identityWithoutSet(_ finding: ReportedFinding) -> Fingerprint {
    var subject = finding.subject
    subject.set = ""
    return Fingerprint(rule: finding.rule, subject: subject)
  }
}

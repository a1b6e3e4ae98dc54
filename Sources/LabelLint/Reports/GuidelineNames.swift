/// Names of the clauses that findings cite, made once for all findings of a rule.
struct GuidelineNames {
  /// The clauses of the last finding of each rule, and their names.
  private var known: [RuleID: (clauses: [String], names: String)] = [:]

  /// Nothing is known yet.
  init() {}

  /// Names of the clauses that a finding cites, in one line; empty where it cites none.
  mutating func names(for finding: ReportedFinding) -> String {
    if let last = known[finding.rule], last.clauses == finding.guidelines { return last.names }
    let names = Guideline.names(ofClauses: finding.guidelines).joined(separator: "; ")
    known[finding.rule] = (finding.guidelines, names)
    return names
  }
}

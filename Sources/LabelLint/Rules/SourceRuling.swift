/// A ruling on a source text, and the finding it became.
struct SourceRuling {
  /// Index of the rule.
  let rule: Int
  /// The rule.
  let id: RuleID
  /// The fault's own name within the rule.
  let pattern: String
  /// What the words call the control or picture; nil where they name none.
  let named: RoleGroup?
  /// Index of the finding; nil where another rule reports the words.
  let finding: Int?

  /// The ruling that a verdict of a rule became.
  init(_ rule: Int, _ id: RuleID, _ verdict: Verdict, finding: Int?) {
    self.rule = rule
    self.id = id
    pattern = verdict.pattern
    named = verdict.named
    self.finding = finding
  }
}

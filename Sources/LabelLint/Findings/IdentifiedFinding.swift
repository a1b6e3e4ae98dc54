/// What identities are made of: a finding as rules make it, or as outputs write it.
protocol IdentifiedFinding {
  /// The rule that found it.
  var rule: RuleID { get }
  /// What it is about.
  var subject: Subject { get }
  /// What tells it from others of its rule in its slot; empty where there is one.
  var detail: String { get }
}

extension Finding: IdentifiedFinding {}

/// What tells faults of one text apart.
struct FaultName: Hashable {
  /// Index of the rule.
  let rule: Int
  /// What the rule calls the fault.
  let pattern: String
}

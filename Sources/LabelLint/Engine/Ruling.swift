/// A verdict with the rule that gave it.
struct Ruling {
  /// Index of the rule.
  var rule: Int
  /// What it says.
  var verdict: Verdict
}

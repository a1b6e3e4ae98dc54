/// A verdict with the rule that gave it.
struct Ruling {
  /// Index of the rule.
  var rule: Int
  /// What it says.
  var verdict: Verdict

  /// Byte offsets in the plain text of the words at fault.
  var range: Range<Int> { verdict.range ?? 0..<0 }

  /// What mends this and all other faults of the text; nil where it alone is to be mended.
  var joined: JoinedSuggestion?
}

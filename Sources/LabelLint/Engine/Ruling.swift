/// A verdict with the rule that gave it.
struct Ruling {
  /// Index of the rule.
  var rule: Int
  /// What it says.
  var verdict: Verdict

  /// What mends this and all other faults of the text; nil where it alone is to be mended.
  var joined: JoinedSuggestion?

  /// Whether this is about words of another ruling and comes from a rule that speaks first.
  ///
  /// A fault of the whole text stands beside those of its words.
  func silences(_ other: Ruling, ranks: [Int?]) -> Bool {
    guard let rank = ranks[rule], let otherRank = ranks[other.rule], rank < otherRank else {
      return false
    }
    if other.verdict.isAboutWhole, verdict.range != other.verdict.range { return false }
    return verdict.range.overlaps(other.verdict.range)
  }
}

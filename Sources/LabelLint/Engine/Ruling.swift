/// What a rule says of a text, on its way to a finding.
struct Ruling {
  /// Index of the rule.
  let rule: Int
  /// What it says.
  var verdict: Verdict
  /// The text.
  let text: Text.Origin
  /// The fault of the source text that the translation has taken over; nil for one of its own.
  var source: SourceRuling?
  /// The finding as it is told by itself; nil where another rule speaks of the same words.
  var finding: Finding?

  /// Byte offsets of the words at fault in the plain text; nothing for a ruling on another form of the text.
  var plainRange: Range<Int>? {
    if case .plain(let range) = verdict.place { range } else { nil }
  }

  /// The name of the fault.
  var fault: FaultName { FaultName(rule: rule, pattern: verdict.pattern) }
}

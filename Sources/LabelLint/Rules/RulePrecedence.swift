/// Which rule speaks where several flag the same words: one text, one cause.
enum RulePrecedence {
  /// The rules that give way to each other, the one that speaks first.
  private static let order: [RuleID] = [
    "unreadable-catalog", "empty-label", "missing-translation", "placeholder-label", "key-echo",
    "url-or-filename-label", "unspeakable-text", "untranslated-copy", "wrong-script",
    "appearance-name", "decorative-redundancy", "redundant-phrase", "gesture-instruction",
    "generic-label", "role-word", "combined-state-label", "state-word", "hint-form",
    "verbose-label", "trailing-punctuation", "label-capitalization",
  ]

  /// Rank of a rule, 0 speaks first; nil for a rule that neither gives way nor silences others.
  static func rank(of rule: RuleID) -> Int? { order.firstIndex(of: rule) }

  /// The rules on texts of one catalog that give way to each other, the one that speaks first.
  private static let catalogOrder: [RuleID] = [
    "state-pair-collapse", "label-collision", "non-unique-label", "state-change-text",
  ]

  /// Findings without those about a key and locale that a rule which speaks first reports too.
  static func withoutSilenced(_ findings: [Finding]) -> [Finding] {
    var first: [Subject: Int] = [:]
    // By index: a finding is large, and a copy of it counts many references.
    for index in findings.indices {
      guard let rank = catalogOrder.firstIndex(of: findings[index].rule) else { continue }
      let subject = findings[index].subject
      first[subject] = min(rank, first[subject] ?? rank)
    }
    if first.isEmpty { return findings }
    return findings.filter { finding in
      guard let rank = catalogOrder.firstIndex(of: finding.rule) else { return true }
      return first[finding.subject] == rank
    }
  }
}

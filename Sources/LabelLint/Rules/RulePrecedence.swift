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
}

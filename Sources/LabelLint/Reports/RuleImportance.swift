/// The order in which reports for people show the rules of one level.
///
/// `docs/reports.md` describes the groups. A new rule goes where its fault belongs; one that is in no group
/// comes last.
package enum RuleImportance {
  /// Rules with one kind of harm, the worst first.
  package struct Group: Sendable {
    /// What the rules of the group have in common, as the documentation names it.
    package let title: String
    /// The rules, the worst first.
    package let rules: [RuleID]
  }

  /// All groups, the worst harm first.
  package static let groups: [Group] = [
    Group(
      title: "The app breaks, or texts are lost",
      rules: [
        "unreadable-catalog", "lost-text", "invalid-placeholder", "placeholder-mismatch",
        "duplicate-key", "array-length-mismatch", "missing-plural-category", "invalid-locale",
        "destroyed-text", "compiler-dependent-value", "unordered-placeholders",
      ]),
    Group(
      title: "A screen reader says nothing, or the wrong thing",
      rules: [
        "empty-label", "unspeakable-text", "placeholder-label", "key-echo",
        "url-or-filename-label", "raw-key-spoken", "state-pair-collapse",
        "missing-state-counterpart",
        "label-collision", "non-unique-label", "state-change-text", "combined-state-label",
        "generic-label", "label-in-name", "input-label", "sensory-reference", "required-asterisk",
        "required-twice", "error-without-cause", "machine-translated-label",
      ]),
    Group(
      title: "Users read the wrong language, script or meaning",
      rules: [
        "wrong-language", "wrong-script", "number-mismatch", "url-mismatch",
        "plural-without-number", "plural-candidate", "markup-mismatch", "broken-escape",
        "unbalanced-bidi", "translated-untranslatable", "stale-translation",
        "unknown-key", "hard-coded-text",
        "missing-translation", "untranslated-copy", "mixed-language", "over-max-length",
        "longer-than-source",
      ]),
    Group(
      title: "A label is tiring or odd to hear",
      rules: [
        "role-word", "state-word", "gesture-instruction", "hint-form", "appearance-name",
        "redundant-phrase", "verbose-label", "decorative-redundancy", "unspoken-abbreviation",
        "all-caps", "rejected-term", "wrong-term", "repeated-word", "inconsistent-label",
        "twin-inconsistency", "icon-label-inconsistency", "label-capitalization",
        "trailing-punctuation", "heteronym-pair", "spoken-number", "position-in-label",
      ]),
    Group(
      title: "Letters, marks and spaces",
      rules: [
        "mixed-script", "lost-accent", "punctuation-mismatch", "whitespace-mismatch",
        "invisible-text", "denormalized-text",
      ]),
    Group(
      title: "The catalog needs tidying",
      rules: [
        "extra-translation", "duplicate-locale", "declared-locales", "unused-plural-category",
        "catalog-without-target", "stale-entry", "unused-key", "unreviewed-translation",
        "missing-comment",
        "unused-suppression",
      ]),
  ]

  /// Places of the rules in the order.
  private static let ranks: [RuleID: Int] = {
    let rules = groups.flatMap(\.rules)
    return Dictionary(zip(rules, rules.indices)) { first, _ in first }
  }()

  /// Place of a rule in the order, from 0; rules that are not listed share the last one.
  package static func rank(of rule: RuleID) -> Int { ranks[rule] ?? ranks.count }
}

/// Several placeholders that no translation can reorder.
public struct UnorderedPlaceholders: Rule {
  /// The rule with its default options.
  public init() {}

  /// All that is said of the rule.
  public static let metadata = RuleMetadata(
    id: "unordered-placeholders", family: .localization, severity: .warning,
    summary: "Several placeholders stand without numbers, so no translation can reorder them.",
    rationale: """
      Languages put the parts of a sentence in different orders. Without numbers the arguments are
      taken in the order they stand in: a translation that needs another one shows them swapped.
      """,
    remedy: "Number the placeholders: `%1$s`, `%2$s`.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in different languages."
      )
    ],
    accepted: [
      RuleExample("%1$s of %2$s"),
      RuleExample("%d%%", remark: "one placeholder needs no number"),
    ])

  /// Reports what the readers met.
  public func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
  }
}

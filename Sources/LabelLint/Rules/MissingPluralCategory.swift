/// A plural without the form that every language needs.
public struct MissingPluralCategory: Rule {
  /// The rule with its default options.
  public init() {}

  /// All that is said of the rule.
  public static let metadata = RuleMetadata(
    id: "missing-plural-category", family: .localization, severity: .error,
    summary: "A plural has no form for the category `other`.",
    rationale: """
      Every language uses the category `other`. Android stops with an exception when it needs a form
      that is not there; Apple platforms show the format string itself.
      """,
    remedy: "Add the form for `other`.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in different languages."
      )
    ],
    accepted: [
      RuleExample("%d songs", remark: "a plural whose only form is `other`")
    ])

  /// Reports what the readers met.
  public func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
  }
}

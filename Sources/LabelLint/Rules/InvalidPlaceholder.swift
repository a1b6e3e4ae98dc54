/// A format string whose variables cannot work.
public struct InvalidPlaceholder: Rule {
  /// The rule with its default options.
  public init() {}

  /// All that is said of the rule.
  public static let metadata = RuleMetadata(
    id: "invalid-placeholder", family: .localization, severity: .error,
    summary: "A variable or value type of a format string cannot work.",
    rationale: """
      The platform prints the placeholder itself, or nothing, where users expect a number or a name.
      """,
    remedy:
      "Write the reference as `%#@name@`, define its variable, and give it a value type such as `d`.",
    guidelines: [
      GuidelineClause("mobile-practices-india/practice-2", "A label must be precise and clear")
    ],
    accepted: [
      RuleExample(
        "%#@files@ in %#@folders@", formats: [.strings],
        remark: "the table's `.stringsdict` defines both variables")
    ])

  /// Reports what the readers met.
  public func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
  }
}

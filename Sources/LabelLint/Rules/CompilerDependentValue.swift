/// A value that depends on which compiler reads it.
public struct CompilerDependentValue: Rule {
  /// The rule with its default options.
  public init() {}

  /// All that is said of the rule.
  public static let metadata = RuleMetadata(
    id: "compiler-dependent-value", family: .localization, severity: .note,
    summary: "The two Android compilers read this value differently.",
    rationale: """
      Gradle builds and platform builds show users two different texts; what the author meant is one
      of them at most.
      """,
    remedy: "Write the value so that both agree: quote the whole text, or use an escape.",
    guidelines: [
      GuidelineClause("mobile-practices-india/practice-2", "A label must be precise and clear")
    ],
    accepted: [
      RuleExample("\"  padded  \"", remark: "closed quotes keep their blanks in both")
    ])

  /// Reports what the readers met.
  public func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
  }
}

/// A comment or attribute that silences a rule which has nothing to say there.
///
/// What is unused is known once all rules have run: the engine reports it.
struct UnusedSuppression: CatalogRule {
  static let metadata = RuleMetadata(
    id: "unused-suppression", family: .localization, severity: .note, isFixable: true,
    summary: "A comment or attribute silences nothing, or names a rule that does not exist.",
    rationale: """
      A suppression that outlives its fault silences the next one before anybody has seen it, and \
      one with a misspelt name silences nothing although everybody believes it does.
      """,
    remedy: "Remove it, or name the rule that is meant.",
    guidelines: [],
    accepted: [
      RuleExample("Save", remark: "`tools:ignore` with a check of another tool")
    ])

  /// Finds nothing by itself.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {}
}

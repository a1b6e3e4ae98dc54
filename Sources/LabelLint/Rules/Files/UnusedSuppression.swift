/// A comment or attribute that silences a rule which has nothing to say there.
///
/// What is unused is known once all rules have run: the engine reports it.
struct UnusedSuppression: CatalogRule {
  static let metadata = RuleMetadata(
    id: "unused-suppression", family: .localization, severity: .note, isFixable: true,
    summary: "A comment or attribute suppresses nothing, or names a rule that does not exist.",
    rationale: """
      A suppression that is left after its problem was fixed hides the next problem before anybody \
      sees it. A suppression with a misspelt name hides nothing, although everybody believes it \
      does.
      """,
    remedy: "Remove it, or correct the name of the rule.",
    guidelines: [],
    accepted: [
      RuleExample("", remark: "`tools:ignore` with a check of another tool")
    ])

  /// Finds nothing by itself.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {}
}

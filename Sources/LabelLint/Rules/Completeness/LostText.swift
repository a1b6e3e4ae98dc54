/// Texts that were there before and cannot be read any more: one with a known finding, a locale or a set that is gone, or
/// what lies behind a place that cannot be read.
///
/// What is gone is known where a run is compared with an earlier one or with a baseline: the comparison reports
/// it.
package struct LostText: CatalogRule {
  /// The rule; it has no options.
  package init() {}

  /// All that is said of the rule.
  package static let metadata = RuleMetadata(
    id: "lost-text", family: .localization, severity: .error,
    summary: "Texts that were there before are gone, alone or with their locale, file or set.",
    rationale: """
      A finding that is not found again looks mended. Where its text was not read again, nobody knows: \
      a catalog that was cut off, or a folder of translations that is gone, has no findings either, and \
      users get another language, or keys, instead.
      """,
    remedy:
      """
      Bring the texts back, or accept that they are gone: `label-lint baseline removed SET --reason TEXT`, with \
      `--locale TAG` for those of a locale, and `--key KEY` for that of a key.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in "
          + "different languages.")
    ],
    accepted: [
      RuleExample("Save", remark: "a run that is compared with nothing knows of no loss")
    ])

  /// Finds nothing by itself.
  package func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {}
}

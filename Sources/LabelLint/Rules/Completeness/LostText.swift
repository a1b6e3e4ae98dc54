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
    summary: "Texts of an earlier run are gone, or their whole locale, file or set is gone.",
    rationale: """
      A finding that disappears looks fixed, even if label-lint only could not read its text \
      again. A catalog that was cut off has no findings, and neither has a folder of translations \
      that is gone. Users get another language, or keys, instead.
      """,
    remedy: """
      Restore the texts. If they are gone on purpose, accept that with `label-lint baseline \
      removed SET --reason TEXT`. Add `--locale TAG` for the texts of a locale, and `--key KEY` \
      for the text of a key.
      """,
    guidelines: [],
    accepted: [
      RuleExample("", remark: "a run that is compared with nothing knows of no loss")
    ])

  /// Finds nothing by itself.
  package func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {}
}

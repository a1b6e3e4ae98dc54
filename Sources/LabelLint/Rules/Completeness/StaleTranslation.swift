/// A delivered translation of a source text that has changed since it was sent out.
///
/// Only a delivery knows which source text its translations are of: `label-lint delivery` reports it.
package struct StaleTranslation: CatalogRule {
  /// The rule; it has no options.
  package init() {}

  /// All that is said of the rule.
  package static let metadata = RuleMetadata(
    id: "stale-translation", family: .localization, severity: .warning,
    summary: "A delivered translation belongs to a source text that has changed since.",
    rationale: """
      A translator works on an export, and the app goes on meanwhile. If the source text changes, \
      the delivered translation says something else than the source, and nothing shows that later.
      """,
    remedy: """
      Let somebody translate the source text of today. If only the wording changed and the \
      translation is right, write it with `label-lint review import`.
      """,
    guidelines: [],
    accepted: [
      RuleExample("Save", remark: "a catalog by itself does not say which text was translated")
    ])

  /// Finds nothing by itself.
  package func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {}
}

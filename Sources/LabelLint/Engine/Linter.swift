/// Runs rules over catalogs: catalogs in, findings out.
public struct Linter: Sendable {
  /// The rules to run and their levels.
  public let configuration: Configuration

  /// The words that the rules look for in all catalogs.
  private let vocabulary = RuleVocabulary()

  /// A linter with a configuration.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// The findings of all active rules in one catalog.
  ///
  /// `overridden` is the catalog of the source set that this one is merged over, if there is one.
  public func check(_ catalog: Catalog, overridden: Catalog? = nil) -> CheckedCatalog {
    let copyRules = configuration.catalogRules.compactMap { $0 as? UntranslatedCopy }
    let context = RuleContext(
      catalog, overridden: overridden, copyRule: copyRules.first ?? UntranslatedCopy(),
      vocabulary: vocabulary)
    var collector = FindingCollector(for: UnreadableCatalog.metadata)
    for rule in configuration.catalogRules {
      let metadata = type(of: rule).metadata
      collector.begin(metadata, severity: configuration.severities[metadata.id])
      rule.check(catalog, in: context, into: &collector)
    }
    let pass = TextRulePass(
      catalog, context, rules: configuration.textRules, severities: configuration.severities)
    // Findings are large: the few of the text rules join the others, not the other way round.
    var findings = RulePrecedence.withoutSilenced(collector.takeFindings())
    findings += pass.findings()
    return CheckedCatalog(findings: findings, coverage: context.coverage)
  }
}

/// Runs rules over catalogs: catalogs in, findings out.
public struct Linter: Sendable {
  /// The rules to run and their levels.
  public let configuration: Configuration
  /// The words by language, shared by all checks.
  private let lexicons: LexiconShelf

  /// The words that the rules look for in all catalogs.
  private let vocabulary = RuleVocabulary()

  /// A linter with a configuration and the words it knows.
  public init(
    configuration: Configuration = Configuration(), lexicons: LexiconShelf = LexiconShelf()
  ) {
    self.configuration = configuration
    self.lexicons = lexicons
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
      catalog, context, rules: configuration.textRules, severities: configuration.severities,
      lexicons: lexicons)
    return CheckedCatalog(
      findings: RulePrecedence.withoutSilenced(collector.findings) + pass.findings(),
      coverage: context.coverage, languagesWithoutLexicon: pass.languagesWithoutLexicon)
  }
}

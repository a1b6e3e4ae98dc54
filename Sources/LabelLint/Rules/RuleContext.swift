/// What a rule may know beside the catalog it checks.
public struct RuleContext: Sendable {
  /// What every locale must have and lacks.
  public let coverage: TranslationCoverage
  /// The set that this one overrides, such as `src/main/res`; nil for a set of its own.
  public let overridden: Catalog?

  /// The context of one catalog.
  public init(_ catalog: Catalog, overridden: Catalog?) {
    coverage = TranslationCoverage(catalog)
    self.overridden = overridden
  }
}

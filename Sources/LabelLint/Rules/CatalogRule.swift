/// A check over a joined catalog.
public protocol CatalogRule: Rule {
  /// Finds the rule's faults in a catalog.
  func check(_ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector)

  /// The rule as one that compares texts with their sources; nil for one on whole catalogs.
  var asPairRule: (any PairRule)? { get }
}

extension CatalogRule {
  /// Most rules of this kind look at the catalog themselves.
  public var asPairRule: (any PairRule)? { nil }
}

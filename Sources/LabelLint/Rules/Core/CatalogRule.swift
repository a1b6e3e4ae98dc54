/// A check over a joined catalog.
package protocol CatalogRule: Rule {
  /// Finds the rule's faults in a catalog.
  func check(_ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector)
}

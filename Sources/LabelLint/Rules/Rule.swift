/// A check over a joined catalog: a pure value, the same findings for the same catalog.
public protocol Rule: Sendable {
  /// All that is said of the rule.
  static var metadata: RuleMetadata { get }

  /// The rule with its default options.
  init()

  /// Finds the rule's faults in a catalog.
  func check(_ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector)
}

extension Rule {
  /// The rule's permanent name.
  public static var id: RuleID { metadata.id }
}

/// A check with a name: a pure value that finds the same in the same texts.
public protocol Rule: Sendable {
  /// All that is said of the rule.
  static var metadata: RuleMetadata { get }

  /// The rule with its default options.
  init()
}

extension Rule {
  /// The rule's permanent name.
  public static var id: RuleID { metadata.id }
}

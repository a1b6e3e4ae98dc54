/// A check with a name: a pure value that finds the same in the same texts.
public protocol Rule: Sendable {
  /// All that is said of the rule.
  static var metadata: RuleMetadata { get }

  /// The rule with its default options.
  init()

  /// All that is said of this rule: the same for every rule of a type, except for those that configurations declare.
  var about: RuleMetadata { get }
}

extension Rule {
  /// The rule's permanent name.
  public static var id: RuleID { metadata.id }

  /// What is said of all rules of the type.
  public var about: RuleMetadata { Self.metadata }
}

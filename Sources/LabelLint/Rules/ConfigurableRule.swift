/// A rule whose options a configuration can set.
public protocol ConfigurableRule: Sendable {
  /// Sets an option of the rule's metadata to a value of its type; others change nothing.
  mutating func set(_ option: String, to value: RuleOption.Value)
}

extension RuleOption {
  /// Texts that a rule of wording accepts: every such rule has this option.
  public static let allow = RuleOption(
    "allow", .list([]),
    "Texts that are accepted, whole, as flagged or word by word; case does not count.")
}

extension RuleMetadata {
  /// All that a configuration can set of the rule.
  public var configurableOptions: [RuleOption] {
    levels == nil || options.contains { $0.name == RuleOption.allow.name }
      ? options : options + [.allow]
  }
}

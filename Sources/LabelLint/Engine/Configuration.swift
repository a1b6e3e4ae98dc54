/// Which rules run, and at which level.
public struct Configuration: Sendable {
  /// The rules to run, in the order of `RuleList`.
  public var activeRules: [any Rule]
  /// Levels that replace the rules' own.
  public var severities: [RuleID: Severity] = [:]

  /// The recommended rules at their own levels.
  public init() { activeRules = RuleList.all.map { $0.init() } }

  /// The same with only some of the rules.
  public func limited(to ids: Set<RuleID>) -> Configuration {
    var limited = self
    limited.activeRules = activeRules.filter { ids.contains(type(of: $0).metadata.id) }
    return limited
  }

  /// The same without some of the rules.
  public func without(_ ids: Set<RuleID>) -> Configuration {
    var limited = self
    limited.activeRules = activeRules.filter { !ids.contains(type(of: $0).metadata.id) }
    return limited
  }
}

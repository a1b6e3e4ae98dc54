/// Which rules run, and at which level.
public struct Configuration: Sendable {
  /// Rules that look at a catalog as a whole.
  public var catalogRules: [any Rule]
  /// Rules that judge the wording of one text at a time.
  public var textRules: [any TextRule]
  /// Levels that replace the rules' own.
  public var severities: [RuleID: Severity] = [:]

  /// Lexicon files of the user, which extend or overrule the words that come with the tool.
  public var lexicons: [LexiconLibrary.Addition] = []

  /// The rules that are on by default, at their own levels, and those others that are asked for.
  public init(including wanted: Set<RuleID> = []) {
    func isOn(_ rule: RuleMetadata) -> Bool { rule.isOnByDefault || wanted.contains(rule.id) }
    catalogRules = RuleList.catalogRules.filter { isOn($0.metadata) }.map { $0.init() }
    textRules = RuleList.textRules.filter { isOn($0.metadata) }.map { $0.init() }
  }

  /// What the rules that run say of themselves.
  public var activeRules: [RuleMetadata] {
    textRules.map { type(of: $0).metadata } + catalogRules.map { type(of: $0).metadata }
  }

  /// The same with only the rules that a test accepts.
  public func limited(to isWanted: (RuleID) -> Bool) -> Configuration {
    var limited = self
    limited.catalogRules.removeAll { !isWanted(type(of: $0).metadata.id) }
    limited.textRules.removeAll { !isWanted(type(of: $0).metadata.id) }
    return limited
  }
}

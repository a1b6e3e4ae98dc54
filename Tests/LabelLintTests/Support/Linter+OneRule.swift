import LabelLint

extension Linter {
  /// A linter with one rule, whether or not it runs by default.
  init(only rule: RuleID) {
    var configuration = Configuration()
    configuration.catalogRules = RuleList.catalogRules.filter { $0.metadata.id == rule }
      .map { $0.init() }
    configuration.textRules = RuleList.textRules.filter { $0.metadata.id == rule }
      .map { $0.init() }
    self.init(configuration: configuration)
  }
}

import LabelLint

extension Linter {
  /// A linter with one rule, whether or not it runs by default.
  init(only rule: RuleID) {
    var configuration = Configuration()
    configuration.catalogRules = RuleRegistry.catalogRules.filter { $0.metadata.id == rule }
      .map { $0.init() }
    configuration.textRules = RuleRegistry.textRules.filter { $0.metadata.id == rule }
      .map { $0.init() }
    self.init(configuration: configuration)
  }
}

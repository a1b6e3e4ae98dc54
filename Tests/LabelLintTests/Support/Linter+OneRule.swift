import LabelLint

extension Linter {
  /// A linter with one rule, whether or not it runs by default.
  init(only rule: RuleID) {
    var configuration = Configuration()
    configuration.rules = RuleRegistry.rules.filter { $0.metadata.id == rule }.map { $0.init() }
    self.init(configuration: configuration)
  }
}

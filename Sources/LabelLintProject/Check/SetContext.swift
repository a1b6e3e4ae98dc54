package import LabelLint

/// How the sets of one configuration are read and checked.
package struct SetContext: Sendable {
  /// Reads their files.
  package var loading: CatalogLoading
  /// Runs the rules that the call asks for.
  package private(set) var linter: Linter
  /// Runs the rules of the settings, and those that the call names; nil where these are the same.
  private(set) var wholeLinter: Linter?
  /// Name of the app.
  package let app: String

  /// Runs one more rule.
  mutating func add(_ rule: some TextRule) {
    linter = Self.linter(linter.configuration, with: rule)
    wholeLinter = wholeLinter.map { Self.linter($0.configuration, with: rule) }
  }

  private static func linter(_ configuration: Configuration, with rule: some TextRule) -> Linter {
    var configuration = configuration
    configuration.rules.append(rule)
    return Linter(configuration: configuration)
  }
}

package import LabelLint

/// How many findings of a rule, locale and severity there are.
package struct FindingGroup: Sendable, Hashable {
  /// The rule.
  package var rule: String
  /// The locale; empty for findings about a whole set.
  package var locale: String
  /// How much they matter.
  package var severity: Severity
  /// How many there are.
  package var count: Int
}

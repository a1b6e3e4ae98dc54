/// How the pages of rules are written.
package enum RuleFormat: String, Sendable, CaseIterable {
  /// For a terminal.
  case text
  /// For a website.
  case markdown
  /// For machines.
  case json
}

/// The table of all rules.
struct RuleListPage {
  /// The rules, in order.
  let rules: [RuleMetadata]
  /// Levels that a configuration sets; the rules have their own where it sets none.
  var levels: [RuleID: Severity] = [:]

  /// For a terminal: the table alone.
  var terminalBlocks: [PageBlock] {
    [.table(head: Self.head, rows: rules.map { row($0, name: $0.id.description) })]
  }

  /// For a website: a page with links to the rules' own.
  var blocks: [PageBlock] {
    [
      .title("Rules"),
      .paragraph(
        "A rule of wording may have a level for each of three tiers of texts: certain labels / "
          + "texts like labels / prose. \(RuleLevel.meaningOfTiers)"),
      .paragraph("[Guidelines](../guidelines.md) lists every clause with the rules that serve it."),
      .table(
        head: Self.head, rows: rules.map { row($0, name: "[`\($0.id)`](\($0.id).md)") }),
    ]
  }

  private static let head = ["Rule", "Level", "Fix", "Finds"]

  private func row(_ rule: RuleMetadata, name: String) -> [String] {
    [
      name, levels[rule.id]?.rawValue ?? RuleLevel(rule).short, rule.isFixable ? "fix" : "",
      rule.summary,
    ]
  }
}

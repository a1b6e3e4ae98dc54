/// Writes what rules say of themselves: the list of rules, a page for each, the guidelines.
package enum RulePages {
  /// The table of all rules, or of those that run under a configuration, with their levels there.
  ///
  /// - Parameters:
  ///   - format: How to write it.
  ///   - configuration: What says which rules run; nil for all.
  ///   - teamRules: Rules that a configuration declares.
  ///   - width: Columns of the terminal that shows it; nil for none.
  /// - Returns: The table.
  package static func list(
    _ format: RuleFormat, active configuration: Configuration? = nil,
    teamRules: [RuleMetadata] = [], width: Int? = nil
  ) -> String {
    let active = configuration.map { Set($0.activeRules.map(\.id)) }
    let list = RuleListPage(
      rules: (RuleRegistry.metadata + teamRules).filter { active?.contains($0.id) ?? true },
      levels: configuration?.changedSeverities ?? [:])
    return switch format {
    case .text:
      // Programs read a rule in each line; people need to know what the columns are.
      TerminalPage.rendered(list.terminalBlocks + (width == nil ? [] : [list.legend]), width: width)
    case .markdown: MarkdownPage.rendered(list.blocks)
    case .json: RuleRecord.document(list.rules, levels: list.levels)
    }
  }

  /// The page of one rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - format: How to write it.
  ///   - hasAllExamples: Whether it has more than the first few examples.
  ///   - width: Columns of the terminal that shows it; nil for none.
  /// - Returns: The page.
  package static func page(
    _ rule: RuleMetadata, _ format: RuleFormat, hasAllExamples: Bool = true, width: Int? = nil
  ) -> String {
    let page = RulePage(rule: rule, hasAllExamples: hasAllExamples)
    return switch format {
    case .text: TerminalPage.rendered(page.blocks, width: width)
    case .markdown: MarkdownPage.rendered(page.blocks)
    case .json: RuleRecord.document(rule)
    }
  }

  /// Every clause of the guidelines with the rules that serve it, as Markdown.
  package static func guidelines() -> String {
    MarkdownPage.rendered(GuidelinesPage(rules: RuleRegistry.metadata).blocks)
  }
}

/// Lays a page out as Markdown.
enum MarkdownPage {
  /// The page, blocks parted by empty lines.
  static func rendered(_ blocks: [PageBlock]) -> String {
    blocks.map(rendered).joined(separator: "\n")
  }

  private static func rendered(_ block: PageBlock) -> String {
    switch block {
    case .title(let text): "# \(text)\n"
    case .heading(let text): "## \(text)\n"
    case .paragraph(let text): "\(text)\n"
    case .list(let points): points.map { "- \($0)\n" }.joined()
    case .code(let language, let lines):
      "```\(language)\n\(lines.joined(separator: "\n"))\n```\n"
    case .table(let head, let rows):
      row(head) + "|" + head.map { _ in "---|" }.joined() + "\n" + rows.map(row).joined()
    }
  }

  /// A row of a table; a bar within a cell would end it.
  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
      + " |\n"
  }
}

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

  /// What the columns of the table for a terminal mean.
  var legend: PageBlock {
    .paragraph(
      "The second column is the level: one for all texts, or one for each tier: known labels / "
        + "probable labels / prose. `fix` marks rules some of whose findings come with a fix. "
        + "`label-lint explain RULE` says more.")
  }

  /// For a website: a page with links to the rules' own.
  var blocks: [PageBlock] {
    [
      .title("Rules"),
      .paragraph(
        "A rule of wording may have a level for each of three tiers of texts: known labels / "
          + "probable labels / prose. \(RuleLevel.meaningOfTiers)"),
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

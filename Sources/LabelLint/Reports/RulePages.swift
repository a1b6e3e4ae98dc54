/// Writes what rules say of themselves: the list of rules, a page for each, the guidelines.
package enum RulePages {
  /// The table of all rules, or of those that run under a configuration, with their levels there.
  ///
  /// - Parameters:
  ///   - format: How to write it.
  ///   - configuration: What says which rules run; nil for all.
  ///   - width: Columns of the terminal that shows it; nil for none.
  /// - Returns: The table.
  package static func list(
    _ format: RuleFormat, active configuration: Configuration? = nil, width: Int? = nil
  ) -> String {
    let active = configuration.map { Set($0.activeRules.map(\.id)) }
    let list = RuleListPage(
      rules: RuleRegistry.metadata.filter { active?.contains($0.id) ?? true },
      levels: configuration?.changedSeverities ?? [:])
    return switch format {
    case .text: TerminalPage.rendered(list.terminalBlocks, width: width)
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

/// Writes what rules say of themselves: the list of rules, a page for each, the guidelines.
package enum RulePages {
  /// The table of all rules, or of those that run under a configuration, with their levels there.
  package static func list(_ format: RuleFormat, active configuration: Configuration? = nil)
    -> String
  {
    let active = configuration.map { Set($0.activeRules.map(\.id)) }
    let list = RuleListPage(
      rules: RuleRegistry.metadata.filter { active?.contains($0.id) ?? true },
      levels: configuration?.changedSeverities ?? [:])
    return switch format {
    case .text: TerminalPage.rendered(list.terminalBlocks)
    case .markdown: MarkdownPage.rendered(list.blocks)
    case .json: RuleRecord.document(list.rules, levels: list.levels)
    }
  }

  /// The page of one rule.
  package static func page(_ rule: RuleMetadata, _ format: RuleFormat) -> String {
    switch format {
    case .text: TerminalPage.rendered(RulePage(rule: rule).blocks)
    case .markdown: MarkdownPage.rendered(RulePage(rule: rule).blocks)
    case .json: RuleRecord.document(rule)
    }
  }

  /// Every clause of the guidelines with the rules that serve it, as Markdown.
  package static func guidelines() -> String {
    MarkdownPage.rendered(GuidelinesPage(rules: RuleRegistry.metadata).blocks)
  }
}

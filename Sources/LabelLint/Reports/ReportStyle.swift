/// What the reports of a run look like, beside what the run says.
package struct ReportStyle: Sendable {
  /// Columns that source lines are cut to.
  package var width = 80
  /// Whether lines of words are broken at that width: a person reads them on a terminal, no program looks for them.
  package var isWrapped = false
  /// Whether to use the colours of a terminal.
  package var isColored = false
  /// Whether findings that differ only in locale are one item.
  package var isFolded = true
  /// Order of entries in reports for people.
  package var order = ReportOrder.importance
  /// How many entries text and Markdown show.
  package var limit = EntryLimit.automatic
  /// Address of a rule's page, with `{rule}` for its id; nil without one.
  package var ruleURL: String?
  /// Absolute path of the folder that paths are relative to, without a final `/`.
  package var rootPath = ""
  /// Lowest severity that fails the run; nil when none does.
  package var failingSeverity: Severity? = .error
  /// The rules that ran, in the order of their ids.
  package var activeRules: [RuleID] = []
  /// What rules that the configuration declares say of themselves.
  package var teamRules: [RuleID: RuleMetadata] = [:]
  /// Whether SARIF keeps to the limits of GitHub.
  package var sarifKeepsLimits = true
  /// Whether SARIF carries the finding's identity in GitHub's own member.
  package var sarifHasLineHash = true

  /// 80 columns, no colours, folded.
  package init() {}

  /// Columns that lines of words are broken at.
  var lineWidth: Int { isWrapped ? width : .max }

  /// Address of a rule's page, else of a public document it follows; nil without either.
  package func address(of rule: RuleID) -> String? {
    if let ruleURL {
      return ruleURL.split(separator: "{rule}", omittingEmptySubsequences: false)
        .joined(separator: rule.description)
    }
    let follows = metadata(of: rule)?.guidelines.contains { $0.id.hasPrefix("wcag/") }
    return follows == true ? "https://www.w3.org/TR/WCAG22/" : nil
  }

  /// What a rule says of itself; nil for one of another version or program.
  func metadata(of rule: RuleID) -> RuleMetadata? {
    RuleRegistry.metadata(of: rule) ?? teamRules[rule]
  }

  /// What a rule finds, in one sentence.
  func summary(of rule: RuleID) -> String { metadata(of: rule)?.summary ?? "\(rule)" }

  /// Whether a finding of that severity fails the run.
  func fails(_ severity: Severity) -> Bool { failingSeverity.map { severity >= $0 } ?? false }
}

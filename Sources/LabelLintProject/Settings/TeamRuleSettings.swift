package import LabelLint

extension Settings {
  /// The rules that the configuration declares, in the order of their names.
  package var teamRules: [TeamRule] {
    (tree["teamRules"]?.members ?? []).map { Self.teamRule($0.name, $0.node) }
      .sorted { $0.about.id < $1.about.id }
  }

  /// What a rule of label-lint or of the configuration says of itself; nil for any other name.
  package func metadata(of rule: RuleID) -> RuleMetadata? {
    RuleRegistry.metadata(of: rule) ?? teamRules.first { $0.about.id == rule }?.about
  }

  /// The trials of these rules, with the words that the configuration names.
  ///
  /// - Throws: That a file of words cannot be read.
  package func teamRuleTrials() throws(ProjectError) -> [TeamRuleTrial] {
    let words = try vocabulary()
    var configuration = configuration(including: Set(teamRules.map(\.about.id)))
    configuration.lexicons = words.lexicons
    configuration.use(words.terms)
    return teamRules.map { TeamRuleTrial($0, in: configuration) }
  }

  private static func teamRule(_ name: String, _ node: SettingNode) -> TeamRule {
    func texts(_ name: String) -> [String] { (node[name]?.elements ?? []).compactMap(\.text) }
    func words(_ name: String) -> [WordPattern] { texts(name).compactMap { try? WordPattern($0) } }
    let suggestion = node["suggestion"]?.text
    let swaps = (node["swap"]?.members ?? []).compactMap { member in
      (try? WordPattern(member.name)).map {
        TeamRule.Term(.words($0), suggestion: member.node.text)
      }
    }
    var rule = TeamRule(about(name, node, isFixable: suggestion != nil || !swaps.isEmpty))
    rule.message = node["message"]?.text ?? ""
    rule.terms =
      words("words").map { TeamRule.Term(.words($0), suggestion: suggestion) }
      + texts("text").map { TeamRule.Term(.text($0), suggestion: suggestion) } + swaps
    rule.exceptions = words("except")
    rule.locales = node["locales"].map { LocaleSelection($0.elements.compactMap(\.text)) }
    rule.kinds = Set(texts("kinds").compactMap(MessagePurpose.init))
    return rule
  }

  private static func about(_ name: String, _ node: SettingNode, isFixable: Bool) -> RuleMetadata {
    let severity = node["severity"]?.text.flatMap(Severity.init) ?? .warning
    let message = node["message"]?.text ?? ""
    let first = (node["locales"]?.elements ?? []).compactMap(\.text).first { $0 != "*" }
    func examples(_ name: String) -> [RuleExample] {
      guard let examples = node[["examples", name]] else { return [] }
      let byLocale = examples.members.flatMap { member in
        member.node.elements.compactMap(\.text).map { RuleExample($0, language: member.name) }
      }
      return examples.elements.compactMap(\.text).map {
        RuleExample($0, language: first ?? "en")
      } + byLocale
    }
    return TeamRule.about(
      RuleID(name), severity: severity, isFixable: isFixable, summary: message,
      why: node["why"]?.text, flagged: examples("flagged"), accepted: examples("accepted"))
  }
}

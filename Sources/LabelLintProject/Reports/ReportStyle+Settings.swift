package import LabelLint

extension ReportStyle {
  /// What reports look like by the settings of a run.
  package init(_ settings: Settings, rules: [RuleID: Severity]) {
    self.init()
    isFolded = settings.isFolded
    ruleURL = settings.ruleURL
    rootPath = settings.root.path == "/" ? "" : settings.root.path
    failingSeverity = settings.failOn.severity
    activeRules = rules.keys.sorted()
    teamRules = Dictionary(
      uniqueKeysWithValues: settings.teamRules.map { ($0.about.id, $0.about) })
    sarifKeepsLimits = settings.sarifKeepsLimits
    sarifHasLineHash = settings.sarifHasLineHash
  }
}

import LabelLint

extension ReportStyle {
  /// What reports look like by the settings of a run.
  init(_ settings: Settings, rules: [RuleID: Severity]) {
    self.init()
    isFolded = settings.isFolded
    ruleURL = settings.ruleURL
    rootPath = settings.root.path == "/" ? "" : settings.root.path
    failingSeverity = settings.failOn.severity
    activeRules = rules.keys.sorted()
    toolVersion = Version.tool
    app = settings.app
    sarifKeepsLimits = settings.sarifKeepsLimits
    sarifHasLineHash = settings.sarifHasLineHash
  }
}

package import LabelLint

/// Which rules run and which findings are reported.
package struct FindingChoice {
  /// Rules to run alone, even if the configuration turns them off; empty for all that are on.
  package var rules: Set<RuleID> = []
  /// Rules to leave out.
  package var excludedRules: Set<RuleID> = []
  /// Whether rules that are not chosen run all the same: findings are then what a check of all rules tells, as
  /// one rule may speak for another.
  package var runsAllRules = false
  /// Locales to report; nil for all.
  package var locales: LocaleSelection?
  /// Keys to report; empty for all.
  package var keys: [Glob] = []

  /// Everything.
  package init() {}

  /// Whether some rules do not run.
  var limitsRules: Bool { isOfRules && !runsAllRules }

  /// Whether some findings are left out.
  var limitsFindings: Bool { locales != nil || !keys.isEmpty || isOfRules && runsAllRules }

  private var isOfRules: Bool { !rules.isEmpty || !excludedRules.isEmpty }

  /// A configuration with only the rules that are chosen.
  func limited(_ configuration: Configuration) -> Configuration {
    guard limitsRules else { return configuration }
    return configuration.limited(to: includes)
  }

  /// Whether findings of a rule are reported.
  private func includes(_ rule: RuleID) -> Bool {
    (rules.isEmpty || rules.contains(rule)) && !excludedRules.contains(rule)
  }

  /// Whether findings about a subject are reported.
  package func includes(_ subject: Subject) -> Bool {
    if let locales, !locales.contains(subject.locale) { return false }
    return keys.isEmpty || keys.contains { $0.matches(subject.key.utf8.span) }
  }

  /// Takes the findings out that are not to be reported.
  package func filter(_ set: inout ReportedSet) {
    guard limitsFindings else { return }
    set.findings.removeAll { !includes($0.subject) || !includes($0.rule) }
  }
}

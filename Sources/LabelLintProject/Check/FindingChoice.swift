package import LabelLint

/// Which rules run and which findings are reported.
package struct FindingChoice {
  /// Rules to run alone, even if the configuration turns them off; empty for all that are on.
  package var rules: Set<RuleID> = []
  /// Rules to leave out.
  package var excludedRules: Set<RuleID> = []
  /// Locales to report; nil for all.
  package var locales: LocaleSelection?
  /// Keys to report; empty for all.
  package var keys: [Glob] = []

  /// Everything.
  package init() {}

  /// Whether some rules are left out.
  var limitsRules: Bool { !rules.isEmpty || !excludedRules.isEmpty }

  /// Whether some findings are left out.
  var limitsFindings: Bool { locales != nil || !keys.isEmpty }

  /// A configuration with only the rules that are chosen.
  func limited(_ configuration: Configuration) -> Configuration {
    guard limitsRules else { return configuration }
    return configuration.limited { id in
      (rules.isEmpty || rules.contains(id)) && !excludedRules.contains(id)
    }
  }

  /// Whether findings about a subject are reported.
  package func includes(_ subject: Subject) -> Bool {
    if let locales, !locales.contains(subject.locale) { return false }
    return keys.isEmpty || keys.contains { $0.matches(subject.key.utf8.span) }
  }

  /// Takes the findings out that are not to be reported.
  package func filter(_ set: inout ReportedSet) {
    guard limitsFindings else { return }
    set.findings.removeAll { !includes($0.subject) }
  }
}

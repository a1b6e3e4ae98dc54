import LabelLint
import LabelLintHistory

/// Runs for tests, a line each.
enum Night {
  /// A finding by its key; the same key is the same finding.
  static func finding(
    _ key: String, rule: String = "role-word", severity: Severity = .warning, locale: String = "de",
    set: String = "app/res", text: String = "Play button", line: Int = 3
  ) -> RecordedFinding {
    let subject = Subject(set: set, table: "string", key: key, locale: locale)
    var finding = ReportedFinding(
      fingerprint: Fingerprint(rule: RuleID(rule), subject: subject), rule: RuleID(rule),
      severity: severity, confidence: .high, app: "", subject: subject, format: .android,
      sourceLocale: "en",
      place: Place(
        path: "\(set)/values-\(locale)/strings.xml", line: line, column: 5, endLine: line,
        endColumn: 9, offset: 10, length: 4),
      message: "'\(text)' is wrong")
    finding.text = text
    return RecordedFinding(finding)
  }

  /// A set with one translated locale.
  static func set(
    _ path: String = "app/res", locale: String = "de", translated: Int = 90,
    of required: Int = 100, suppressed: Int = 0, complete: Bool = true
  ) -> SetSummary {
    var set = SetSummary(app: "", set: path, format: .android, sourceLocale: "en")
    set.messages = 200
    set.complete = complete
    if complete {
      set.locales = [
        LocaleCoverage(
          locale: locale, required: required, translated: translated, suppressed: suppressed,
          needsReview: 1, checked: 95)
      ]
    }
    return set
  }

  /// The rules that a run has unless told otherwise.
  static let rules: [RuleID: Severity] = ["role-word": .warning, "all-caps": .note]

  /// A run at two in the morning of a day in November 2026.
  static func run(
    _ day: Int, app: String = "player", ruleSet: String = "2026.1",
    rules: [RuleID: Severity] = rules, sets: [SetSummary] = [set()],
    _ findings: [RecordedFinding] = []
  ) -> RecordedRun {
    let started = "2026-11-\(day < 10 ? "0" : "")\(day)T02:00:00Z"
    var summary = RunSummary(toolVersion: "0.1.0", ruleSet: ruleSet, started: started)
    summary.app = app
    summary.rules = rules
    summary.sets = sets.count
    summary.messages = 200
    summary.durationMs = 1500
    summary.complete = sets.allSatisfy(\.complete)
    for finding in findings { summary.counts.add(finding.severity) }
    return RecordedRun(summary, sets: sets, findings: findings)
  }

  /// A store in memory with some runs.
  static func store(_ runs: [RecordedRun]) throws -> HistoryStore {
    let store = try HistoryStore()
    for run in runs { _ = try store.add(run) }
    return store
  }
}

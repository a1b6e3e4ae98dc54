/// The gauges of runs: of one that is reported, or of the newest of every app.
///
/// Never a key, path or text: each would be a series of its own.
package struct RunGauges: Sendable {
  /// What findings are counted by.
  package struct Group: Sendable, Hashable, Comparable {
    private let app: String
    private let rule: String
    private let locale: String
    private let severity: String

    /// Findings of an app by rule, locale and severity.
    package init(app: String, rule: String, locale: String, severity: Severity) {
      self.app = app
      self.rule = rule
      self.locale = locale
      self.severity = severity.rawValue
    }

    /// The order of apps, then rules, locales, severities.
    package static func < (left: Group, right: Group) -> Bool {
      (left.app, left.rule, left.locale, left.severity)
        < (right.app, right.rule, right.locale, right.severity)
    }

    /// Its labels.
    fileprivate var labels: [(name: String, value: String)] {
      [("app", app), ("rule", rule), ("locale", locale), ("severity", severity)]
    }
  }

  /// Open findings.
  package var findings: [Group: Int] = [:]
  /// Findings that were not open before, by app; empty where no run before is known.
  package var opened: [(app: String, counts: SeverityCounts)] = []
  /// What is lost, by app: findings whose texts were not read again, and translations; empty where no run before is known.
  package var lost: [(app: String, findings: Int, translations: Int)] = []
  /// The texts of each locale of each app, in order.
  package var coverage: [(app: String, locale: LocaleCoverage)] = []
  /// When each app was checked, for how long, and whether all of it was.
  package var runs: [(app: String, started: Timestamp?, durationMs: Int, complete: Bool)] = []

  /// Gauges of nothing.
  package init() {}

  /// The file.
  package var text: String {
    var gauges = GaugeText()
    gauges.add(
      "label_lint_findings", "Open findings.",
      findings.sorted { $0.key < $1.key }.map { ($0.key.labels, "\($0.value)") })
    gauges.add(
      "label_lint_new_findings", "Findings that the last run saw first, by severity.",
      opened.flatMap { app, counts in
        [("error", counts.error), ("warning", counts.warning), ("note", counts.note)].map {
          ([("app", app), ("severity", $0.0)], "\($0.1)")
        }
      })
    gauges.add(
      "label_lint_lost_texts",
      "Texts that were there before and were not read again, until they are back or accepted.",
      lost.flatMap { app, findings, translations in
        [("findings", findings), ("translations", translations)].map {
          ([("app", app), ("of", $0.0)], "\($0.1)")
        }
      })
    gauges.add(
      "label_lint_translated_ratio", "Share of texts that are translated.", unit: "ratio",
      coverage.filter { $0.locale.required > 0 }.map { app, locale in
        (
          [("app", app), ("locale", locale.locale)],
          GaugeText.decimal(locale.translated, locale.required)
        )
      })
    gauges.add(
      "label_lint_suppressed_texts", "Texts without a translation whose finding is suppressed.",
      coverage.filter { $0.locale.required > 0 }.map { app, locale in
        ([("app", app), ("locale", locale.locale)], "\(locale.suppressed)")
      })
    gauges.add(
      "label_lint_labels_checked", "Labels that the rules checked.",
      coverage.map { app, locale in
        ([("app", app), ("locale", locale.locale)], "\(locale.checked)")
      })
    gauges.add(
      "label_lint_run_duration_seconds", "How long the last run took.", unit: "seconds",
      runs.map { ([("app", $0.app)], GaugeText.decimal($0.durationMs, 1000)) })
    gauges.add(
      "label_lint_last_run_timestamp_seconds", "When the last run started.", unit: "seconds",
      runs.compactMap { run in run.started.map { ([("app", run.app)], "\($0.seconds)") } })
    gauges.add(
      "label_lint_run_complete", "Whether the last run saw all that it should: 1, or 0.",
      runs.map { ([("app", $0.app)], $0.complete ? "1" : "0") })
    return gauges.closed
  }
}

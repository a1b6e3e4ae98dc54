/// `openmetrics`: gauges of one run, for a textfile collector.
///
/// Never a key, path or text: each would be a series of its own.
public struct OpenMetricsReport: Report {
  /// What findings are counted by.
  private struct Group: Hashable {
    var app: String
    var rule: String
    var locale: String
    var severity: String
  }

  private var findings: [Group: Int] = [:]
  private var coverage: [String: [String: LocaleCoverage]] = [:]

  /// A report of nothing.
  public init() {}

  /// Counts a set.
  public mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for index in set.findings.indices where set.findings[index].isCounted {
      let group = Group(
        app: set.findings[index].app, rule: set.findings[index].rule.description,
        locale: set.findings[index].subject.locale,
        severity: set.findings[index].severity.rawValue)
      findings[group, default: 0] += 1
    }
    for locale in set.summary.locales {
      let none = LocaleCoverage(
        locale: locale.locale, required: 0, translated: 0, needsReview: 0, checked: 0)
      var sum = coverage[set.summary.app, default: [:]][locale.locale] ?? none
      sum.required += locale.required
      sum.translated += locale.translated
      sum.checked += locale.checked
      coverage[set.summary.app, default: [:]][locale.locale] = sum
    }
  }

  /// Writes the gauges.
  public mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var gauges = GaugeText()
    gauges.add(
      "label_lint_findings", "Open findings.",
      findings.sorted { Self.isOrderedBefore($0.key, $1.key) }.map { group, count in
        (
          [
            ("app", group.app), ("rule", group.rule), ("locale", group.locale),
            ("severity", group.severity),
          ], "\(count)"
        )
      })
    let cells = coverage.sorted { ByteOrder.precedes($0.key, $1.key) }.flatMap { app, locales in
      locales.sorted { ByteOrder.precedes($0.key, $1.key) }.map { (app: app, cell: $0.value) }
    }
    gauges.add(
      "label_lint_translated_ratio", "Share of texts that are translated.", unit: "ratio",
      cells.filter { $0.cell.required > 0 }.map { app, cell in
        (
          [("app", app), ("locale", cell.locale)],
          GaugeText.decimal(cell.translated, cell.required)
        )
      })
    gauges.add(
      "label_lint_labels_checked", "Labels that the rules judged.",
      cells.map { app, cell in ([("app", app), ("locale", cell.locale)], "\(cell.checked)") })
    gauges.add(
      "label_lint_run_duration_seconds", "How long the last run took.", unit: "seconds",
      [([("app", run.app)], GaugeText.decimal(run.durationMs, 1000))])
    if let time = Timestamp(run.started) {
      gauges.add(
        "label_lint_last_run_timestamp_seconds", "When the last run started.", unit: "seconds",
        [([("app", run.app)], "\(time.seconds)")])
    }
    output.append(contentsOf: gauges.closed.utf8)
  }

  private static func isOrderedBefore(_ left: Group, _ right: Group) -> Bool {
    (left.app, left.rule, left.locale, left.severity)
      < (right.app, right.rule, right.locale, right.severity)
  }
}

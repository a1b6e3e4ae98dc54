import LabelLint

/// Gauges of the newest runs for a textfile collector.
package enum OpenMetrics {
  /// The file.
  package static func text(_ night: FleetNight) -> String {
    var gauges = GaugeText()
    gauges.add(
      "label_lint_findings", "Open findings.",
      night.apps.flatMap { app in
        app.open.sorted(by: isOrderedBefore).map { group in
          (
            [
              ("app", app.app), ("rule", group.rule), ("locale", group.locale),
              ("severity", group.severity.rawValue),
            ], "\(group.count)"
          )
        }
      })
    gauges.add(
      "label_lint_new_findings", "Findings that the last run saw first, by severity.",
      night.apps.flatMap { app in
        let counts = app.openedCounts
        return [("error", counts.error), ("warning", counts.warning), ("note", counts.note)].map {
          ([("app", app.app), ("severity", $0.0)], "\($0.1)")
        }
      })
    let cells = night.apps.flatMap { app in
      CoverageCell.byLocale(app.coverage).map { (app: app.app, cell: $0) }
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
      night.apps.map { ([("app", $0.app)], GaugeText.decimal($0.run.durationMs, 1000)) })
    gauges.add(
      "label_lint_last_run_timestamp_seconds", "When the last run started.", unit: "seconds",
      night.apps.map { ([("app", $0.app)], "\($0.run.time.seconds)") })
    return gauges.closed
  }

  private static func isOrderedBefore(_ left: FindingGroup, _ right: FindingGroup) -> Bool {
    (left.rule, left.locale, left.severity.rawValue)
      < (right.rule, right.locale, right.severity.rawValue)
  }
}

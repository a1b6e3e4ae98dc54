import LabelLint

/// Gauges of the newest runs for a textfile collector.
package enum OpenMetrics {
  /// The file.
  package static func text(_ night: FleetNight) -> String {
    var gauges = RunGauges()
    for app in night.apps {
      for group in app.open {
        let key = RunGauges.Group(
          app: app.app, rule: group.rule, locale: group.locale, severity: group.severity)
        gauges.findings[key, default: 0] += group.count
      }
      gauges.opened.append((app.app, app.openedCounts))
      gauges.lost.append((app.app, app.lostFindings, app.lostTranslations))
      for cell in CoverageCell.byLocale(app.coverage) {
        gauges.coverage.append(
          (
            app.app,
            LocaleCoverage(
              locale: cell.locale, required: cell.required, translated: cell.translated,
              suppressed: cell.suppressed, needsReview: cell.needsReview, checked: cell.checked)
          ))
      }
      gauges.runs.append((app.app, app.run.time, app.run.durationMs, app.run.complete))
    }
    return gauges.text
  }
}

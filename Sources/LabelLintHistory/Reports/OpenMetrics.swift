import LabelLint

/// Gauges of the newest runs for a textfile collector: the same bytes are OpenMetrics 1.0 and the
/// older text format of Prometheus.
package enum OpenMetrics {
  /// The file.
  package static func text(_ night: FleetNight) -> String {
    var text = ""
    gauge("label_lint_findings", "Open findings.", to: &text) { add in
      for app in night.apps {
        for group in app.open.sorted(by: isOrderedBefore) {
          add(
            [
              ("app", app.app), ("rule", group.rule), ("locale", group.locale),
              ("severity", group.severity.rawValue),
            ], "\(group.count)")
        }
      }
    }
    gauge(
      "label_lint_new_findings", "Findings that the last run saw first, by severity.", to: &text
    ) { add in
      for app in night.apps {
        let counts = app.openedCounts
        for (name, count) in [
          ("error", counts.error), ("warning", counts.warning), ("note", counts.note),
        ] { add([("app", app.app), ("severity", name)], "\(count)") }
      }
    }
    gauge(
      "label_lint_translated_ratio", "Share of texts that are translated.", unit: "ratio", to: &text
    ) { add in
      for (app, cell) in cells(night) where cell.required > 0 {
        add([("app", app), ("locale", cell.locale)], decimal(cell.translated, cell.required))
      }
    }
    gauge("label_lint_labels_checked", "Labels that the rules judged.", to: &text) { add in
      for (app, cell) in cells(night) {
        add([("app", app), ("locale", cell.locale)], "\(cell.checked)")
      }
    }
    gauge(
      "label_lint_run_duration_seconds", "How long the last run took.", unit: "seconds", to: &text
    ) { add in
      for app in night.apps { add([("app", app.app)], decimal(app.run.durationMs, 1000)) }
    }
    gauge(
      "label_lint_last_run_timestamp_seconds", "When the last run started.", unit: "seconds",
      to: &text
    ) { add in
      for app in night.apps { add([("app", app.app)], "\(app.run.time.seconds)") }
    }
    return text + "# EOF\n"
  }

  private static func cells(_ night: FleetNight) -> [(app: String, cell: CoverageCell)] {
    night.apps.flatMap { app in CoverageCell.byLocale(app.coverage).map { (app.app, $0) } }
  }

  private static func isOrderedBefore(_ left: FindingGroup, _ right: FindingGroup) -> Bool {
    (left.rule, left.locale, left.severity.rawValue)
      < (right.rule, right.locale, right.severity.rawValue)
  }

  /// Writes a family of gauges; one without samples is left out.
  private static func gauge(
    _ name: String, _ help: String, unit: String? = nil, to text: inout String,
    _ samples: (([(String, String)], String) -> Void) -> Void
  ) {
    var lines = ""
    samples { labels, value in
      let pairs = labels.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",")
      lines += "\(name){\(pairs)} \(value)\n"
    }
    guard !lines.isEmpty else { return }
    text += "# TYPE \(name) gauge\n"
    if let unit { text += "# UNIT \(name) \(unit)\n" }
    text += "# HELP \(name) \(help)\n\(lines)"
  }

  /// A label's value, with `\`, `"` and line feeds escaped.
  static func escaped(_ value: String) -> String {
    var output = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": output += "\\\\"
      case "\"": output += "\\\""
      case "\n": output += "\\n"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// A fraction with four decimals, rounded down: 1 is all of it and nothing else.
  static func decimal(_ part: Int, _ whole: Int) -> String {
    let digits = part * 10_000 / max(1, whole)
    var rest = String(digits % 10_000)
    rest = String(repeating: "0", count: 4 - rest.utf8.count) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    return rest.isEmpty ? "\(digits / 10_000)" : "\(digits / 10_000).\(rest)"
  }
}

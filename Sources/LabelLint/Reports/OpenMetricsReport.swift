/// `openmetrics`: gauges of one run, for a textfile collector.
package struct OpenMetricsReport: Report {
  private var gauges = RunGauges()
  private var coverage: [String: [String: LocaleCoverage]] = [:]

  /// A report of nothing.
  package init() {}

  /// Counts a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for index in set.findings.indices where set.findings[index].isCounted {
      for text in set.findings[index].eachText {
        let group = RunGauges.Group(
          app: text.app, rule: text.rule.description, locale: text.subject.locale,
          severity: text.severity)
        gauges.findings[group, default: 0] += 1
      }
    }
    for locale in set.summary.locales {
      let none = LocaleCoverage(locale: locale.locale, required: 0, translated: 0, checked: 0)
      var sum = coverage[set.summary.app, default: [:]][locale.locale] ?? none
      sum.add(locale)
      coverage[set.summary.app, default: [:]][locale.locale] = sum
    }
  }

  /// Writes the gauges.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    gauges.coverage = coverage.sorted { ByteOrder.precedes($0.key, $1.key) }.flatMap {
      app, locales in
      locales.sorted { ByteOrder.precedes($0.key, $1.key) }.map { (app: app, locale: $0.value) }
    }
    gauges.runs = [(run.app, Timestamp(run.started), run.durationMs, run.complete)]
    output.append(contentsOf: gauges.text.utf8)
  }
}

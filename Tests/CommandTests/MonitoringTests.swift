import Foundation
import Testing

/// What Prometheus, Grafana and Kubernetes get, read by their own parsers.
@Suite("Gauges, alert rules, dashboard and job")
struct MonitoringTests {
  private static let recipes = Checkout.top.appending(path: "docs/integrations")

  /// The gauges of a night of two apps.
  private func gauges() throws -> (folder: TemporaryFolder, text: String) {
    let folder = try PlanCommandTests.fleet()
    for time in ["1795226400", "1795312800"] {
      let run = try folder.run(
        "nightly", "fleet.yml", "--store", "s.sqlite", "--reports", "out",
        environment: ["SOURCE_DATE_EPOCH": time])
      #expect(run.status == 0, "\(run.error)")
    }
    return (folder, try folder.text(of: "out/label_lint.prom"))
  }

  @Test("both parsers of Prometheus' client library read the gauges, and find the same")
  func parsers() throws {
    guard let python = Python.withPackages("prometheus-client", importing: "prometheus_client")
    else { return }
    let (folder, text) = try gauges()
    let script = """
      import sys
      from prometheus_client.openmetrics.parser import text_string_to_metric_families as strict
      from prometheus_client.parser import text_string_to_metric_families as loose
      text = open(sys.argv[1], encoding="utf-8").read()
      def samples(parse):
          return [(s.name, tuple(sorted(s.labels.items())), s.value) for f in parse(text) for s in f.samples]
      assert samples(strict) == samples(loose)
      for family in strict(text):
          print(family.name, family.type, family.unit or "-", len(family.samples))
      """
    try folder.write(script, to: "read.py")
    try folder.write(text, to: "gauges.prom")
    let outcome = try BuiltCommand(folder: folder.url).run(
      program: python, ["read.py", "gauges.prom"])
    #expect(outcome.status == 0, "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      lines == [
        "label_lint_findings", "label_lint_new_findings", "label_lint_lost_texts",
        "label_lint_translated_ratio",
        "label_lint_suppressed_texts", "label_lint_labels_checked",
        "label_lint_run_duration_seconds",
        "label_lint_last_run_timestamp_seconds", "label_lint_run_complete",
      ], "\(outcome.output)")
    #expect(outcome.output.contains("label_lint_last_run_timestamp_seconds gauge seconds 2\n"))
  }

  @Test("alert rules and dashboard ask for gauges that there are")
  func names() throws {
    let text = try gauges().text
    let families = Set(
      text.split(separator: "\n").filter { $0.hasPrefix("# TYPE ") }
        .map { String($0.split(separator: " ")[2]) })
    for file in ["prometheus-alerts.yml", "grafana-dashboard.json"] {
      let recipe = try String(contentsOf: Self.recipes.appending(path: file), encoding: .utf8)
      let asked = Set(recipe.matches(of: /label_lint_[a-z_]+/).map { String($0.output) })
      #expect(asked.count > 1)
      #expect(asked.subtracting(families) == [], "\(file)")
    }
  }

  @Test("promtool accepts the gauges and the alert rules, which fire when they should")
  func promtool() throws {
    let (folder, text) = try gauges()
    let rules = Self.recipes.appending(path: "prometheus-alerts.yml")
    let checked = try Validator.run("promtool", ["check", "rules", rules.path])
    guard let isValid = checked.isValid else { return }
    #expect(isValid, "\(checked.text)")
    try folder.write(text, to: "gauges.prom")
    let metrics = try BuiltCommand(folder: folder.url).shell("promtool check metrics < gauges.prom")
    #expect(metrics.status == 0, "\(metrics.output)\(metrics.error)")
    try FileManager.default.copyItem(at: rules, to: folder.url.appending(path: "rules.yml"))
    // The run is of second 0: after 25 hours all is well, after 27 it is not.
    try folder.write(
      """
      rule_files: [rules.yml]
      evaluation_interval: 1m
      tests:
        - interval: 1m
          input_series:
            - {series: 'label_lint_last_run_timestamp_seconds{app="mail"}', values: '0+0x1800'}
            - {series: 'label_lint_new_findings{app="mail",severity="error"}', values: '0+0x1200 2+0x600'}
            - {series: 'label_lint_new_findings{app="mail",severity="note"}', values: '5+0x1800'}
            - {series: 'label_lint_lost_texts{app="mail",of="findings"}', values: '0+0x1200 2+0x600'}
            - {series: 'label_lint_lost_texts{app="mail",of="translations"}', values: '0+0x1200 3+0x600'}
          alert_rule_test:
            - {eval_time: 19h, alertname: LabelLintNewErrors, exp_alerts: []}
            - eval_time: 22h
              alertname: LabelLintNewErrors
              exp_alerts:
                - exp_labels: {app: mail, severity: warning}
                  exp_annotations:
                    summary: 2 new errors in the labels of mail
                    description: The last run found errors that the run before did not have. The digest names them.
            - {eval_time: 19h, alertname: LabelLintLostTexts, exp_alerts: []}
            - eval_time: 22h
              alertname: LabelLintLostTexts
              exp_alerts:
                - exp_labels: {app: mail, severity: critical}
                  exp_annotations:
                    summary: 5 texts of mail are lost
                    description: Translations are gone with their locale, file or set, or come after a place that cannot be read. The digest names them. Restore them, or accept the loss with label-lint baseline removed.
            - {eval_time: 25h, alertname: LabelLintDidNotRun, exp_alerts: []}
            - eval_time: 27h
              alertname: LabelLintDidNotRun
              exp_alerts:
                - exp_labels: {app: mail, severity: warning}
                  exp_annotations:
                    summary: The labels of mail were not checked for 26 hours
                    description: The nightly run did not record this app. Its findings and coverage are those of the last run.

      """, to: "alerts.yml")
    let fired = try Validator.run("promtool", ["test", "rules", "alerts.yml"], in: folder.url)
    #expect(fired.isValid == true, "\(fired.text)")
  }

  @Test("the panels of the dashboard have questions, names of their own and room")
  func dashboard() throws {
    let data = try Data(contentsOf: Self.recipes.appending(path: "grafana-dashboard.json"))
    let board = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let panels = try #require(board["panels"] as? [[String: Any]])
    #expect(panels.count > 3)
    #expect(Set(panels.compactMap { $0["id"] as? Int }).count == panels.count)
    #expect(Set(panels.compactMap { $0["title"] as? String }).count == panels.count)
    var taken: Set<[Int]> = []
    for panel in panels {
      let targets = try #require(panel["targets"] as? [[String: Any]])
      #expect(targets.allSatisfy { ($0["expr"] as? String)?.isEmpty == false })
      let place = try #require(panel["gridPos"] as? [String: Int])
      let (x, y) = (place["x"] ?? -1, place["y"] ?? -1)
      let (width, height) = (place["w"] ?? 0, place["h"] ?? 0)
      #expect(x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 24)
      for column in x..<x + width {
        for row in y..<y + height { #expect(taken.insert([column, row]).inserted) }
      }
    }
  }

  @Test("the Kubernetes job follows the schema of its kind, to the letter")
  func job() throws {
    guard let python = Python.withPackages("kubernetes-validate", importing: "kubernetes_validate")
    else { return }
    let folder = try TemporaryFolder()
    let job = try String(
      contentsOf: Self.recipes.appending(path: "kubernetes-job.yml"), encoding: .utf8)
    try folder.write(job, to: "job.yml")
    try folder.write(job.replacing("completions:", with: "completion:"), to: "bad.yml")
    try folder.write(
      """
      import sys, yaml, kubernetes_validate as k
      k.validate(yaml.safe_load(open(sys.argv[1])), k.latest_version(), strict=True)
      """, to: "check.py")
    let command = BuiltCommand(folder: folder.url)
    let good = try command.run(program: python, ["check.py", "job.yml"])
    #expect(good.status == 0, "\(good.error)")
    #expect(try command.run(program: python, ["check.py", "bad.yml"]).status == 1)
  }
}

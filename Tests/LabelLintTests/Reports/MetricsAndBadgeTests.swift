import LabelLint
import Testing

/// Gauges and the badge of one run.
@Suite("Gauges and badge of a run")
struct MetricsAndBadgeTests {
  private func output(_ report: any Report, _ states: [FindingState?]) -> String {
    var report = report
    var set = SetSummary(app: "player", set: "res", format: .android, sourceLocale: "en")
    set.locales = [
      LocaleCoverage(locale: "de", required: 3, translated: 2, needsReview: 0, checked: 5)
    ]
    let findings = states.enumerated().map { number, state in
      let subject = Subject(set: "res", table: "string", key: "k\(number)", locale: "de")
      var finding = ReportedFinding(
        fingerprint: Fingerprint(rule: "role-word", subject: subject), rule: "role-word",
        severity: .warning, confidence: .high, app: "player", subject: subject, format: .android,
        sourceLocale: "en",
        place: Place(
          path: "res/a.xml", line: 1, column: 1, endLine: 1, endColumn: 2, offset: 0, length: 1),
        message: "m")
      finding.state = state
      return finding
    }
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-01T02:00:00Z")
    run.app = "player"
    run.durationMs = 1250
    var output: [UInt8] = []
    report.add(ReportedSet(summary: set, findings: findings), to: &output)
    report.close(run, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test("gauges, byte for byte")
  func gauges() {
    #expect(
      output(OpenMetricsReport(), [nil, .new, .unchanged]) == """
        # TYPE label_lint_findings gauge
        # HELP label_lint_findings Open findings.
        label_lint_findings{app="player",rule="role-word",locale="de",severity="warning"} 2
        # TYPE label_lint_translated_ratio gauge
        # UNIT label_lint_translated_ratio ratio
        # HELP label_lint_translated_ratio Share of texts that are translated.
        label_lint_translated_ratio{app="player",locale="de"} 0.6666
        # TYPE label_lint_suppressed_texts gauge
        # HELP label_lint_suppressed_texts Texts without a translation whose finding is suppressed.
        label_lint_suppressed_texts{app="player",locale="de"} 0
        # TYPE label_lint_labels_checked gauge
        # HELP label_lint_labels_checked Labels that the rules checked.
        label_lint_labels_checked{app="player",locale="de"} 5
        # TYPE label_lint_run_duration_seconds gauge
        # UNIT label_lint_run_duration_seconds seconds
        # HELP label_lint_run_duration_seconds How long the last run took.
        label_lint_run_duration_seconds{app="player"} 1.25
        # TYPE label_lint_last_run_timestamp_seconds gauge
        # UNIT label_lint_last_run_timestamp_seconds seconds
        # HELP label_lint_last_run_timestamp_seconds When the last run started.
        label_lint_last_run_timestamp_seconds{app="player"} 1793498400
        # TYPE label_lint_run_complete gauge
        # HELP label_lint_run_complete Whether the last run saw all that it should: 1, or 0.
        label_lint_run_complete{app="player"} 1
        # EOF

        """)
  }

  @Test("a badge says clean, open or new")
  func badge() {
    func badge(_ states: [FindingState?], _ threshold: Severity? = .error) -> String {
      output(BadgeReport(isPicture: false, failingAt: threshold), states)
    }
    let start = #"{"schemaVersion":1,"label":"labels","message":"#
    #expect(badge([]) == start + #""clean","color":"brightgreen"}"# + "\n")
    #expect(badge([nil, .unchanged]) == start + #""1 open","color":"blue"}"# + "\n")
    #expect(badge([.new, .updated]) == start + #""1 new","color":"orange"}"# + "\n")
    #expect(badge([.new], .warning) == start + #""1 new","color":"red"}"# + "\n")
    #expect(
      output(BadgeReport(isPicture: true, failingAt: nil), [.new]).contains(
        "<title>labels: 1 new</title>"))
  }
}

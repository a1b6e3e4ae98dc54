import LabelLint

/// What the reports of a format have of their own: how one is begun, and what tells it from other files.
struct ReportForm: Sendable {
  /// What a report begins with, and what it holds.
  struct Mark: Sendable {
    var start = ""
    var parts: [String] = []

    /// Whether a text has the mark.
    func fits(_ text: String) -> Bool {
      text.hasPrefix(start) && parts.allSatisfy { text.contains($0) }
    }
  }

  /// A report that holds nothing yet; `path` is the file that it goes to, nil for standard output.
  typealias Beginning = @Sendable (_ style: ReportStyle, _ path: String?) -> any Report

  /// What tells reports, one mark of several; none where `EarlierReport` looks at their lines.
  let marks: [Mark]
  /// Begins a report.
  let begin: Beginning

  private init(_ marks: Mark..., begin: @escaping Beginning) {
    self.marks = marks
    self.begin = begin
  }

  /// The form of a format's reports.
  static func of(_ format: OutputFormat) -> ReportForm { all[format] ?? text }

  private static let text = ReportForm { style, _ in TextReport(style) }

  private static let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The forms of all formats.
  static let all: [OutputFormat: ReportForm] = {
    var forms: [OutputFormat: ReportForm] = [.text: text]
    forms[.concise] = ReportForm { style, _ in ConciseReport(isFolded: style.isFolded) }
    forms[.xcode] = ReportForm { style, _ in XcodeReport(style) }
    forms[.ndjson] = ReportForm(
      Mark(start: "{\"type\":\"", parts: ["\"tool\":{\"name\":\"label-lint\""])
    ) { _, _ in NDJSONReport() }
    forms[.json] = ReportForm(
      Mark(start: "{\n  \"schemaVersion\": ", parts: ["\"name\": \"label-lint\""])
    ) { _, _ in JSONReport() }
    forms[.sarif] = ReportForm(
      Mark(start: "{", parts: ["\"driver\":{\"name\":\"label-lint\""])
    ) { style, _ in SARIFReport(style) }
    forms[.github] = ReportForm(
      Mark(start: "::stop-commands::label-lint-"),
      Mark(start: "::error file=", parts: [",title="]),
      Mark(start: "::warning file=", parts: [",title="]),
      Mark(start: "::notice file=", parts: [",title="])
    ) { style, _ in GitHubReport(style) }
    forms[.gitlab] = ReportForm(
      Mark(start: "[", parts: ["\"check_name\":", "\"fingerprint\":"]), Mark(start: "[]")
    ) { style, _ in GitLabReport(style) }
    forms[.junit] = ReportForm(
      Mark(start: xml + "<testsuites>\n", parts: [" hostname=\"localhost\""])
    ) { style, _ in JUnitReport(style) }
    forms[.checkstyle] = ReportForm(
      Mark(start: xml + "<checkstyle version=\"4.3\"", parts: ["source=\"label-lint."]),
      Mark(start: xml + "<checkstyle version=\"4.3\"/>")
    ) { style, _ in CheckstyleReport(style) }
    forms[.rdjsonl] = ReportForm(
      Mark(start: "{", parts: ["\"source\":{\"name\":\"label-lint\"}"])
    ) { style, _ in ReviewdogReport(style) }
    forms[.androidLint] = ReportForm(
      Mark(start: xml + "<issues ", parts: [" by=\"label-lint "])
    ) { style, _ in AndroidLintReport(style) }
    forms[.sonarqube] = ReportForm(
      Mark(start: "{\"rules\":[", parts: ["\"engineId\":\"label-lint\""])
    ) { style, _ in SonarQubeReport(style) }
    forms[.markdown] = ReportForm(Mark(start: "## label-lint: ")) { style, path in
      // Standard output may be sent as a comment, which has a limit; a file has none.
      let isComment = path == nil && style.limit != .all
      return MarkdownReport(style, limit: isComment ? MarkdownReport.commentLimit : .max)
    }
    forms[.csv] = ReportForm(
      Mark(start: "\u{FEFF}fingerprint,app,location,context,locale,source,target,rule,")
    ) { style, _ in CSVReport(style) }
    forms[.html] = ReportForm(
      Mark(start: "<!doctype html>", parts: ["label-lint review import decisions.json"])
    ) { style, _ in HTMLReport(teamRules: style.teamRules) }
    forms[.letter] = ReportForm(
      Mark(start: "<!doctype html>", parts: ["content=\"label-lint letter\""]),
      Mark(start: "# ", parts: ["Thank you for the translations."]),
      Mark(start: "Thank you for the translations.")
    ) { style, path in LetterReport(style, isPage: path?.hasSuffix(".html") ?? false) }
    forms[.openmetrics] = ReportForm(
      Mark(start: "# TYPE label_lint_"), Mark(start: "# EOF\n")
    ) { _, _ in OpenMetricsReport() }
    forms[.badge] = ReportForm(
      Mark(start: "{\"schemaVersion\":1,\"label\":\"labels\","),
      Mark(start: "<svg ", parts: ["<title>labels: "])
    ) { style, path in
      BadgeReport(
        isPicture: path?.hasSuffix(".svg") ?? false, failingAt: style.failingSeverity)
    }
    return forms
  }()
}

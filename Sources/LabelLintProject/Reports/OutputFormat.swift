package import LabelLint

/// The formats a run can be written in.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people: excerpt, caret, why.
  case text
  /// One line a finding.
  case concise
  /// One record a line.
  case ndjson
  /// One document.
  case json
  /// SARIF 2.1.0.
  case sarif
  /// Workflow commands of GitHub.
  case github
  /// Code Quality of GitLab.
  case gitlab
  /// JUnit's XML.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// Diagnostics of reviewdog, one a line.
  case rdjsonl
  /// Lines that Xcode turns into issues.
  case xcode
  /// The report of Android lint.
  case androidLint = "android-lint"
  /// Generic issues of SonarQube.
  case sonarqube
  /// For a comment or job summary.
  case markdown
  /// A table.
  case csv
  /// The page on which writers review labels.
  case html
  /// A letter to translators, in words that need no knowledge of the tool.
  case letter
  /// Gauges for Prometheus.
  case openmetrics
  /// A badge, as a picture or for shields.io.
  case badge

  /// What it shows beside the findings.
  package var needs: ReportNeeds {
    switch self {
    case .concise, .letter, .openmetrics, .badge: []
    case .ndjson, .json: .texts
    case .html: [.contexts, .trials]
    case .csv: .contexts
    case .markdown: [.contexts, .sources]
    case .text, .sarif, .github, .gitlab, .junit, .checkstyle, .rdjsonl, .xcode, .androidLint,
      .sonarqube:
      .sources
    }
  }

  /// Whether it tells how much of each locale is translated.
  package var tellsCoverage: Bool { [.ndjson, .json, .openmetrics, .badge].contains(self) }
}

package import LabelLint

/// All recorded runs of an app, and what each changed.
package struct AppHistory: Sendable {
  /// What a run changed for the findings of a rule, locale and severity.
  package struct Change: Sendable, Hashable {
    /// Position of the run in `runs`.
    package var run: Int
    /// Whether findings were opened; otherwise closed.
    package var isOpening: Bool
    /// The rule.
    package var rule: String
    /// The locale.
    package var locale: String
    /// How much they matter.
    package var severity: Severity
  }

  /// What a run added to the texts of a locale.
  package struct CoverageChange: Sendable, Hashable {
    /// The locale.
    package var locale: String
    /// Texts that must be translated.
    package var required: Int
    /// Texts that are.
    package var translated: Int

    /// What takes the change back.
    var reversed: CoverageChange {
      CoverageChange(locale: locale, required: -required, translated: -translated)
    }
  }

  /// Name of the app.
  package var app: String
  /// The runs, oldest first.
  package var runs: [NightRun]
  /// How many findings each kind of change is about.
  package var changes: [Change: Int] = [:]
  /// What runs changed in the coverage, by position in `runs`.
  package var coverageChanges: [Int: [CoverageChange]] = [:]
  /// What is open now by the position of the run that saw it first.
  package var openSince: [Int: SeverityCounts] = [:]

  /// A history of some runs.
  package init(app: String, runs: [NightRun]) {
    self.app = app
    self.runs = runs
  }
}

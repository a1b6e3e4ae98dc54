/// One catalog set for a report: its record, its findings, and the files they are in.
package struct ReportedSet: Sendable {
  /// The set's record.
  package var summary: SetSummary
  /// The set's findings, in the order of records.
  package var findings: [ReportedFinding]
  /// Files that excerpts are taken from, where a report asked for them; a finding in another file is shown
  /// without one.
  package var sources: [SourceIndex]
  /// Languages of the set that wording rules were not run for, sorted.
  package var languagesWithoutLexicon: [String] = []
  /// Number of keys whose kind a use in code proves.
  package var provenKinds = 0
  /// What writers see beside the findings; nil where no report asked for it.
  package var contexts: ReportedContexts?

  /// The file of a set that was not read whole in which something could not be read; nil where what is missing is no
  /// file.
  var unreadablePath: String? {
    if summary.isWhole { return nil }
    return findings.first { $0.rule == UnreadableCatalog.id }?.place.path
  }

  /// The locales whose files have a place that cannot be read and was not known before; nil where that may be any.
  ///
  /// What was found in spite of a place is not hidden by it.
  var cutLocales: Set<String>? {
    let places = findings.filter { $0.rule == UnreadableCatalog.id }
    let locales = Set(places.filter { $0.state != .unchanged }.map(\.subject.locale))
    return places.isEmpty || locales.contains("") ? nil : locales
  }

  /// A set with its findings.
  package init(summary: SetSummary, findings: [ReportedFinding], sources: [SourceIndex] = []) {
    self.summary = summary
    self.findings = findings
    self.sources = sources
  }
}

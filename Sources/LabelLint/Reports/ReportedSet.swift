/// One catalog set for a report: its record, its findings, and the files they are in.
public struct ReportedSet: Sendable {
  /// The set's record.
  public var summary: SetSummary
  /// The set's findings, in the order of records.
  public var findings: [ReportedFinding]
  /// Files that excerpts are taken from, where a report asked for them; a finding in another file is shown
  /// without one.
  public var sources: [SourceIndex]
  /// Languages of the set that wording rules were not run for, sorted.
  public var languagesWithoutLexicon: [String] = []
  /// Number of keys whose kind a use in code proves.
  public var provenKinds = 0
  /// What writers see beside the findings; nil where no report asked for it.
  public var contexts: ReportedContexts?

  /// The file of a set that was not read whole in which something could not be read; nil where what is missing is no
  /// file.
  var unreadablePath: String? {
    if summary.isWhole { return nil }
    return findings.first { $0.rule == UnreadableCatalog.id }?.place.path
  }

  /// A set with its findings.
  public init(summary: SetSummary, findings: [ReportedFinding], sources: [SourceIndex] = []) {
    self.summary = summary
    self.findings = findings
    self.sources = sources
  }
}

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
  /// Which texts of screens are in the set.
  package var screens = ScreenTally()
  /// What writers see beside the findings; nil where no report asked for it.
  package var contexts: ReportedContexts?

  /// The file of a set that was not read whole in which something could not be read, one that is news first; nil where
  /// what is missing is no file.
  var unreadablePath: String? {
    if summary.isWhole { return nil }
    let places = findings.filter { $0.rule == UnreadableCatalog.id }
    // A fault of a file comes before what only label-lint cannot read.
    let locales = summary.isCut ? summary.faultyLocales ?? summary.cutLocales : summary.cutLocales
    let cut = places.filter { place in
      locales?.contains(SetSummary.name(ofLocale: place.subject.locale)) ?? true
    }
    return (cut.first { $0.state != .unchanged } ?? cut.first ?? places.first)?.place.path
  }

  /// The locales of which all places that cannot be read were known before.
  var localesKnownToBeCut: Set<String> {
    let places = findings.filter { $0.rule == UnreadableCatalog.id }
    func locales(_ places: [ReportedFinding]) -> Set<String> {
      // A place in no text of a file that holds all locales is one of its source.
      Set(
        places.map(\.subject.locale).map { locale in
          locale.isEmpty ? summary.sourceLocale : SetSummary.name(ofLocale: locale)
        })
    }
    return locales(places.filter { $0.state == .unchanged })
      .subtracting(locales(places.filter { $0.state != .unchanged }))
  }

  /// A set with its findings.
  package init(summary: SetSummary, findings: [ReportedFinding], sources: [SourceIndex] = []) {
    self.summary = summary
    self.findings = findings
    self.sources = sources
  }
}

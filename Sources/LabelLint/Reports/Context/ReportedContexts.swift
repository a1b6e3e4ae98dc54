/// What writers see beside the findings of one set: taken from its catalogs, not kept in records.
package struct ReportedContexts: Sendable, Hashable {
  /// The keys that findings are about.
  package var entries: [ReportedEntry] = []
  /// What belongs to each finding, by its identity: some findings may be left out of a report.
  package var findings: [Fingerprint: FindingContext] = [:]

  /// What belongs to the findings of a set.
  ///
  /// - Parameters:
  ///   - findings: Findings of the catalog, made now or read from records.
  ///   - catalog: The catalog; where it is no longer what was judged, a finding is left without.
  package init(of findings: [ReportedFinding], in catalog: Catalog) {
    guard !findings.isEmpty else { return }
    var finder = ContextFinder(catalog)
    var texts = SuggestedTexts(catalog)
    for (number, finding) in findings.enumerated() {
      var context = FindingContext()
      context.entry = finder.entry(of: finding)
      if let place = finder.place(of: finding) {
        context.flagged = finder.flagged(finding, at: place)
        texts.add(finding, number: number, at: place)
      }
      context.placeholders = finder.placeholders(of: finding)
      context.forms = finder.forms(of: finding)
      self.findings[finding.fingerprint] = context
    }
    for (number, text) in texts.solved() {
      self.findings[findings[number].fingerprint]?.newText = text
    }
    entries = finder.entries
  }

  /// Notes which suggestions would be refused, and drops those that nothing makes writable.
  package mutating func note(_ trial: SuggestionTrial) {
    for (identity, refusal) in trial.refusals {
      findings[identity, default: FindingContext()].refusal = refusal
    }
    for identity in trial.unwritable { findings[identity]?.newText = nil }
  }
}

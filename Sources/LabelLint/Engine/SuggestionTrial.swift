/// Tries all suggestions of a checked catalog at once, to know which do harm before they are offered.
package struct SuggestionTrial {
  /// Why suggestions would be refused alone, by the identities of their findings.
  package private(set) var refusals: [Fingerprint: String] = [:]
  /// The identities of findings whose suggestions would be refused whatever else is written.
  package private(set) var unwritable: Set<Fingerprint> = []

  /// Tries the suggestions of a catalog.
  ///
  /// - Parameters:
  ///   - checked: The catalog with its findings.
  ///   - checkAll: The findings of all rules of the project, where `check` runs fewer.
  ///   - check: Joins the files of a catalog, in their order, and checks it.
  package init(
    _ checked: FixRun.Checked, checkAll: (([CatalogFile]) -> [Finding])?,
    check: ([CatalogFile]) -> FixRun.Checked
  ) {
    let candidates = FixCandidate.all(
      among: checked.findings, where: { $0.suppression == nil }, allowsUnsafe: true)
    if candidates.isEmpty { return }
    var round = FixRound(checked, candidates, checkAll: checkAll)
    _ = round.run(check)
    let reasons = round.reasons
    if reasons.isEmpty { return }
    let identities = Fingerprint.numbered(checked.findings).identities
    for (finding, identity) in zip(checked.findings, identities) {
      note(reasons[finding.identity], of: identity)
      for fault in finding.inherited { note(reasons[fault.identity], of: fault.identity) }
    }
  }

  private mutating func note(_ reason: FixReason?, of identity: Fingerprint) {
    guard let reason else { return }
    if reason.isFinal { unwritable.insert(identity) } else { refusals[identity] = reason.refusal }
  }
}

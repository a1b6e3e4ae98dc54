/// Makes one item of findings that differ only in locale.
///
/// That is: same rule, set, table, key, slot and place, and the same words about it. Whether a
/// finding has a detail in its identity shows in its fingerprint; one that has is never folded,
/// because a stored record does not keep details.
package enum Folding {
  /// What folded findings have in common.
  private struct Group: Hashable {
    /// Identity of rule, set, table, key and slot.
    let identity: Fingerprint
    /// Where they are.
    let place: Place
    /// What is said of them.
    let message: String
    /// What became of them.
    let state: FindingState?
    /// Why they are not counted.
    let suppression: Suppression?
  }

  /// The findings of one set as items, each where its first finding stands.
  ///
  /// - Parameters:
  ///   - findings: Findings of one set, in the order of records.
  ///   - isOn: Whether to fold; without, each finding is an item under its own identity.
  /// - Returns: The items, to be shown in the order of a report.
  package static func items(
    of findings: [ReportedFinding], isOn: Bool = true
  ) -> [FoldedFinding] {
    guard isOn else { return findings.map { single($0, fingerprint: $0.fingerprint) } }
    var groups: [[ReportedFinding]] = []
    var indexes: [Group: Int] = [:]
    for finding in findings {
      guard let identity = foldedIdentity(of: finding) else {
        groups.append([finding])
        continue
      }
      let group = Group(
        identity: identity, place: finding.place, message: finding.message, state: finding.state,
        suppression: finding.suppression)
      if let index = indexes[group] {
        groups[index].append(finding)
      } else {
        indexes[group] = groups.count
        groups.append([finding])
      }
    }
    return items(of: groups)
  }

  /// The items of groups; of several groups with one folded identity, later ones get a number.
  private static func items(of groups: [[ReportedFinding]]) -> [FoldedFinding] {
    var uses: [Fingerprint: Int] = [:]
    return groups.compactMap { group in
      guard let first = group.first else { return nil }
      guard group.count > 1 || isJudgedElsewhere(first),
        let identity = foldedIdentity(of: first)
      else { return single(first, fingerprint: first.fingerprint) }
      let use = uses[identity, default: 0] + 1
      uses[identity] = use
      return FoldedFinding(
        finding: first, severity: group.map(\.severity).max() ?? first.severity,
        fingerprint: use == 1 ? identity : foldedIdentity(of: first, repetition: use) ?? identity,
        locales: group.map(\.subject.locale))
    }
  }

  /// One finding as an item.
  private static func single(
    _ finding: ReportedFinding, fingerprint: Fingerprint
  ) -> FoldedFinding {
    FoldedFinding(
      finding: finding, severity: finding.severity, fingerprint: fingerprint,
      locales: isJudgedElsewhere(finding) ? [finding.subject.locale] : [])
  }

  /// Whether a locale is judged by what it lacks, at a place in another locale's file or in one
  /// that holds all of them.
  ///
  /// Its message must name the locale even when there is but one, and another locale that lacks the
  /// same must not make it another item.
  private static func isJudgedElsewhere(_ finding: ReportedFinding) -> Bool {
    finding.text == nil && !finding.subject.locale.isEmpty
      && finding.subject.locale != finding.sourceLocale
      && CatalogLocation(path: finding.place.path)?.place.tag?.description != finding.subject.locale
  }

  /// Identity of a finding for all locales; nil where it cannot be folded.
  private static func foldedIdentity(
    of finding: ReportedFinding, repetition: Int = 1
  ) -> Fingerprint? {
    var subject = finding.subject
    guard !subject.locale.isEmpty,
      finding.fingerprint == Fingerprint(rule: finding.rule, subject: subject)
    else { return nil }
    subject.locale = Fingerprint.allLocales
    return Fingerprint(rule: finding.rule, subject: subject, repetition: repetition)
  }
}

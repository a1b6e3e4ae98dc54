/// The findings in programs, whose texts may be the source of several sets: of an app and of its extensions.
package struct ToldPlaces: Sendable {
  /// A finding, whatever the set that it was found in.
  private struct Name: Hashable {
    let rule: RuleID
    let path: String
    let offset: Int
    let message: String
  }

  /// The set in which each was told first.
  private var sets: [Name: String] = [:]
  private var programs = ProgramPaths()

  /// Nothing was told yet.
  package init() {}

  /// Removes the findings of a set that an earlier set has reported, known findings included.
  package mutating func dropTold(of set: inout ReportedSet) {
    let name = set.summary.set
    set.findings.removeAll { isTold($0, in: name) }
  }

  /// Whether another set has reported a finding; if not, records that this one reports it.
  private mutating func isTold(_ finding: ReportedFinding, in set: String) -> Bool {
    // A set may have its own reasons for not telling it.
    let isSuppressed = finding.suppression.map { $0.kind != .baseline } ?? false
    guard !isSuppressed, finding.state != .absent, programs.contains(finding.place.path) else {
      return false
    }
    let own = Name(
      rule: finding.rule, path: finding.place.path, offset: finding.place.offset,
      message: finding.message)
    if let first = sets[own] { return first != set }
    sets[own] = set
    return false
  }
}

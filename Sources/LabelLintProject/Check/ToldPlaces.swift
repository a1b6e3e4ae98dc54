import LabelLint

/// The findings in programs, whose texts may be the source of several sets: of an app and of its extensions.
struct ToldPlaces {
  /// A finding, whatever the set that it was found in.
  private struct Name: Hashable {
    let rule: RuleID
    let path: String
    let offset: Int
    let message: String
  }

  /// The set in which each was told first.
  private var sets: [Name: String] = [:]
  /// Whether a path is that of a program.
  private var programs: [String: Bool] = [:]

  /// Takes the findings out of a set that an earlier set has told.
  mutating func dropTold(of set: inout ReportedSet) {
    let name = set.summary.set
    set.findings.removeAll { finding in
      guard finding.isCounted, isProgram(finding.place.path) else { return false }
      let own = Name(
        rule: finding.rule, path: finding.place.path, offset: finding.place.offset,
        message: finding.message)
      if let first = sets[own] { return first != name }
      sets[own] = name
      return false
    }
  }

  private mutating func isProgram(_ path: String) -> Bool {
    if let known = programs[path] { return known }
    let result = CatalogLocation(path: path) == nil
    programs[path] = result
    return result
  }
}

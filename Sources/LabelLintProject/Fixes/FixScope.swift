package import LabelLint

/// Which findings of a set may be fixed: those that a check with the same options reports, and what
/// comes to light once they are fixed.
package struct FixScope {
  /// Identities, repetitions aside, of the findings that are not to be fixed.
  private var kept: Set<Fingerprint> = []
  private let paths: [String]
  private let choice: FindingChoice
  private let namedFiles: Set<String>

  /// The scope of a set.
  ///
  /// - Parameters:
  ///   - set: The set as it was found.
  ///   - reported: What of it a check reports: without what is known, suppressed or no news.
  ///   - choice: Which findings the call wants.
  ///   - namedFiles: The files that the call names; empty when all files are meant.
  package init(
    _ set: OpenSet, reported: ReportedSet, choice: FindingChoice, namedFiles: Set<String>
  ) {
    self.choice = choice
    self.namedFiles = namedFiles
    paths = set.catalog.files.map(\.source.path)
    let wanted = Set(reported.findings.map(\.fingerprint))
    let findings = set.checked.findings
    for (finding, identity) in zip(findings, Fingerprint.identities(of: findings))
    where !finding.fixes.isEmpty && !wanted.contains(identity) {
      kept.insert(finding.identity)
    }
    // Known faults of translations whose source has the fault now.
    for fault in reported.findings.lazy.flatMap(\.inherited) where fault.suppression != nil {
      kept.insert(
        Fingerprint(rule: fault.rule, subject: fault.subject, detail: fault.detail))
    }
  }

  /// Whether a finding may be fixed.
  package func includes(_ finding: Finding) -> Bool {
    guard finding.suppression == nil, choice.includes(finding.subject) else { return false }
    guard namedFiles.isEmpty || namedFiles.contains(paths[finding.span.file]) else { return false }
    return !knows(finding)
  }

  /// Whether a finding is one that a check does not report, or reports as known.
  package func knows(_ finding: Finding) -> Bool {
    kept.contains(finding.identity)
  }
}

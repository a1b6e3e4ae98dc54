package import LabelLint

/// Lowest severity that fails a run.
package enum FailureThreshold: String, CaseIterable, Comparable {
  /// Errors only.
  case error
  /// Errors and warnings.
  case warning
  /// Every finding.
  case note
  /// No finding at all.
  case never

  /// The threshold that more findings reach comes first.
  package static func < (left: Self, right: Self) -> Bool {
    let order: [Self] = [.note, .warning, .error, .never]
    return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
  }

  /// The lowest severity that fails; nil when none does.
  package var severity: Severity? { Severity(rawValue: rawValue) }

  /// Whether a finding of that severity fails the run.
  package func isReached(by severity: Severity) -> Bool {
    self.severity.map { severity >= $0 } ?? false
  }

  /// Whether some of these findings fail the run.
  package func isReached(by counts: SeverityCounts) -> Bool {
    counts.error > 0 && isReached(by: .error) || counts.warning > 0 && isReached(by: .warning)
      || counts.note > 0 && isReached(by: .note)
  }
}

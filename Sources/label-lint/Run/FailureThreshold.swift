import LabelLint

/// Lowest severity that fails a run.
enum FailureThreshold: String, CaseIterable {
  /// Errors only.
  case error
  /// Errors and warnings.
  case warning
  /// Every finding.
  case note
  /// No finding at all.
  case never

  /// The lowest severity that fails; nil when none does.
  var severity: Severity? { Severity(rawValue: rawValue) }

  /// Whether a finding of that severity fails the run.
  func isReached(by severity: Severity) -> Bool { self.severity.map { severity >= $0 } ?? false }

  /// Whether some of these findings fail the run.
  func isReached(by counts: SeverityCounts) -> Bool {
    counts.error > 0 && isReached(by: .error) || counts.warning > 0 && isReached(by: .warning)
      || counts.note > 0 && isReached(by: .note)
  }
}

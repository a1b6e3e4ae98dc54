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

  /// Whether a finding of that severity fails the run.
  func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}

/// Number of findings by severity.
public struct SeverityCounts: Sendable, Hashable {
  /// Errors.
  public var error: Int
  /// Warnings.
  public var warning: Int
  /// Notes.
  public var note: Int

  /// Counts, of nothing unless given.
  public init(error: Int = 0, warning: Int = 0, note: Int = 0) {
    self.error = error
    self.warning = warning
    self.note = note
  }

  /// All findings.
  public var total: Int { error + warning + note }

  /// Counts one finding.
  public mutating func add(_ severity: Severity) {
    switch severity {
    case .error: error += 1
    case .warning: warning += 1
    case .note: note += 1
    }
  }
}

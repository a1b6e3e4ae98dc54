/// Number of findings by severity.
package struct SeverityCounts: Sendable, Hashable {
  /// Errors.
  package var error: Int
  /// Warnings.
  package var warning: Int
  /// Notes.
  package var note: Int

  /// Counts, of nothing unless given.
  package init(error: Int = 0, warning: Int = 0, note: Int = 0) {
    self.error = error
    self.warning = warning
    self.note = note
  }

  /// All findings.
  package var total: Int { error + warning + note }

  /// Adds other counts.
  package mutating func add(_ other: SeverityCounts) {
    error += other.error
    warning += other.warning
    note += other.note
  }

  /// Counts one finding.
  package mutating func add(_ severity: Severity) {
    switch severity {
    case .error: error += 1
    case .warning: warning += 1
    case .note: note += 1
    }
  }
}

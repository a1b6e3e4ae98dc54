/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; never fails a run unless asked.
  case note
  /// Users will stumble.
  case warning
  /// Something is broken, and the text alone proves it.
  case error

  /// Whether the left one matters less.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  /// The level above; an error stays one.
  var next: Severity { self == .note ? .warning : .error }
  /// The level below; a note stays one.
  var previous: Severity { self == .error ? .warning : .note }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

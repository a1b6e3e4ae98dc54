/// How sure a finding is: the lower of the rule's own and that of the text's kind.
public enum Confidence: String, Sendable, Hashable, CaseIterable, Comparable {
  /// A guess from the shape of the text.
  case low
  /// The key or comment points that way.
  case medium
  /// The key or comment says so.
  case high
  /// Proven by the text, the code or the configuration.
  case certain

  /// Whether the left one is less sure.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    case .certain: 3
    }
  }
}

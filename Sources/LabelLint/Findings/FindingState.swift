/// What became of a finding since the run it is compared with.
public enum FindingState: String, Sendable, Hashable, CaseIterable {
  /// Not there before.
  case new
  /// There before, of another text or severity.
  case updated
  /// There before, as it is.
  case unchanged
  /// There before, gone now.
  case absent
}

/// A way to put a finding right, as reports write it.
public struct ReportedFix: Sendable, Hashable {
  /// What to write, as an order: `Write 'Play'`.
  public var title: String
  /// What it may change.
  public var safety: Fix.Safety
  /// The bytes to replace; they do not overlap.
  public var edits: [ReportedEdit]

  /// A fix of one or more edits.
  public init(title: String, safety: Fix.Safety, edits: [ReportedEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// A way to put a finding right, as reports write it.
public struct ReportedFix: Sendable, Hashable {
  /// What to write, as an order: `Write 'Play'`.
  public var title: String
  /// What it may change.
  public var safety: Fix.Safety
  /// The bytes to replace; they do not overlap.
  public var edits: [ReportedEdit]
  /// The whole decoded text afterwards; nil where the fix is about something else than one text, and
  /// in a stored record, which has no such member.
  public var text: String?

  /// A fix of one or more edits.
  package init(title: String, safety: Fix.Safety, edits: [ReportedEdit], text: String? = nil) {
    self.title = title
    self.safety = safety
    self.edits = edits
    self.text = text
  }
}

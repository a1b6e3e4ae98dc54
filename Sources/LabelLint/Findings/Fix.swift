/// A way to put a finding right.
public struct Fix: Sendable, Hashable {
  /// What a fix may change.
  public enum Safety: String, Sendable, Hashable, CaseIterable {
    /// Every word and placeholder stays: spaces, escapes, normalization, order.
    case safe
    /// Words change.
    case unsafe
  }

  /// What to write, as an order: `Write 'Play'`.
  public let title: String
  /// What it may change.
  public let safety: Safety
  /// The bytes to replace; they do not overlap.
  package let edits: [Edit]
  /// The whole decoded text afterwards; nil where the fix is about something else than one text.
  public let text: String?

  /// A fix of one or more edits.
  package init(_ title: Finding.Wording, safety: Safety, edits: [Edit], text: String? = nil) {
    self.title = title.description
    self.safety = safety
    self.edits = edits
    self.text = text
  }

  /// The fix with the edits of another one of other bytes.
  func joined(with other: Fix) -> Fix {
    Fix(self, safety: safety == .safe ? other.safety : safety, edits: edits + other.edits)
  }

  /// A fix with other edits.
  private init(_ fix: Fix, safety: Safety, edits: [Edit]) {
    title = fix.title
    self.safety = safety
    self.edits = edits
    text = fix.text
  }
}

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
  public let edits: [Edit]

  /// A fix of one or more edits.
  public init(_ title: Finding.Wording, safety: Safety, edits: [Edit]) {
    self.title = title.description
    self.safety = safety
    self.edits = edits
  }
}

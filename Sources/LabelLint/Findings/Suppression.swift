/// Why a finding is not counted, though it is there.
public struct Suppression: Sendable, Hashable {
  /// Where it was said that the finding is not to be counted.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// In the catalog itself, beside the entry.
    case inSource
    /// In the baseline.
    case baseline
    /// In the configuration.
    case configuration
  }

  /// Where it was said.
  public let kind: Kind
  /// The reason that was given; nil without one.
  public let reason: String?

  /// A suppression with its reason.
  package init(_ kind: Kind, reason: String? = nil) {
    self.kind = kind
    self.reason = reason
  }

  /// The reason that an editor's action writes, for somebody to replace.
  package static let openReason = "TODO: say why"

  /// Whether a text gives a reason: one that begins with `TODO:` only announces it.
  package static func isReason(_ text: String?) -> Bool {
    guard let text, !text.isEmpty else { return false }
    return text != "TODO" && !text.hasPrefix("TODO:")
  }
}

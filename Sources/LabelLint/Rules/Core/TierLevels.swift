/// Levels of a rule of wording by how sure it is that a text is a label; nil keeps the rule silent there.
package struct TierLevels: Sendable, Hashable {
  /// Level for certain labels, hints, states and announcements.
  package let certain: Severity?
  /// Level for texts that look like labels.
  package let labelLike: Severity?
  /// Level for prose.
  package let prose: Severity?

  /// A level for each tier.
  package init(certain: Severity?, labelLike: Severity?, prose: Severity?) {
    self.certain = certain
    self.labelLike = labelLike
    self.prose = prose
  }

  /// The level for a tier; nil for silence.
  package subscript(tier: KindTier) -> Severity? {
    switch tier {
    case .certain: certain
    case .labelLike: labelLike
    case .prose: prose
    }
  }
}

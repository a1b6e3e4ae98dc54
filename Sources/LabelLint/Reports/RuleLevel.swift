/// The level of a rule in words.
struct RuleLevel {
  /// Levels by tier; nil for a rule that has one level for all texts.
  private let tiers: TierLevels?
  /// The one level of a rule without tiers.
  private let severity: Severity
  /// Whether the rule runs without being asked for.
  private let isOnByDefault: Bool

  /// The level of a rule.
  init(_ rule: RuleMetadata) {
    tiers = rule.levels
    severity = rule.severity
    isOnByDefault = rule.isOnByDefault
  }

  /// Whether one level holds for all texts.
  private var isUniform: Bool {
    guard let tiers else { return true }
    return tiers.certain == tiers.labelLike && tiers.labelLike == tiers.prose
  }

  /// What the tiers are.
  static let meaningOfTiers = """
    A text is a known label if its key, its comment, a layout or code says that a screen reader speaks it. A short \
    text of the interface that a screen reader may speak as a label is a probable label. All other texts are prose.
    """

  /// Whether the sentence names tiers of texts.
  var namesTiers: Bool { !isUniform }

  /// For a page: `warning for known labels, note for probable labels, off for prose`.
  var sentence: String {
    isOnByDefault ? byTier : "off by default. If you turn the rule on, the level is \(byTier)"
  }

  private var byTier: String {
    guard let tiers, !isUniform else { return word(tiers?.certain ?? severity) }
    return "\(word(tiers.certain)) for known labels, \(word(tiers.labelLike)) for probable labels, "
      + "\(word(tiers.prose)) for prose"
  }

  /// For a table: `warning`, `off`, or `warning / note / –` by tier.
  var short: String {
    if !isOnByDefault { return "off" }
    guard let tiers else { return severity.rawValue }
    if isUniform { return word(tiers.certain) }
    return [tiers.certain, tiers.labelLike, tiers.prose].map { $0?.rawValue ?? "–" }
      .joined(separator: " / ")
  }

  private func word(_ level: Severity?) -> String { level?.rawValue ?? "off" }
}

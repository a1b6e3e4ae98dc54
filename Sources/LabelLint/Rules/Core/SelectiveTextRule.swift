/// A rule on texts that is not asked about all those of its scope.
protocol SelectiveTextRule: TextRule {
  /// Whether a rule on every text is asked about those left in the source language, too: what it looks for does
  /// harm in any language.
  static var judgesCopies: Bool { get }

  /// Whether the rule judges texts of nothing but marks and placeholders too.
  static var judgesWordless: Bool { get }

  /// Whether the rule says something of texts of a purpose at all.
  static func concerns(_ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool) -> Bool
}

extension SelectiveTextRule {
  /// Most faults are those of any language.
  static var judgesCopies: Bool { true }

  /// Most rules are about words.
  static var judgesWordless: Bool { false }

  /// The tiers that the rule has a level for are all it asks of most texts.
  static func concerns(_ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool) -> Bool { true }
}

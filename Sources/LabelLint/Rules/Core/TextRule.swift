/// The texts that a rule is asked about.
public enum TextScope: Sendable {
  /// Those whose words somebody hears or reads: texts of a kind that is known, but for addresses, names and the
  /// like.
  case wording
  /// All but constants, also those of which nothing else is known.
  case everyText
}

/// A rule that judges one text at a time, beside the text that it translates: at the source first and
/// then in every translation.
///
/// A fault that a translation took over from its source is reported at the source alone.
public protocol TextRule: Rule {
  /// Which texts the rule is asked about.
  static var scope: TextScope { get }

  /// Whether a rule on every text is asked about those left in the source language, too: what it looks for does
  /// harm in any language.
  static var judgesCopies: Bool { get }

  /// Whether the rule knows words of the language it judges.
  static var isLexical: Bool { get }

  /// Whether the rule judges texts of nothing but marks and placeholders too.
  static var judgesWordless: Bool { get }

  /// Whether the rule says something of texts of a purpose at all.
  static func concerns(_ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool) -> Bool

  /// Adds a verdict for every fault of a text.
  func check(_ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict])
}

extension TextRule {
  /// Most rules judge words.
  public static var scope: TextScope { .wording }

  /// Most faults are those of any language.
  public static var judgesCopies: Bool { true }

  /// Most rules judge texts of any language.
  public static var isLexical: Bool { false }

  /// Most rules are about words.
  public static var judgesWordless: Bool { false }

  /// The tiers that the rule has a level for are all it asks of most texts.
  public static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { true }
}

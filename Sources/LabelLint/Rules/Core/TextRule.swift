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

  /// Adds a verdict for every fault of a text.
  func check(_ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict])
}

extension TextRule {
  /// Most rules judge words.
  public static var scope: TextScope { .wording }
}

/// A rule that judges one text at a time, at the source first and then in every translation.
///
/// The same plain text is made once for all of these rules; a fault that a translation took over
/// from its source is reported at the source alone.
public protocol TextRule: Sendable {
  /// All that is said of the rule.
  static var metadata: RuleMetadata { get }

  /// Whether the rule judges texts of nothing but marks and placeholders too.
  static var judgesWordless: Bool { get }

  /// The rule with its default options.
  init()

  /// Adds a verdict for every fault of a text.
  func judge(
    _ text: borrowing JudgedText, in locale: inout JudgedLocale, into verdicts: inout [Verdict])
}

extension TextRule {
  /// Most rules are about words.
  public static var judgesWordless: Bool { false }
}

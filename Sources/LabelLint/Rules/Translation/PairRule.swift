/// A rule that compares each text with the text it translates, or judges its characters.
///
/// The texts of a catalog are read once for all of these rules; a fault that a translation has because
/// its source has it is reported at the source alone.
public protocol PairRule: CatalogRule {
  /// Whether the rule judges a text that was left in the source language, too: what it looks for does
  /// harm in any language.
  static var judgesCopies: Bool { get }

  /// Adds a verdict for every fault of a text.
  func judge(
    _ pair: borrowing TextPair, with tools: inout ComparisonContext,
    into verdicts: inout [PairVerdict])
}

extension PairRule {
  /// Most faults are those of any language.
  public static var judgesCopies: Bool { true }

  /// The rule itself.
  public var asPairRule: (any PairRule)? { self }

  /// Nothing: one pass over the catalog asks all rules of this kind.
  public func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {}
}

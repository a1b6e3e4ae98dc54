/// Which of our rules are more than a rule, written down.
///
/// To ask a value for a protocol at run time searches through all conformances of the program, for every
/// type and protocol anew, and that for each of fifty rules took longer than to check a small app. A
/// rule of somebody else is asked all the same.
package enum RuleTraits {
  /// Rules on pairs of texts.
  package static let pairRules: [any PairRule.Type] = [
    CompilerDependentValue.self, DenormalizedText.self, InvalidPlaceholder.self,
    InvisibleText.self, MarkupMismatch.self, MismatchedPlaceholders.self, MixedScript.self,
    NumberMismatch.self, PunctuationMismatch.self, URLMismatch.self, UnbalancedBidi.self,
    UnorderedPlaceholders.self, WhitespaceMismatch.self, WrongScript.self,
  ]

  /// Rules of wording that know words of the language they judge.
  static let lexicalRules: [any LexicalRule.Type] = [
    AppearanceName.self, CombinedStateLabel.self, DecorativeRedundancy.self, GenericLabel.self,
    GestureInstruction.self, HintForm.self, RedundantPhrase.self, RoleWord.self,
    SensoryReference.self, StateWord.self, UnspokenAbbreviation.self,
  ]

  /// Rules with options whose words join those of the lexicons.
  static let extendingRules: [any LexiconExtendingRule.Type] = [
    AllCaps.self, AppearanceName.self, DecorativeRedundancy.self, GenericLabel.self,
    InconsistentLabel.self, LabelCollision.self, MissingStateCounterpart.self,
    NonUniqueLabel.self, RedundantPhrase.self, RoleWord.self, SensoryReference.self,
    StatePairCollapse.self, StateWord.self, UnspokenAbbreviation.self,
  ]

  /// All rules of ours.
  private static let own = Set(
    RuleList.catalogRules.map { ObjectIdentifier($0) }
      + RuleList.textRules.map { ObjectIdentifier($0) })

  private static let pairs = Dictionary(
    uniqueKeysWithValues: pairRules.map { (ObjectIdentifier($0), $0) })
  private static let lexical = Set(lexicalRules.map { ObjectIdentifier($0) })
  private static let extending = Dictionary(
    uniqueKeysWithValues: extendingRules.map { (ObjectIdentifier($0), $0) })

  /// A rule as one on pairs of texts; nil for others.
  static func pairRule(_ rule: any Rule) -> (any PairRule)? {
    /// The rule as one of a type.
    func cast<Wanted: PairRule>(to type: Wanted.Type) -> (any PairRule)? { rule as? Wanted }
    let type = ObjectIdentifier(type(of: rule))
    if let known = pairs[type] { return cast(to: known) }
    return own.contains(type) ? nil : rule as? any PairRule
  }

  /// Whether a rule of wording knows words of the language it judges.
  static func isLexical(_ rule: any TextRule) -> Bool {
    let type = ObjectIdentifier(type(of: rule))
    return lexical.contains(type) || (!own.contains(type) && rule is any LexicalRule)
  }

  /// The words that the options of a rule add to the lexicons.
  static func addedWords(of rule: any Sendable) -> [AddedWords] {
    /// Those of a rule of a type.
    func words<Wanted: LexiconExtendingRule>(as type: Wanted.Type) -> [AddedWords] {
      (rule as? Wanted)?.addedWords ?? []
    }
    let type = ObjectIdentifier(type(of: rule))
    if let known = extending[type] { return words(as: known) }
    return own.contains(type) ? [] : (rule as? any LexiconExtendingRule)?.addedWords ?? []
  }
}

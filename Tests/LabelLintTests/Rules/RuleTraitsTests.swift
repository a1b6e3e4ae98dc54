import Testing

@testable import LabelLint

/// What is written down of the rules against what they are.
@Suite struct RuleTraitsTests {
  @Test func pairRulesAreAllThereAre() {
    let listed = Set(RuleTraits.pairRules.map { ObjectIdentifier($0) })
    for rule in RuleList.catalogRules {
      #expect(listed.contains(ObjectIdentifier(rule)) == (rule is any PairRule.Type), "\(rule)")
      #expect((RuleTraits.pairRule(rule.init()) != nil) == (rule is any PairRule.Type))
    }
  }

  @Test func lexicalRulesAreAllThereAre() {
    for rule in RuleList.textRules {
      #expect(RuleTraits.isLexical(rule.init()) == (rule is any LexicalRule.Type), "\(rule)")
    }
  }

  @Test func extendingRulesAreAllThereAre() {
    let listed = Set(RuleTraits.extendingRules.map { ObjectIdentifier($0) })
    for rule in RuleList.catalogRules {
      let extends = rule is any LexiconExtendingRule.Type
      #expect(listed.contains(ObjectIdentifier(rule)) == extends, "\(rule)")
    }
    for rule in RuleList.textRules {
      let extends = rule is any LexiconExtendingRule.Type
      #expect(listed.contains(ObjectIdentifier(rule)) == extends, "\(rule)")
    }
  }
}

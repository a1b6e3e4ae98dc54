import LabelLint
import Testing

/// What the pages of the rules with words of a language show is what a check finds.
@Suite("Examples of rules with words of a language")
struct LexicalRuleExampleTests {
  /// The rules.
  static let rules: [RuleID] = [
    "redundant-phrase", "role-word", "combined-state-label", "appearance-name", "state-word",
    "gesture-instruction", "hint-form", "generic-label", "sensory-reference",
    "decorative-redundancy", "unspoken-abbreviation",
  ]

  @Test("flagged examples are flagged at the marked words", arguments: rules)
  func flagged(rule: RuleID) throws {
    let metadata = try #require(RuleList.metadata(of: rule))
    #expect(!metadata.flagged.isEmpty)
    for example in metadata.flagged {
      let parts = example.text.split(separator: "⟦", omittingEmptySubsequences: false)
      let words = parts.dropFirst().compactMap { $0.split(separator: "⟧").first.map(String.init) }
      let found = Self.flagged(example, by: rule)
      #expect(found == words, "\(rule): \(example.text)")
    }
  }

  @Test("accepted examples are kept", arguments: rules)
  func accepted(rule: RuleID) throws {
    let metadata = try #require(RuleList.metadata(of: rule))
    #expect(!metadata.accepted.isEmpty)
    for example in metadata.accepted {
      #expect(Self.flagged(example, by: rule) == [], "\(rule): \(example.text)")
    }
  }

  /// The words that a rule flags in an example.
  private static func flagged(_ example: RuleExample, by rule: RuleID) -> [String] {
    let text = example.text.replacing("⟦", with: "").replacing("⟧", with: "")
    var texts = [RuleCheck.Text(key: example.key, text: example.source ?? text)]
    if example.language != "en" {
      let folder = "values-b+" + example.language.replacing("-", with: "+")
      texts.append(RuleCheck.Text(folder: folder, key: example.key, text: text))
    }
    let outcome = RuleCheck.check(texts) { $0 == rule }
    return outcome.checked.findings.map { outcome.flagged($0) }
  }
}

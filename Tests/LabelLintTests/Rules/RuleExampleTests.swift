import LabelLint
import Testing

/// The examples of rules that judge one text, through a real reading and check.
@Suite("Examples of rules that judge one text")
struct RuleExampleTests {
  /// Rules whose examples are checked here.
  static let rules = RuleList.textRules.map { $0.metadata } + [EmptyLabel.metadata]

  @Test("A flagged example is flagged at its marks, and nothing else", arguments: rules)
  func flagged(rule: RuleMetadata) throws {
    #expect(!rule.flagged.isEmpty)
    for example in rule.flagged {
      let text = CheckedText(example)
      let marked = try #require(text.marked, "\(rule.id): \(example.text) has no marks")
      let flags = text.findings(of: [rule.id])
      #expect(flags.map(\.flagged) == [marked.flagged], "\(rule.id): \(example.text)")
      #expect(flags.map(\.offset) == [marked.offset], "\(rule.id): \(example.text)")
    }
  }

  @Test("An accepted example is not flagged", arguments: rules)
  func accepted(rule: RuleMetadata) {
    #expect(!rule.accepted.isEmpty)
    for example in rule.accepted {
      #expect(CheckedText(example).findings(of: [rule.id]) == [], "\(rule.id): \(example.text)")
    }
  }

  @Test("Every rule quotes a guideline and has words of its own", arguments: RuleList.metadata)
  func words(rule: RuleMetadata) {
    #expect(!rule.guidelines.isEmpty && !rule.summary.isEmpty && !rule.remedy.isEmpty)
    #expect(rule.summary.hasSuffix("."), "\(rule.id)")
  }
}

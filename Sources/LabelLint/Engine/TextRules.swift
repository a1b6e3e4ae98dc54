/// The rules on one text each, by the texts that they judge.
struct TextRules {
  /// The rules; a ruling names one by its index here.
  let all: [any TextRule]
  /// What they say of themselves.
  let metadata: [RuleMetadata]
  /// What their findings are stamped with.
  let stamps: [FindingCollector.Stamp]
  /// Which of them speaks first where several flag the same words; nil for one that always speaks.
  let ranks: [Int?]
  /// Index of the rule on texts whose letters are lost; nil where it is off.
  let ofDestroyedTexts: Int?
  /// Index of the rule on tags; nil where it is off.
  let ofTags: Int?
  /// Whether each knows words of a language.
  let isLexical: [Bool]
  /// Whether what each flags in a source is what others of words flag in its translation.
  let speaksForOthers: [Bool]
  /// Whether each judges texts of nothing but marks and placeholders too.
  private let judgesWordless: [Bool]
  /// The rules on every text, by index.
  private let onEveryText: [Int]
  /// Those of them that judge copies of the source text too.
  private let onCopies: [Int]
  /// The rules of wording for each purpose, tier and side, by index.
  private let onWording: [[Int]]

  /// Rules with the levels that a configuration gives them.
  init(_ rules: [any TextRule], severities: [RuleID: Severity]) {
    all = rules
    let types = rules.map { type(of: $0) }
    let selective = types.map { $0 as? any SelectiveTextRule.Type }
    let about = rules.map(\.about)
    metadata = about
    stamps = metadata.map { FindingCollector.Stamp($0, severities[$0.id]) }
    ranks = metadata.map { RulePrecedence.rank(of: $0.id) }
    ofDestroyedTexts = metadata.firstIndex { $0.id == DestroyedText.id }
    ofTags = metadata.firstIndex { $0.id == MarkupMismatch.id }
    isLexical = types.map { $0 is any LexicalRule.Type }
    speaksForOthers = types.map { ($0 as? any LexicalRule.Type)?.speaksForOthers ?? false }
    judgesWordless = selective.map { $0?.judgesWordless ?? false }
    onEveryText = types.indices.filter { types[$0].scope == .everyText }
    onCopies = onEveryText.filter { selective[$0]?.judgesCopies ?? true }
    var lists: [[Int]] = []
    for purpose in MessagePurpose.allCases {
      for tier in KindTier.allCases {
        for isSource in [false, true] {
          lists.append(
            types.indices.filter { index in
              let type = types[index]
              return type.scope == .wording && about[index].levels.map { $0[tier] != nil } ?? true
                && selective[index]?.concerns(purpose, tier, isSource: isSource) ?? true
            })
        }
      }
    }
    onWording = lists
  }

  /// Whether there are none.
  var isEmpty: Bool { all.isEmpty }

  /// The rules of wording for texts of a kind.
  func onWording(of kind: MessageKind, isSource: Bool) -> [Int] {
    guard let tier = kind.tier else { return [] }
    let tiers = KindTier.allCases.count
    return onWording[(kind.purpose.number * tiers + tier.number) * 2 + (isSource ? 1 : 0)]
  }

  /// Those of some rules of wording that judge texts of nothing but marks and placeholders too.
  func onWordless(_ rules: [Int]) -> [Int] { rules.filter { judgesWordless[$0] } }

  /// The rules on every text, or on those left in the source language.
  func onEveryText(isCopy: Bool) -> [Int] { isCopy ? onCopies : onEveryText }
}

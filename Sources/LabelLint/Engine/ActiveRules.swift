/// Which of the rules of wording say something of a text, by its purpose, its tier and its signs.
struct ActiveRules {
  /// A set of rules, one bit for each index.
  typealias RuleSet = UInt64

  /// A rule that says something of texts with some signs.
  private struct Candidate {
    var index: Int
    var signs: TextSigns
    var rule: any TextRule.Type
    var looksFurther: Bool
  }

  /// The rules for each purpose, tier and side, one list behind the other: asked for every text, they are
  /// one array that nobody counts.
  private let candidates: [Candidate]
  /// Where each list lies, as `row` numbers them.
  private let bounds: [Range<Int>]
  /// All signs that the rules of a row ask for.
  private let signs: [TextSigns]
  /// The rules that judge texts of nothing but marks and placeholders too.
  private let forMarks: RuleSet
  /// Whether each rule knows words of a language.
  let isLexical: [Bool]

  /// Sorts rules by what they concern; the first 64, as many as a set holds.
  init(_ rules: [any TextRule]) {
    let types = rules.prefix(RuleSet.bitWidth).map { type(of: $0) }
    isLexical = rules.map(RuleTraits.isLexical)
    forMarks = types.indices.reduce(0) {
      types[$1].judgesWordless ? $0 | Self.bit($1) : $0
    }
    var candidates: [Candidate] = []
    var bounds: [Range<Int>] = []
    for purpose in MessagePurpose.allCases {
      for tier in KindTier.allCases {
        for isSource in [false, true] {
          let start = candidates.count
          candidates += types.indices.compactMap { index in
            let rule = types[index]
            let hasLevel = rule.metadata.levels.map { $0[tier] != nil } ?? true
            guard hasLevel, rule.concerns(purpose, tier, isSource: isSource) else { return nil }
            return Candidate(
              index: index, signs: rule.signs, rule: rule,
              looksFurther: rules[index].looksFurther)
          }
          bounds.append(start..<candidates.count)
        }
      }
    }
    self.candidates = candidates
    self.bounds = bounds
    signs = bounds.map { candidates[$0].reduce(into: []) { $0.formUnion($1.signs) } }
  }

  /// The set of one rule.
  static func bit(_ index: Int) -> RuleSet { 1 << RuleSet(index) }

  /// Number of the list for texts of a kind; nil when no rule says anything of them.
  func row(_ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool) -> Int? {
    let row = (purpose.number * KindTier.allCases.count + tier.number) * 2 + (isSource ? 1 : 0)
    return bounds[row].isEmpty ? nil : row
  }

  /// Whether the list is of texts that are surely spoken.
  func isCertain(_ row: Int) -> Bool {
    row / 2 % KindTier.allCases.count == KindTier.certain.number
  }

  /// Whether some rule of a list may have something to say of a text with some signs.
  func mayConcern(_ row: Int, _ found: TextSigns) -> Bool { !found.isDisjoint(with: signs[row]) }

  /// The rules of a list that may have something to say of a text.
  func concerned(_ row: Int, by text: borrowing DecodedText) -> RuleSet {
    var set: RuleSet = 0
    let candidates = candidates.span
    for number in bounds[row] where !text.signs.isDisjoint(with: candidates[number].signs) {
      if candidates[number].looksFurther || candidates[number].rule.mayConcern(text) {
        set |= Self.bit(candidates[number].index)
      }
    }
    return set
  }

  /// The rules of a set that judge texts of nothing but marks and placeholders.
  func wordless(_ set: RuleSet) -> RuleSet { set & forMarks }
}

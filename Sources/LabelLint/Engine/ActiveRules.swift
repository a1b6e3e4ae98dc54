/// Which of the rules of wording say something of a text, by its tier.
struct ActiveRules {
  /// Indexes of the rules for texts with words, by tier.
  private let forWords: ByTier
  /// Indexes of the rules for texts of nothing but marks and placeholders, by tier.
  private let forMarks: ByTier

  /// The rules' own tests on decoded texts, by index.
  private let rules: [any TextRule.Type]

  /// A list of indexes for each tier.
  private struct ByTier {
    var certain: [Int]
    var labelLike: [Int]
    var prose: [Int]

    init(_ indexes: (KindTier) -> [Int]) {
      certain = indexes(.certain)
      labelLike = indexes(.labelLike)
      prose = indexes(.prose)
    }

    subscript(tier: KindTier) -> [Int] {
      switch tier {
      case .certain: certain
      case .labelLike: labelLike
      case .prose: prose
      }
    }
  }

  /// Sorts rules by the tiers that they have a level for.
  init(_ rules: [any TextRule]) {
    self.rules = rules.map { type(of: $0) }
    let metadata = rules.map { type(of: $0).metadata }
    let judgesMarks = rules.map { type(of: $0).judgesWordless }
    func active(_ tier: KindTier) -> [Int] {
      rules.indices.filter { index in metadata[index].levels.map { $0[tier] != nil } ?? true }
    }
    forWords = ByTier(active)
    forMarks = ByTier { tier in active(tier).filter { judgesMarks[$0] } }
  }

  /// Whether some rule may have something to say of a decoded text of a tier.
  func mayConcern(_ decoded: Span<UInt8>, tier: KindTier) -> Bool {
    // Wordless texts are judged by some of the same rules.
    for index in forWords[tier] where rules[index].mayConcern(decoded) { return true }
    return false
  }

  /// Indexes of the rules that judge a text of a tier, in order.
  func indexes(for tier: KindTier, isWordless: Bool) -> [Int] {
    isWordless ? forMarks[tier] : forWords[tier]
  }
}

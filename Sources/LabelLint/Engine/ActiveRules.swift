/// Which of the rules of wording say something of a text, by its purpose, its tier and its signs.
struct ActiveRules {
  /// A set of rules, one bit for each index.
  typealias RuleSet = UInt64

  /// The rules.
  private let types: [any TextRule.Type]
  /// For each purpose, tier and side, as `row` numbers them, the rules that ask for each sign: asked for
  /// every text, they are sets in one array, so that no rule is looked at of which a text has no sign.
  private let bySign: [RuleSet]
  /// All signs that the rules of a row ask for.
  private let signs: [TextSigns]
  /// The rules with options that make them look at texts their types pass over.
  private let lookingFurther: RuleSet
  /// The rules that judge texts of nothing but marks and placeholders too.
  private let forMarks: RuleSet
  /// Whether each rule knows words of a language.
  let isLexical: [Bool]
  /// What the rules say of themselves.
  let metadata: [RuleMetadata]
  /// Their places among the rules that speak before others; nil for those that are not among them.
  let ranks: [Int?]

  /// Sorts rules by what they concern; the first 64, as many as a set holds.
  init(_ rules: [any TextRule]) {
    let types = rules.prefix(RuleSet.bitWidth).map { type(of: $0) }
    isLexical = rules.map { type(of: $0).isLexical }
    metadata = rules.map { type(of: $0).metadata }
    ranks = metadata.map { RulePrecedence.rank(of: $0.id) }
    forMarks = types.indices.reduce(0) {
      types[$1].judgesWordless ? $0 | Self.bit($1) : $0
    }
    lookingFurther = types.indices.reduce(0) {
      rules[$1].looksFurther ? $0 | Self.bit($1) : $0
    }
    self.types = types
    // Options may make a rule look at texts without its signs.
    let wanted = types.indices.map {
      rules[$0].looksFurther ? types[$0].signs.union(.text) : types[$0].signs
    }
    let levels = types.map { $0.metadata.levels }
    var (bySign, signs): ([RuleSet], [TextSigns]) = ([], [])
    for purpose in MessagePurpose.allCases {
      for tier in KindTier.allCases {
        for isSource in [false, true] {
          let first = bySign.count
          bySign += [RuleSet](repeating: 0, count: Self.signCount)
          signs.append([])
          for index in types.indices {
            if let levels = levels[index], levels[tier] == nil { continue }
            guard types[index].concerns(purpose, tier, isSource: isSource) else { continue }
            signs[signs.count - 1].formUnion(wanted[index])
            for sign in 0..<Self.signCount where wanted[index].rawValue & 1 << UInt16(sign) != 0 {
              bySign[first + sign] |= Self.bit(index)
            }
          }
        }
      }
    }
    self.bySign = bySign
    self.signs = signs
  }

  /// Number of signs that there may be.
  private static var signCount: Int { TextSigns.RawValue.bitWidth }

  /// The set of one rule.
  static func bit(_ index: Int) -> RuleSet { 1 << RuleSet(index) }

  /// Number of the list for texts of a kind; nil when no rule says anything of them.
  func row(_ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool) -> Int? {
    let row = (purpose.number * KindTier.allCases.count + tier.number) * 2 + (isSource ? 1 : 0)
    return signs[row].isEmpty ? nil : row
  }

  /// Whether the list is of texts that are surely spoken.
  func isCertain(_ row: Int) -> Bool {
    row / 2 % KindTier.allCases.count == KindTier.certain.number
  }

  /// The signs that some rule of a list asks for; none without a list.
  func signs(of row: Int?) -> TextSigns { row.map { signs[$0] } ?? [] }

  /// Whether some rule of a list may have something to say of a text with some signs.
  func mayConcern(_ row: Int, _ found: TextSigns) -> Bool { !found.isDisjoint(with: signs[row]) }

  /// The next row from one on that may have a text to be looked at in a locale.
  ///
  /// Most rows have one text, of which all is known that tells: a look at two small numbers.
  ///
  /// - Parameters:
  ///   - first: The row to begin with.
  ///   - texts: What is known of the rows in the locale.
  ///   - wanted: The signs that rules ask for in each row.
  /// - Returns: Number of the row, or the number of rows for none.
  static func row(
    from first: Int, _ texts: Span<SurveyedText>, _ wanted: Span<TextSigns>
  ) -> Int {
    // The only check of the bounds.
    let texts = texts.extracting(0..<wanted.count)
    var row = first
    while row < wanted.count {
      if !texts[row].signs.isDisjoint(with: wanted[row]) { return row }
      if texts[row].isSeveral, !wanted[row].isEmpty { return row }
      row &+= 1
    }
    return row
  }

  /// The rules of a list that may have something to say of a text.
  func concerned(_ row: Int, by text: borrowing DecodedText) -> RuleSet {
    let (types, bySign) = (types.span, bySign.span)
    var asked: RuleSet = 0
    var signs = text.signs.rawValue
    while signs != 0 {
      asked |= bySign[row &* Self.signCount &+ signs.trailingZeroBitCount]
      signs &= signs &- 1
    }
    var set = asked & lookingFurther
    asked &= ~lookingFurther
    while asked != 0 {
      let index = asked.trailingZeroBitCount
      asked &= asked &- 1
      if types[index].mayConcern(text) { set |= Self.bit(index) }
    }
    return set
  }

  /// The rules of a set that judge texts of nothing but marks and placeholders.
  func wordless(_ set: RuleSet) -> RuleSet { set & forMarks }
}

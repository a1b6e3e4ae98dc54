/// Which of several rules a text and its source concern, found by the features that they show and not
/// rule by rule: most pairs show few.
struct PairTriggers: Sendable {
  /// A set of rules, one bit for each index.
  typealias RuleSet = UInt64

  /// The rules that each feature concerns, by the number of its bit, where one of the two texts shows it;
  /// where only one does; and where the text itself does.
  private var either: [RuleSet]
  private var differing: [RuleSet]
  private var own: [RuleSet]
  /// The rules that two features concern, with the features.
  private var several: [(features: TextFeatures, rule: RuleSet)] = []
  /// The rules that only concern texts with a character that may be one with a letter before it.
  private var composing: RuleSet = 0
  /// The rules that judge texts left in the source language.
  private(set) var ofCopies: RuleSet = 0
  /// The rules that compare a text with its key, where that is the source text.
  private(set) var ofKeys: RuleSet = 0
  /// What any of the rules needs.
  private let together: FeatureTrigger

  /// Sorts the triggers of rules by features; the first 64, as many as a set holds.
  init(_ rules: [any PairRule]) {
    let triggers = rules.map { type(of: $0).trigger }
    let none = [RuleSet](repeating: 0, count: UInt32.bitWidth)
    (either, differing, own) = (none, none, none)
    together = FeatureTrigger(anyOf: triggers)
    for (index, trigger) in triggers.prefix(RuleSet.bitWidth).enumerated() {
      let rule: RuleSet = 1 << RuleSet(index)
      for bit in none.indices {
        let feature = TextFeatures(rawValue: 1 << UInt32(bit))
        if trigger.either.contains(feature) { either[bit] |= rule }
        if trigger.differing.contains(feature) { differing[bit] |= rule }
        if trigger.own.contains(feature) { own[bit] |= rule }
      }
      if !trigger.several.isEmpty { several.append((trigger.several, rule)) }
      // The order of marks matters to whom the options ask for it.
      let reportsOrder = (rules[index] as? DenormalizedText)?.reportsOrder ?? false
      if trigger.isComposing, !reportsOrder { composing |= rule }
      if type(of: rules[index]).judgesCopies { ofCopies |= rule }
      if rules[index] is MismatchedPlaceholders { ofKeys |= rule }
    }
  }

  /// Whether a translation and its source may concern any rule.
  @inline(__always)
  func mayConcern(_ text: TextFeatures, source: TextFeatures) -> Bool {
    together.fires(on: text, source: source)
  }

  /// Whether a source text may concern any rule.
  @inline(__always)
  func mayConcern(_ text: TextFeatures) -> Bool { together.fires(on: text) }

  /// The rules that a translation and its source may concern.
  func concerned(
    _ text: TextFeatures, source: TextFeatures, _ signs: TextSigns
  ) -> RuleSet {
    guard together.fires(on: text, source: source) else { return 0 }
    return Self.rules(either, text.union(source).intersection(together.either))
      | Self.rules(differing, text.symmetricDifference(source).intersection(together.differing))
      | alone(text, signs)
  }

  /// The rules that a source text may concern.
  func concerned(_ text: TextFeatures, _ signs: TextSigns) -> RuleSet {
    together.fires(on: text) ? alone(text, signs) : 0
  }

  /// The rules that a text concerns by what itself shows.
  private func alone(_ text: TextFeatures, _ signs: TextSigns) -> RuleSet {
    var rules = Self.rules(own, text.intersection(together.own))
    if !signs.contains(.composing) { rules &= ~composing }
    for (features, rule) in several {
      let shown = text.intersection(features).rawValue
      if shown & (shown &- 1) != 0 { rules |= rule }
    }
    return rules
  }

  /// The rules that some features concern.
  private static func rules(_ lists: [RuleSet], _ features: TextFeatures) -> RuleSet {
    var rules: RuleSet = 0
    var rest = features.rawValue
    while rest != 0 {
      rules |= lists[rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return rules
  }
}

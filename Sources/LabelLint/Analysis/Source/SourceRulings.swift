/// What was found in the source texts of one key: an array has any number of them.
struct SourceRulings {
  /// What rulings that mean the same have in common.
  private enum Likeness: Hashable {
    case ofRule(Int)
    case named(RoleGroup)
    case namedOfRule(RoleGroup, Int)
    case unnamed
    case unnamedOfRule(Int)
  }

  private var rulings: [SourceRuling] = []
  /// The first of each name, by its place.
  private var names: [FaultName: Int] = [:]
  /// The names of what each rule found.
  private var patterns: [RuleID: Set<String>] = [:]
  /// The first of those of rules on words that are alike, by its place.
  private var likenesses: [Likeness: Int] = [:]

  /// Nothing found yet.
  init() {}

  /// Adds a ruling on a source text.
  ///
  /// - Parameters:
  ///   - ruling: The ruling.
  ///   - isLexical: Whether its rule is about words, which a translation may have others for.
  mutating func append(_ ruling: SourceRuling, isLexical: Bool) {
    let place = rulings.count
    rulings.append(ruling)
    let fault = ruling.fault
    if names[fault] == nil { names[fault] = place }
    patterns[ruling.id, default: []].insert(fault.pattern)
    if !isLexical { return }
    note(.ofRule(fault.rule), place)
    if let group = ruling.named {
      if ruling.speaksForOthers { note(.named(group), place) }
      note(.namedOfRule(group, fault.rule), place)
    } else {
      if ruling.speaksForOthers { note(.unnamed, place) }
      note(.unnamedOfRule(fault.rule), place)
    }
  }

  private mutating func note(_ likeness: Likeness, _ place: Int) {
    if likenesses[likeness] == nil { likenesses[likeness] = place }
  }

  /// Whether nothing was found.
  var isEmpty: Bool { rulings.isEmpty }

  /// The first ruling of a name.
  func same(as name: FaultName) -> SourceRuling? {
    names.isEmpty ? nil : names[name].map { rulings[$0] }
  }

  /// Whether a rule found a fault of a name.
  func holds(_ pattern: String, of rule: RuleID) -> Bool {
    if rulings.isEmpty { return false }
    return patterns[rule]?.contains(pattern) ?? false
  }

  /// The first ruling that means the same as a verdict on words, one of the same rule before others.
  ///
  /// It names no other control, and where only one of the two names a control, they are of one rule:
  /// "Reply button" is no reason for "Click to reply".
  func alike(_ verdict: Verdict, of rule: Int) -> SourceRuling? {
    if likenesses.isEmpty { return nil }
    let places: (own: Int?, other: Int?)
    if let group = verdict.named {
      let own = [likenesses[.namedOfRule(group, rule)], likenesses[.unnamedOfRule(rule)]]
      places = (own.compactMap(\.self).min(), likenesses[.named(group)])
    } else {
      places = (likenesses[.ofRule(rule)], likenesses[.unnamed])
    }
    return (places.own ?? places.other).map { rulings[$0] }
  }
}

/// A fault of a source text.
struct SourceRuling {
  /// The rule.
  let id: RuleID
  /// Its name.
  let fault: FaultName
  /// What the words call the control or picture; nil where they name none.
  let named: RoleGroup?
  /// Number of the ruling among those of the source; nil where another rule reports the words.
  let number: Int?
  /// Whether rules on words may flag the same in the translation.
  let speaksForOthers: Bool
}

/// What tells faults of one text apart.
struct FaultName: Hashable {
  /// Index of the rule.
  let rule: Int
  /// What the rule calls the fault.
  let pattern: String
}

/// Which rules run, at which level, and on what.
package struct Configuration: Sendable {
  /// The rules that run.
  package var rules: [any Rule]
  /// The rules that the configuration declares, also those that are off.
  private(set) var teamRules: Set<RuleID> = []
  /// The same by the names that `tools:ignore` has for them.
  private(set) var teamRulesByLintID: [String: RuleID] = [:]
  /// Options that are set, by rule and name.
  private(set) var options: [RuleID: [String: RuleOption.Value]] = [:]
  /// Levels that replace the rules' own.
  package var severities: [RuleID: Severity] = [:]
  /// Rules whose findings have the level above their own.
  package private(set) var raisedRules: Set<RuleID> = []
  /// Rules that run for the sake of overrides alone.
  package private(set) var waitingRules: Set<RuleID> = []
  /// Levels for some findings only; later ones win.
  package private(set) var overrides: [RuleOverride] = []
  /// The overrides that have options for a rule, in their order.
  private var overridesWithOptions: [RuleID: [Int]] = [:]
  /// Texts that the options of each override accept, in the form of `allowedForm(of:)`.
  private var overrideAllowedTexts: [[RuleID: Set<String>]] = []
  /// Kinds that are known beforehand; the first that fits wins.
  package var kinds: [KindAssignment] = []
  /// Findings that are less sure are not reported.
  package var minimumConfidence = Confidence.low
  /// Texts that a rule of wording accepts, in the form of `allowedForm(of:)`.
  package var allowedTexts: [RuleID: Set<String>] = [:]
  /// How far catalogs may silence findings.
  package var suppressions = SuppressionPolicy()

  /// Lexicon files of the user, which extend or overrule the words that come with the tool.
  package var lexicons: [LexiconLibrary.Addition] = []
  /// The words that the team accepts and rejects.
  package var vocabulary = Vocabulary()

  /// The rules that are on by default, at their own levels, and those others that are asked for.
  package init(including wanted: Set<RuleID> = []) {
    self.init(levels: [:], including: wanted)
  }

  /// The rules that levels and overrides turn on, and those that are asked for.
  ///
  /// - Parameters:
  ///   - levels: Levels in place of the rules' own.
  ///   - options: Options of rules by name.
  ///   - overrides: Levels for some findings only; later ones win.
  ///   - wanted: Rules that run even if they are off.
  ///   - teamRules: Rules that the configuration declares.
  package init(
    levels: [RuleID: ConfiguredLevel], options: [RuleID: [String: RuleOption.Value]] = [:],
    overrides: [RuleOverride] = [], including wanted: Set<RuleID> = [],
    teamRules: [TeamRule] = []
  ) {
    let overridden = Set(
      overrides.flatMap { override in override.levels.filter { $0.value != .off }.keys })
    var waiting: Set<RuleID> = []
    func runs(_ rule: RuleMetadata) -> Bool {
      // A catalog that cannot be read hides everything in it: that is always said.
      if rule.id == UnreadableCatalog.id || wanted.contains(rule.id) { return true }
      let isOn = levels[rule.id].map { $0 != .off } ?? rule.isOnByDefault
      if !isOn, overridden.contains(rule.id) { waiting.insert(rule.id) }
      return isOn || overridden.contains(rule.id)
    }
    self.options = options
    rules = RuleRegistry.rules.filter { runs($0.metadata) }
      .map { $0.init(options: options[$0.id] ?? [:]) }
    rules += teamRules.filter { runs($0.about) }
    self.teamRules = Set(teamRules.map(\.about.id))
    teamRulesByLintID = Dictionary(teamRules.map { ($0.about.lintID, $0.about.id) }) { first, _ in
      first
    }
    for (rule, level) in levels {
      switch level {
      case .on(let severity): severities[rule] = severity
      case .raised: raisedRules.insert(rule)
      case .off: break
      }
    }
    allowedTexts = Self.allowedTexts(options)
    waitingRules = waiting
    self.overrides = overrides
    overrideAllowedTexts = overrides.map { Self.allowedTexts($0.options) }
    for (number, override) in overrides.enumerated() {
      for rule in override.options.keys { overridesWithOptions[rule, default: []].append(number) }
    }
  }

  /// The same with options over those that rules have, and without overrides.
  func with(_ options: [RuleID: [String: RuleOption.Value]]) -> Configuration {
    var changed = self
    changed.overrides = []
    changed.overrideAllowedTexts = []
    changed.overridesWithOptions = [:]
    changed.options.merge(options) { $0.merging($1) { $1 } }
    changed.rules = rules.map {
      $0 is TeamRule ? $0 : type(of: $0).init(options: changed.options[$0.about.id] ?? [:])
    }
    changed.use(vocabulary)
    return changed
  }

  /// The override whose options hold for a finding: the last one that selects it and has some for
  /// its rule; nil where those that hold for all findings do.
  func overrideWithOptions(for finding: Finding, in catalog: Catalog) -> Int? {
    overridesWithOptions[finding.rule]?.last { number in
      overrides[number].selects(finding, in: catalog.files[finding.span.file])
    }
  }

  /// The texts that the rule of a finding accepts there; nil where it accepts none.
  func allowedTexts(for finding: Finding, in catalog: Catalog) -> Set<String>? {
    guard let number = overrideWithOptions(for: finding, in: catalog),
      let own = overrideAllowedTexts[number][finding.rule]
    else { return allowedTexts[finding.rule] }
    return own.union(acceptedForms)
  }

  /// The words that the team accepts, in the form of `allowedForm(of:)`.
  var acceptedForms: Set<String> {
    Set(vocabulary.accepted.values.joined().map(Self.allowedForm))
  }

  /// The texts that options allow, for rules that have no option of that name with a meaning of its
  /// own.
  private static func allowedTexts(
    _ options: [RuleID: [String: RuleOption.Value]]
  ) -> [RuleID: Set<String>] {
    var allowed: [RuleID: Set<String>] = [:]
    for (rule, chosen) in options {
      let isOwn = RuleRegistry.metadata(of: rule)?.options.contains {
        $0.name == RuleOption.allow.name && $0 != RuleOption.allow
      }
      if isOwn != true, case .list(let texts)? = chosen[RuleOption.allow.name] {
        allowed[rule] = Set(texts.map(allowedForm))
      }
    }
    return allowed
  }

  /// What the rules that run say of themselves.
  package var activeRules: [RuleMetadata] { rules.map(\.about) }

  /// The rules on texts of a scope that run.
  func textRules(_ scope: TextScope) -> [any TextRule] {
    rules.compactMap { $0 as? any TextRule }.filter { type(of: $0).scope == scope }
  }

  /// The levels of rules that are not their own.
  var changedSeverities: [RuleID: Severity] {
    var changed = severities
    for rule in activeRules where raisedRules.contains(rule.id) {
      changed[rule.id] = severity(of: rule)
    }
    return changed
  }

  /// The level that a rule reports at, unless an entry of its own says otherwise.
  package func severity(of rule: RuleMetadata) -> Severity {
    let severity = severities[rule.id] ?? rule.severity
    return raisedRules.contains(rule.id) ? severity.raised(for: rule.id) : severity
  }

  /// Whether a rule runs.
  func runs(_ rule: RuleID) -> Bool { activeRules.contains { $0.id == rule } }

  /// The same with only the rules that a test accepts.
  package func limited(to isWanted: (RuleID) -> Bool) -> Configuration {
    var limited = self
    limited.rules.removeAll { !isWanted($0.about.id) }
    return limited
  }

  /// A text as it is compared with those that are allowed: case and composition aside.
  static func allowedForm(of text: String) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: CaseFolding.folded(Normalization.normalized(bytes.span).span), as: UTF8.self)
  }

  /// Whether findings are reported as the rules make them.
  var leavesFindingsAlone: Bool {
    overrides.isEmpty && waitingRules.isEmpty && raisedRules.isEmpty && allowedTexts.isEmpty
      && minimumConfidence == .low
  }
}

/// How far catalogs may say that findings are not to be counted.
package struct SuppressionPolicy: Sendable, Hashable {
  /// Whether what stands in catalogs is heeded.
  package var readsSources = true
  /// Whether a suppression without a reason silences nothing.
  package var requiresReason = false

  /// Heeded, with or without a reason.
  package init() {}
}

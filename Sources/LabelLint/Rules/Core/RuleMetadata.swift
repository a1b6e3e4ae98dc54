/// All that is said of a rule: the rule's page, `explain`, reports and tests are made of it.
public struct RuleMetadata: Sendable {
  /// What a rule is about.
  public enum Family: String, Sendable {
    /// Wording that people hear.
    case accessibility
    /// What a translation can break.
    case localization
  }

  /// Permanent name.
  package let id: RuleID
  /// Names it had before; they stay valid in configurations and suppressions.
  package let formerIDs: [RuleID]
  /// What it is about.
  package let family: Family
  /// Level it reports at, unless an entry of its own says otherwise.
  package let severity: Severity
  /// Levels by tier, for rules of wording; nil for rules that do not use kinds.
  package let levels: TierLevels?
  /// When a finding has another level than these, in sentences; empty for a rule whose findings have no other.
  package let levelRemark: String
  /// Whether it runs unless it is turned off; if not, it runs only where it is asked for.
  package let isOnByDefault: Bool
  /// Whether some of its findings come with a fix.
  package let isFixable: Bool
  /// What it flags, in one sentence.
  package let summary: String
  /// Why that matters to somebody.
  package let rationale: String
  /// What to write instead.
  package let remedy: String
  /// The clauses it serves, most specific first.
  package let guidelines: [GuidelineClause]
  /// Texts it flags.
  package let flagged: [RuleExample]
  /// Texts that look alike and are kept.
  package let accepted: [RuleExample]

  /// The id that `tools:ignore` takes: `LabelLintAllCaps`.
  package var lintID: String {
    "LabelLint"
      + id.description.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// All that is said of a rule.
  package init(
    id: RuleID, formerIDs: [RuleID] = [], family: Family, severity: Severity,
    levels: TierLevels? = nil, levelRemark: String = "", isOnByDefault: Bool = true,
    isFixable: Bool = false, summary: String, rationale: String, remedy: String,
    guidelines: [GuidelineClause], flagged: [RuleExample] = [],
    accepted: [RuleExample] = []
  ) {
    self.id = id
    self.formerIDs = formerIDs
    self.family = family
    self.severity = severity
    self.levels = levels
    self.levelRemark = levelRemark
    self.isOnByDefault = isOnByDefault
    self.isFixable = isFixable
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.guidelines = guidelines
    self.flagged = flagged
    self.accepted = accepted
  }

  /// All that is said of a rule of another package, which has one level for all texts.
  public init(
    id: RuleID, family: Family, severity: Severity, isFixable: Bool = false, summary: String,
    rationale: String, remedy: String, flagged: [RuleExample] = [], accepted: [RuleExample] = []
  ) {
    self.init(
      id: id, family: family, severity: severity, levels: nil, isFixable: isFixable,
      summary: summary, rationale: rationale, remedy: remedy, guidelines: [], flagged: flagged,
      accepted: accepted)
  }
}

extension RuleMetadata {
  /// What a configuration can set of the rule alone.
  package var options: [RuleOption] { RuleRegistry.options[id] ?? [] }

  /// All that a configuration can set of the rule.
  package var configurableOptions: [RuleOption] {
    levels == nil || options.contains { $0.name == RuleOption.allow.name }
      ? options : options + [.allow]
  }
}

import LabelLint

/// Settings that come with the tool.
enum SettingsPreset: String, CaseIterable {
  /// The rules at their own levels.
  case recommended
  /// What a team asks for that starts clean: every rule and option, reasons, and warnings that count.
  case strict
  /// No rule at all.
  case none

  /// What holds before any file.
  static let defaults = """
    extends: [recommended]
    sourceLocale: auto
    locales: auto
    minimumConfidence: low
    failOn: error
    baseline: .label-lint-baseline.jsonl
    suppressions: {inSource: true, requireReason: false}
    fold: true
    sarif: {limit: github, primaryLocationLineHash: own}
    """

  /// The preset as a file would say it.
  var text: String {
    switch self {
    case .recommended: return "version: 1\n"
    case .strict:
      return "version: 1\nfailOn: warning\nsuppressions: {requireReason: true}\nrules:\n"
        + RuleRegistry.metadata.map { "  \($0.id): {\(Self.strict($0))}\n" }.joined()
    case .none:
      return "version: 1\nrules:\n" + RuleRegistry.metadata.map { "  \($0.id): \"off\"\n" }.joined()
    }
  }

  /// The level and options of a rule in `strict`: a rule that is off by default reports notes.
  private static func strict(_ rule: RuleMetadata) -> String {
    let level = "severity: \(rule.isOnByDefault ? "raised" : "note")"
    return ([level] + (strictOptions[rule.id] ?? [])).joined(separator: ", ")
  }

  /// The options that find more than the defaults do.
  private static let strictOptions: [RuleID: [String]] = [
    "denormalized-text": ["report-order: true"],
    "invisible-text": ["soft-hyphen: note"],
    "label-in-name": ["starts-with: true"],
    "missing-plural-category": ["levels: {large: note}"],
    "missing-translation": ["full-regions: [\"*\"]"],
    "punctuation-mismatch": ["marks: [\(allMarks)]"],
    "unused-plural-category": ["equal: true"],
  ]

  /// All that `punctuation-mismatch` can compare.
  private static var allMarks: String {
    let options = RuleRegistry.metadata(of: "punctuation-mismatch")?.configurableOptions ?? []
    return options.first { $0.name == "marks" }?.choices.joined(separator: ", ") ?? ""
  }
}

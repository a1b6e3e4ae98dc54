import LabelLint

/// Settings that come with the tool.
enum SettingsPreset: String, CaseIterable {
  /// The rules at their own levels.
  case recommended
  /// What a team asks for that starts clean: every rule, reasons, and warnings that count.
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
      // What is off by default is a note.
      return "version: 1\nfailOn: warning\nsuppressions: {requireReason: true}\nrules:\n"
        + RuleRegistry.metadata.map { "  \($0.id): \($0.isOnByDefault ? "raised" : "note")\n" }
        .joined()
    case .none:
      return "version: 1\nrules:\n" + RuleRegistry.metadata.map { "  \($0.id): \"off\"\n" }.joined()
    }
  }
}

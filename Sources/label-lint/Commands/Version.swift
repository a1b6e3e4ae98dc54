import LabelLint

/// What `--version` prints.
enum Version {
  /// Version of the tool.
  static let tool = "0.1.0"
  /// Version of the tool and of the rules it runs.
  static var text: String { "label-lint \(tool) (rules \(RunSummary.currentRuleSet))" }
}

import LabelLint

/// The version that reports carry.
package enum ToolVersion {
  /// Version of the tool.
  package static let number = "0.1.0"
  /// Version of the tool and of the rules it runs.
  package static var text: String { "label-lint \(number) (rules \(RunSummary.currentRuleSet))" }
}

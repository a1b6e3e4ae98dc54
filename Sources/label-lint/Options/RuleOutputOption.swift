import ArgumentParser
import LabelLintProject

/// How rules are printed.
struct RuleOutputOption: ParsableArguments {
  /// The format.
  @Option(
    help: "Output format: text, markdown or json.", completion: .list(RuleOutput.names),
    transform: RuleOutput.named)
  var format: RuleOutput = .text
}

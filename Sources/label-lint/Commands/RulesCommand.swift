import ArgumentParser
import LabelLint

/// `label-lint rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules.",
    discussion: "Example: label-lint rules --format json")

  /// How to print the list.
  @Option(
    help: "Output format: text, markdown or json.", completion: .list(RuleOutput.names),
    transform: RuleOutput.named)
  var format: RuleOutput = .text

  /// Prints the list.
  func run() { StandardStream.output.write(RulePages.list(format.format)) }
}

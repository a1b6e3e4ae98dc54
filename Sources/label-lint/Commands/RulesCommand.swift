import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, or tests those of the team.",
    discussion: """
      Example: label-lint rules --format json

      The second column is the level: one for all texts, or one for each tier: known labels / probable labels / \
      prose. label-lint explain RULE says more.
      """, subcommands: [RulesTestCommand.self])

  /// How to print the list.
  @OptionGroup var output: RuleOutputOption

  /// Whether the configuration is asked.
  @Flag(help: "Only the rules that run here, with the levels that the configuration gives them.")
  var active = false

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Prints the list.
  func run() throws {
    let settings = try project.settingsOfWorkingFolder()
    StandardStream.output.write(
      RulePages.list(
        output.format.format, active: active ? settings.configuration() : nil,
        teamRules: settings.teamRules.map(\.about), width: StandardStream.output.columns))
  }
}

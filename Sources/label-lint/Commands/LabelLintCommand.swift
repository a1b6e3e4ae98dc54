import ArgumentParser
import LabelLint

/// The command's root.
struct LabelLintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label-lint",
    abstract:
      "Finds labels in app string catalogs that fail those who hear, read or translate them.",
    discussion: """
      Example: label-lint check app/src/main/res

      Reads strings.xml, .strings, .stringsdict and .xcstrings. Exit codes: 0 nothing found, 1 \
      findings, 2 the call itself was wrong.
      """,
    version: Version.text,
    subcommands: [
      CheckCommand.self, InspectCommand.self, RulesCommand.self, ExplainCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)
}

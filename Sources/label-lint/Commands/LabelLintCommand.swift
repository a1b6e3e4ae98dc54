import ArgumentParser
import LabelLint
import LabelLintProject

/// The command's root.
struct LabelLintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label-lint",
    abstract:
      "Finds labels in app string catalogs that fail those who hear, read or translate them.",
    usage: """
      label-lint [check] [<options>] [<paths> ...]
      label-lint <subcommand> [<options>]
      """,
    discussion: """
      Example: label-lint check app/src/main/res

      Reads strings.xml, .strings, .stringsdict and .xcstrings. Exit code 0: nothing counted, 1: \
      findings at or above --fail-on, 2: the call was wrong, no text was read, or a file or folder could not be read.
      """,
    version: ToolVersion.text,
    subcommands: [
      CheckCommand.self, InspectCommand.self, RulesCommand.self, ExplainCommand.self,
      InitCommand.self, BaselineCommand.self, IgnoreCommand.self, CoverageCommand.self,
      DiffCommand.self, MergeCommand.self, ReportCommand.self, ConfigCommand.self,
      CompletionsCommand.self, FixCommand.self, ReviewCommand.self, PlanCommand.self,
      HistoryCommand.self, NightlyCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)
}

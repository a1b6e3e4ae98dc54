import ArgumentParser
import LabelLint
import LabelLintProject

/// The command's root.
struct LabelLintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label-lint",
    abstract:
      "Finds labels that are hard to hear, read or translate, in string catalogs of apps.",
    usage: """
      label-lint [check] [<options>] [<paths> ...]
      label-lint <subcommand> [<options>]
      """,
    discussion: """
      Example: label-lint check app/src/main/res

      Reads strings.xml, .strings, .stringsdict and .xcstrings. Exit code 0: no \
      finding at or above --fail-on, 1: there are such findings, 2: the command line was wrong, no \
      text was read, or a file or folder could not be read.
      """,
    version: ToolVersion.text,
    subcommands: [
      CheckCommand.self, InspectCommand.self, RulesCommand.self, ExplainCommand.self,
      SpeakCommand.self, InitCommand.self, BaselineCommand.self, IgnoreCommand.self,
      CoverageCommand.self,
      DiffCommand.self, MergeCommand.self, ReportCommand.self, ConfigCommand.self,
      CompletionsCommand.self, FixCommand.self, FormatCommand.self, ReviewCommand.self,
      DeliveryCommand.self,
      PlanCommand.self, HistoryCommand.self, NightlyCommand.self, TwinsCommand.self,
      DoctorCommand.self,
      LSPCommand.self,
      MCPCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)
}

/// `label-lint review`: hands labels to writers and takes their decisions back.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Exports findings for writers, and imports their decisions.",
    discussion: "Example: label-lint review export --format xlsx -o labels.xlsx",
    subcommands: [ReviewExportCommand.self, ReviewImportCommand.self])
}

/// `label-lint inspect`: the readers' own view, for machines and tests.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows how catalogs, locales, placeholders and uses are read.",
    discussion: "Example: label-lint inspect messages app/src/main/res/values/strings.xml",
    subcommands: [
      InspectMessages.self, InspectLocale.self, InspectResolve.self, InspectPlaceholders.self,
      InspectCompare.self, InspectUses.self,
    ])
}

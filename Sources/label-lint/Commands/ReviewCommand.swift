import ArgumentParser

/// `label-lint review`: hands labels to writers and takes their decisions back.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Hands findings to writers and takes their decisions back.",
    discussion: "Example: label-lint review export --format xlsx -o labels.xlsx",
    subcommands: [ReviewExportCommand.self, ReviewImportCommand.self])
}

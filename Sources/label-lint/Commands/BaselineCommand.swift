import ArgumentParser

/// `label-lint baseline`.
struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Keeps the findings that a project knows of.",
    discussion: "Example: label-lint baseline create",
    subcommands: [
      BaselineCreateCommand.self, BaselineCheckCommand.self, BaselinePruneCommand.self,
      BaselineApplyCommand.self, BaselineRemovedCommand.self,
    ])
}

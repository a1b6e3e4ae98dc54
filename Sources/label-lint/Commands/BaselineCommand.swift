import ArgumentParser

/// `label-lint baseline`.
struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accepts the findings that a project has, so that only new ones count.",
    discussion: "Example: label-lint baseline create",
    subcommands: [
      BaselineCreateCommand.self, BaselineCheckCommand.self, BaselinePruneCommand.self,
      BaselineApplyCommand.self, BaselineRemovedCommand.self,
    ])
}

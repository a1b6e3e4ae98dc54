import ArgumentParser

/// `label-lint config`.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Says which settings hold, and describes the configuration.",
    discussion: "Example: label-lint config show app/src/main/res --key cd_play --locale de",
    subcommands: [ConfigShowCommand.self, ConfigSchemaCommand.self])
}

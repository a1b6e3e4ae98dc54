import ArgumentParser
import LabelLintProject

/// `label-lint config`.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Shows which settings apply, and describes the configuration.",
    discussion: "Example: label-lint config show app/src/main/res --key cd_play --locale de",
    subcommands: [ConfigShowCommand.self, ConfigSchemaCommand.self])
}

/// `label-lint config schema`.
struct ConfigSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the configuration, for editors.",
    discussion: "Example: label-lint config schema > label-lint.schema.json")

  /// Prints the schema.
  func run() { StandardStream.output.write(SettingsSchema.document) }
}

import ArgumentParser
import LabelLintProject

/// `label-lint config schema`.
struct ConfigSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the configuration, for editors.",
    discussion: "Example: label-lint config schema > label-lint.schema.json")

  /// Prints the schema.
  func run() { StandardStream.output.write(SettingsSchema.document) }
}

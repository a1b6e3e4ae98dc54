import ArgumentParser

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

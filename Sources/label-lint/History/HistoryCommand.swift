import ArgumentParser

/// `label-lint history`.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Keeps nightly runs and says what they changed.",
    discussion: "Example: label-lint history add night.ndjson --store labels.sqlite",
    subcommands: [
      HistoryAddCommand.self, HistoryDigestCommand.self, HistoryTrendCommand.self,
      HistoryMetricsCommand.self, HistoryBadgeCommand.self, HistoryExportCommand.self,
      HistoryImportCommand.self,
    ])
}

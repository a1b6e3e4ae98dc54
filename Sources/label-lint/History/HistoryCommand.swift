import ArgumentParser
import LabelLintHistory
import LabelLintProject

/// `label-lint history`.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Keeps nightly runs and shows what they changed.",
    discussion: "Example: label-lint history add night.ndjson --store labels.sqlite",
    subcommands: [
      HistoryAddCommand.self, HistoryDigestCommand.self, HistoryTrendCommand.self,
      HistoryMetricsCommand.self, HistoryBadgeCommand.self, HistoryExportCommand.self,
      HistoryImportCommand.self,
    ])
}

/// `label-lint history export`.
struct HistoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a whole store as NDJSON.",
    discussion: "Example: label-lint history export --store labels.sqlite -o labels.history.ndjson")

  /// The store.
  @Option(
    help: ArgumentHelp("The store of runs.", valueName: "file"), completion: .file())
  var store: String

  /// Where it goes.
  @OptionGroup var result: ResultOption

  /// Writes the rows.
  func run() throws {
    let history = try HistoryFile.reading(store)
    var bytes: [UInt8] = []
    let isStream = result.isStandardOutput
    do {
      try history.export { chunk in
        if isStream { StandardStream.output.write(chunk) } else { bytes += chunk }
      }
    } catch {
      throw CommandFailure(store, error)
    }
    if !isStream { try StoredFiles.write(bytes, to: result.output) }
  }
}

/// `label-lint history metrics`.
struct HistoryMetricsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Writes gauges of the newest runs for Prometheus (OpenMetrics).",
    discussion: "Example: label-lint history metrics --store labels.sqlite -o label_lint.prom")

  /// The store.
  @OptionGroup var history: HistoryOptions

  /// Where they go.
  @OptionGroup var result: ResultOption

  /// Writes the gauges.
  func run() throws {
    try ResultFile.write(OpenMetrics.text(try history.night()), to: result.output)
  }
}

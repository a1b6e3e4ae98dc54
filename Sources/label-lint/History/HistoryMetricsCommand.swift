import ArgumentParser
import LabelLintHistory

/// `label-lint history metrics`.
struct HistoryMetricsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Writes gauges of the newest runs for Prometheus (OpenMetrics).",
    discussion: "Example: label-lint history metrics --store labels.sqlite -o label_lint.prom")

  /// The store.
  @OptionGroup var history: HistoryOptions

  /// Where they go.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write; - is standard output.", valueName: "path"),
    completion: .file())
  var output = "-"

  /// Writes the gauges.
  func run() throws { try ResultFile.write(OpenMetrics.text(try history.night()), to: output) }
}

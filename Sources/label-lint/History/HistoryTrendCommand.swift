import ArgumentParser
import LabelLintHistory
import LabelLintProject

/// `label-lint history trend`.
struct HistoryTrendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trend",
    abstract: "Shows how findings went over many nights.",
    discussion: "Example: label-lint history trend --store labels.sqlite --format html -o apps.html"
  )

  /// The store.
  @OptionGroup var history: HistoryOptions

  /// How far to go back.
  @Option(help: ArgumentHelp("Days before the newest run.", valueName: "number"))
  var days = 90

  /// How to write it.
  @Option(
    help: "Output format: text (default), html, json or csv.",
    completion: .list(TrendFormat.names), transform: TrendFormat.named)
  var format: TrendFormat = .text

  /// Who looks after the apps.
  @Option(
    help: ArgumentHelp("Fleet file that names the owners of apps.", valueName: "file"),
    completion: .file())
  var fleet: String?

  /// Where it goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write; - is standard output.", valueName: "path"),
    completion: .file())
  var output = "-"

  /// Checks what the single options cannot.
  func validate() throws {
    if days < 1 { throw ValidationError("--days takes a number from 1.") }
  }

  /// Writes the trend.
  func run() throws {
    let series = try history.series(days: days)
    let report = TrendReport(series)
    let text =
      switch format {
      case .text: report.text
      case .json: report.json
      case .csv: report.csv
      case .html:
        Dashboard(
          try history.night(), series, owners: try fleet.map { try Fleet(path: $0).owners } ?? [:]
        ).html
      }
    try ResultFile.write(text, to: output)
  }
}

/// The formats of a trend.
enum TrendFormat: String, CaseIterable {
  /// For a terminal.
  case text
  /// The page of many apps.
  case html
  /// For programs.
  case json
  /// For spreadsheets.
  case csv
}

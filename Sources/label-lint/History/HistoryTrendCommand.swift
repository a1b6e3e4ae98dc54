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

  /// Owners and pages of the apps.
  @OptionGroup var apps: FleetPages

  /// Where it goes.
  @OptionGroup var result: ResultOption

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
        try dashboard(series).html
      }
    try ResultFile.write(text, to: result.output)
  }

  private func dashboard(_ series: FleetSeries) throws -> Dashboard {
    let night = try history.night()
    return Dashboard(night, series, owners: try apps.owners(), pages: apps.pages(of: night))
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

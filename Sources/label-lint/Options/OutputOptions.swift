import ArgumentParser
import LabelLint
import LabelLintProject

/// What reports are written, where, and which findings fail the run.
struct OutputOptions: ParsableArguments {
  /// Output formats, each with an optional file.
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "Output format: \(OutputFormat.names.joined(separator: ", ")); repeatable, NAME=PATH writes "
        + "a file.",
      valueName: "name[=path]"),
    completion: .list(OutputFormat.names), transform: OutputTarget.init(argument:))
  var formats: [OutputTarget] = []

  /// Where the format without a path goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File for a --format without a path; - is standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  /// Lowest level that fails the run.
  @Option(
    help: ArgumentHelp(
      "Lowest level that makes the exit code 1: error, warning, note or never.",
      valueName: "level"),
    completion: .list(FailureThreshold.names), transform: FailureThreshold.named)
  var failOn: FailureThreshold?

  /// The order of entries in reports for people.
  @Option(
    help: ArgumentHelp(
      "Order of text, markdown and csv: importance (errors first) or path.",
      valueName: "order"),
    completion: .list(ReportOrder.names), transform: ReportOrder.named)
  var sort: ReportOrder = .importance

  /// How many entries are shown.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Entries that text and markdown show: a number, or all (default: 100 for text on a terminal, "
        + "otherwise all).",
      valueName: "number"),
    transform: EntryLimit.init(argument:))
  var limit: EntryLimit = .automatic

  /// Checks what the single options cannot.
  func validate() throws { try OutputTarget.validate(formats, output: output) }

  /// Has reports look as the call says.
  func apply(to style: inout ReportStyle) {
    style.order = sort
    style.limit = limit
  }

  /// The reports that the call names, else text.
  var targets: [OutputTarget] { OutputTarget.targets(formats, output: output) }
}

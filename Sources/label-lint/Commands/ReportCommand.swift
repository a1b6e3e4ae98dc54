import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint report`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Renders a stored NDJSON report in any format.",
    discussion: "Example: label-lint report labels.ndjson --format markdown")

  /// The records.
  @Argument(help: "NDJSON report; - is standard input.", completion: .file())
  var input: String

  /// What to write.
  @OptionGroup var options: RenderOptions

  /// Renders the records.
  func run() throws {
    let stored = try StoredFiles.run(at: input)
    guard stored.runs.count == 1, let run = stored.runs.first else {
      throw CommandFailure(
        "\(input): \(stored.runs.count.counted("run")), but one is expected; join them "
          + "with label-lint merge"
      )
    }
    try options.render(stored.sets, run)
    let isComplete = stored.reportGaps(of: input)
    if (options.outputs.failOn ?? .never).isReached(by: run.counts) { throw ExitCode(1) }
    if !isComplete { throw ExitCode(CommandFailure.exitCode) }
  }
}

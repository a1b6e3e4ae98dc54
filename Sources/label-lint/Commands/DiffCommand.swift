import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows what is new, updated, unchanged and gone between two NDJSON reports.",
    discussion: "Example: label-lint diff yesterday.ndjson today.ndjson")

  /// The earlier records.
  @Argument(help: "Earlier NDJSON report.", completion: .file())
  var old: String

  /// The later records.
  @Argument(help: "Later NDJSON report.", completion: .file())
  var new: String

  /// How to write the difference.
  @Option(
    help: "Output format: text, json, ndjson or markdown.", completion: .list(DiffFormat.names),
    transform: DiffFormat.named)
  var format: DiffFormat = .text

  /// Where it goes.
  @OptionGroup var result: ResultOption

  /// Lowest level that fails the run.
  @Option(
    help: ArgumentHelp(
      "Lowest level of new and updated findings that makes the exit code 1 (default: warning).",
      valueName: "level"),
    completion: .list(FailureThreshold.names), transform: FailureThreshold.named)
  var failOn: FailureThreshold = .warning

  /// Compares the records.
  func run() throws {
    let earlier = try StoredFiles.run(at: old)
    let later = try StoredFiles.run(at: new)
    let difference = RunDifference(earlier, later)
    let bytes = difference.bytes(as: format.format)
    try ResultFile.write(bytes, to: result.output)
    let areComplete = [earlier.reportGaps(of: old), later.reportGaps(of: new)]
    if failOn.isReached(by: difference.counts) { throw ExitCode(1) }
    if areComplete.contains(false) { throw ExitCode(CommandFailure.exitCode) }
  }
}

/// How a difference is written.
enum DiffFormat: String, CaseIterable {
  /// For people.
  case text
  /// One document.
  case json
  /// One record a line.
  case ndjson
  /// For a comment.
  case markdown

  /// The library's name for it.
  var format: RunDifference.Format {
    switch self {
    case .text: .text
    case .json: .json
    case .ndjson: .ndjson
    case .markdown: .markdown
    }
  }
}

import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins stored NDJSON reports into one.",
    discussion: "Example: label-lint merge shard-1.ndjson shard-2.ndjson -o labels.ndjson")

  /// The records.
  @Argument(help: "NDJSON reports; - is standard input.", completion: .file())
  var inputs: [String]

  /// Where the joined report goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write; - is standard output.", valueName: "path"),
    completion: .file())
  var output = "-"

  /// Joins the reports.
  func run() throws {
    var merging = RunMerging()
    for input in inputs {
      let stored = try StoredFiles.run(at: input)
      do {
        try merging.add(stored)
      } catch {
        throw CommandFailure("\(input): \(error.message)")
      }
    }
    let bytes = merging.bytes
    if output == "-" {
      StandardStream.output.write(bytes)
    } else {
      try StoredFiles.write(bytes, to: output)
    }
  }
}

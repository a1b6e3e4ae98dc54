import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins stored NDJSON reports into one.",
    discussion: """
      Example: label-lint merge shard-1.ndjson shard-2.ndjson -o labels.ndjson

      Exit code 0: all reports are joined, 2: a file cannot be used, or the joined report is not \
      complete, because a part is missing or could not be read.
      """)

  /// The records.
  @Argument(help: "NDJSON reports; - is standard input.", completion: .file())
  var inputs: [String]

  /// Where the joined report goes.
  @OptionGroup var result: ResultOption

  /// Joins the reports; one that is not complete is written, too.
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
    try ResultFile.write(merging.bytes, to: result.output)
    guard let summary = merging.summary, !summary.complete else { return }
    for item in summary.notRead.items { StandardStream.say("\(item.path): \(item.reason)") }
    throw CommandFailure("the joined report is not complete: \(summary.gap)")
  }
}

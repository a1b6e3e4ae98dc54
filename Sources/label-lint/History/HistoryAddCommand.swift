import ArgumentParser
import LabelLint
import LabelLintHistory
import LabelLintProject

/// `label-lint history add`.
struct HistoryAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Records runs in a store.",
    discussion: """
      Example: label-lint history add night.ndjson --store labels.sqlite

      Each run is recorded whole or not at all; a run that is known already changes nothing. A \
      finding is closed only by a run that checked its set. Exit code 0: all runs are recorded, 2: \
      a file cannot be used, or a recorded run is not complete.
      """)

  /// The records.
  @Argument(help: "NDJSON reports of runs; - is standard input.", completion: .file())
  var inputs: [String]

  /// The store.
  @Option(
    help: ArgumentHelp(
      "The store of runs: an SQLite file, or lines where the name ends in .jsonl; created if it "
        + "is missing.", valueName: "file"),
    completion: .file())
  var store: String

  /// Whether the records are of all sets.
  @Flag(help: "The runs checked all sets of their apps. Sets without a record are gone.")
  var whole = false

  /// Whether nothing is printed.
  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  /// Records the runs.
  func run() throws {
    var runs: [RecordedRun] = []
    for input in inputs {
      runs += try HistoryFile.runs(in: try StoredFiles.bytes(at: input), path: input)
    }
    for addition in try HistoryFile.record(runs, in: store, isWhole: whole) where !quiet {
      StandardStream.output.write(Self.line(addition))
    }
    let notComplete = runs.filter { !$0.sawAllSets }
    Self.say(notComplete: notComplete)
    if !notComplete.isEmpty { throw ExitCode(CommandFailure.exitCode) }
  }

  /// Says of runs what they have not read, as the checks did that made them.
  private static func say(notComplete runs: [RecordedRun]) {
    var said: Set<String> = []
    for run in runs {
      // A record of several apps has one list for all of them.
      for item in run.summary.notRead.items {
        let line = "\(item.path): \(item.reason)"
        if said.insert(line).inserted { StandardStream.say(line) }
      }
      let name = run.summary.app.isEmpty ? "" : "\(run.summary.app): "
      StandardStream.say("\(name)the run is recorded, but not complete: \(run.summary.gap)")
    }
  }

  /// What recording a run has changed, for people.
  static func line(_ addition: RunAddition) -> String {
    let name = addition.app.isEmpty ? "" : "\(VisibleText.escaped(addition.app)): "
    if addition.isKnown { return "\(name)this run is recorded already\n" }
    return "\(name)\(addition.opened.grouped) opened, \(addition.updated.grouped) updated, "
      + "\(addition.closed.grouped) closed, \(addition.kept.grouped) kept"
      + (addition.removed > 0 ? ", \(addition.removed.grouped) removed with their texts" : "")
      + (addition.lost > 0 ? ", \(addition.lost.grouped) lost" : "") + "\n"
  }
}

import ArgumentParser
import LabelLint
import LabelLintHistory
import LabelLintProject

/// `label-lint history import`.
struct HistoryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Creates a store from the export of another store.",
    discussion:
      "Example: label-lint history import labels.history.ndjson --store labels.sqlite")

  /// The export.
  @Argument(
    help: "File that label-lint history export wrote; - is standard input.", completion: .file())
  var input: String

  /// The store.
  @Option(
    help: ArgumentHelp("The SQLite file to create.", valueName: "file"), completion: .file())
  var store: String

  /// Checks what the single options cannot.
  func validate() throws {
    if HistoryFile.isJournal(store) {
      throw ValidationError(
        "history import cannot write a .jsonl store. Record its runs again with history add.")
    }
  }

  /// Fills the store.
  func run() throws {
    let bytes = try StoredFiles.bytes(at: input)
    try HistoryFile.checkName(store)
    do {
      let runs = try HistoryFile.fill(store) { try $0.restore(bytes, from: input) }
      StandardStream.output.write("\(runs.counted("run")) imported\n")
    } catch let failure as HistoryFailure {
      throw CommandFailure(store, failure)
    }
  }
}

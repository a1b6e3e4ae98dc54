import ArgumentParser
import LabelLintHistory
import LabelLintProject

/// `label-lint history export`.
struct HistoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a whole store as NDJSON.",
    discussion: "Example: label-lint history export --store labels.sqlite -o labels.history.ndjson")

  /// The store.
  @Option(
    help: ArgumentHelp("The store of runs.", valueName: "file"), completion: .file())
  var store: String

  /// Where it goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write; - is standard output.", valueName: "path"),
    completion: .file())
  var output = "-"

  /// Writes the rows.
  func run() throws {
    let history = try HistoryFile.reading(store)
    var bytes: [UInt8] = []
    let isStream = output == "-"
    do {
      try history.export { chunk in
        if isStream { StandardStream.output.write(chunk) } else { bytes += chunk }
      }
    } catch {
      throw CommandFailure(store, error)
    }
    if !isStream { try StoredFiles.write(bytes, to: output) }
  }
}

import ArgumentParser
import LabelLint
import LabelLintHistory
import LabelLintProject

/// `label-lint history badge`.
struct HistoryBadgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "badge",
    abstract: "Writes a badge: a picture, or a document for shields.io.",
    discussion: "Example: label-lint history badge --store labels.sqlite -o labels.svg")

  /// The store.
  @OptionGroup var history: HistoryOptions

  /// Lowest level of new findings that makes it red.
  @Option(
    help: ArgumentHelp(
      "Lowest level of new findings that makes it red: error (default), warning, note or never.",
      valueName: "level"),
    completion: .list(FailureThreshold.names), transform: FailureThreshold.named)
  var failOn: FailureThreshold = .error

  /// Where it goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write, .json or .svg; - is standard output, in JSON.", valueName: "path"),
    completion: .file())
  var output = "-"

  /// Checks what the single options cannot.
  func validate() throws {
    guard output == "-" || output.hasSuffix(".json") || output.hasSuffix(".svg") else {
      throw ValidationError("A badge is a .json or an .svg file, and \(output) is neither.")
    }
  }

  /// Writes the badge.
  func run() throws {
    let badge = BadgePicture(try history.night(), failingAt: Severity(rawValue: failOn.rawValue))
    try ResultFile.write(output.hasSuffix(".svg") ? badge.svg : badge.json, to: output)
  }
}

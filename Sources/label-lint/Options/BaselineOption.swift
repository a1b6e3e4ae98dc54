import ArgumentParser
import LabelLint

/// Where the baseline is, for commands that read or write it.
struct BaselineOption: ParsableArguments {
  /// The file.
  @Option(
    help: ArgumentHelp(
      "File of known findings (default: that of the configuration, else \(Baseline.fileName)).",
      valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var baseline: String?
}

import ArgumentParser

/// Where the result of a command goes.
struct ResultOption: ParsableArguments {
  /// The file.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write; - is standard output.", valueName: "path"),
    completion: .file())
  var output = "-"

  /// Whether it goes to standard output.
  var isStandardOutput: Bool { output == "-" }
}

import ArgumentParser

/// How many workers a command has.
struct WorkerOption: ParsableArguments {
  /// Number of workers.
  @Option(help: ArgumentHelp("Number of workers (default: one per core).", valueName: "number"))
  var jobs: Int?

  /// Checks what the single options cannot.
  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1.") }
  }
}

import LabelLintProject

/// Ends the command with a message where the system gives too little to work with.
enum Shortage {
  /// Files that must be able to be open at once: with fewer, even the libraries fail.
  private static let fewestFiles: UInt64 = 8

  /// Ends the command where too few files may be open, and takes as many as it is allowed to have.
  static func checkFiles() {
    guard let limit = FileLimits.raise(from: fewestFiles), limit < fewestFiles else { return }
    StandardStream.error.write(
      "label-lint: only \(limit) files may be open at a time, but label-lint needs "
        + "\(fewestFiles); raise the limit (ulimit -n)\n")
    ProcessEnd.exit(CommandFailure.exitCode)
  }
}

/// Ends the command with exit code 2 and one clear message.
struct CommandFailure: Error {
  /// Exit code of a call that was wrong: flags, paths, values.
  static let exitCode: Int32 = 2

  /// What is wrong and what to do.
  let message: String

  /// A failure with its message.
  init(_ message: String) { self.message = message }

  /// A file that could not be used.
  init(_ failure: FileFailure) { message = failure.description }
}

import LabelLintProject

/// Ends the command with exit code 2 and a clear message.
struct CommandFailure: FailureInLines {
  /// Exit code of a call that was wrong: flags, paths, values.
  static let exitCode: Int32 = 2

  /// What is wrong and what to do, a line each; not escaped yet.
  let lines: [String]

  /// A failure with its message.
  init(_ message: String) { self.init(lines: [message]) }

  /// A failure of which there is more to say.
  init(lines: [String]) { self.lines = lines }

  /// A file that could not be used.
  init(_ failure: FileFailure) { self.init(failure.description) }
}

/// What ends a command, a line each.
protocol FailureInLines: Error {
  /// What is wrong and what to do; not escaped yet.
  var lines: [String] { get }
}

extension FailureInLines {
  /// Says what is wrong.
  func say() { for line in lines { StandardStream.say(line) } }

  /// What is wrong with an app, without its name.
  func reason(of app: String) -> String {
    let line = lines.first ?? ""
    return line.hasPrefix("\(app): ") ? String(line.dropFirst(app.count + 2)) : line
  }
}

extension ProjectError: FailureInLines {}

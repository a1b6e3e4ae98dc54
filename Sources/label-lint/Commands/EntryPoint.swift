import ArgumentParser
import Glibc
import LabelLint

/// Starts the command and turns its failures into exit codes.
@main
enum EntryPoint {
  /// Takes from the system what is needed, and runs the command.
  static func main() {
    Shortage.checkFiles()
    Shortage.watchMemory()
    ProcessRoom.take()
    guard Threads.areThere else { return FirstThread.run(run) }
    Task.detached {
      await run()
      exit(EXIT_SUCCESS)
    }
    while true { pause() }
  }

  /// Runs the command that the arguments name.
  @Sendable
  private static func run() async {
    do {
      let arguments = Arguments.all
      if arguments == ["--version"] {
        StandardStream.output.write(Version.text + "\n")
      } else if var check = plainCheck(arguments) {
        try await check.run()
      } else {
        var command = try LabelLintCommand.parseAsRoot(arguments)
        if var waiting = command as? any AsyncParsableCommand {
          try await waiting.run()
        } else {
          try command.run()
        }
      }
    } catch let failure as CommandFailure {
      StandardStream.error.write("label-lint: \(failure.message)\n")
      exit(CommandFailure.exitCode)
    } catch {
      // What is no more than a code has no message, and to be told so the parser looks through all options.
      let exitCode = error as? ExitCode
      let code = exitCode ?? LabelLintCommand.exitCode(for: error)
      var text = exitCode == nil ? LabelLintCommand.fullMessage(for: error) : ""
      if !code.isSuccess, let meant = MisspeltCommand.suggestion(forCall: Arguments.all) {
        text = text + "\n  Did you mean '\(meant)'?"
      }
      if !text.isEmpty {
        let stream: StandardStream = code.isSuccess ? .output : .error
        stream.write(text + "\n")
      }
      // swift-argument-parser exits with EX_USAGE, 64.
      exit(code == .validationFailure ? CommandFailure.exitCode : code.rawValue)
    }
  }
  /// A call of `check` that is as it should be; nil for all others.
  ///
  /// To look through the options of all commands takes longer than to check a small app. A call that
  /// asks for help or is wrong goes that way, so that what it is told speaks of all of them.
  private static func plainCheck(_ arguments: [String]) -> CheckCommand? {
    guard arguments.first == CheckCommand.configuration.commandName else { return nil }
    // Looking through the options takes as long as reading the words: a small app is checked in that.
    if Threads.areThere { Task.detached { Linter.loadWords() } }
    return (try? CheckCommand.parseAsRoot(Array(arguments.dropFirst()))) as? CheckCommand
  }
}

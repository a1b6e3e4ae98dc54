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
    // What is past `ulimit -f` cannot be written; that is said, and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
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
      failure.say()
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
        stream.write(code.isSuccess ? text + "\n" : shown(text, Arguments.all))
      }
      // swift-argument-parser exits with EX_USAGE, 64.
      exit(code == .validationFailure ? CommandFailure.exitCode : code.rawValue)
    }
  }

  /// What the parser says, with the words of the call that it quotes made safe to print.
  private static func shown(_ text: String, _ arguments: [String]) -> String {
    var text = text
    for argument in arguments where VisibleText.escaped(argument) != argument {
      text = text.replacing(argument, with: VisibleText.escaped(argument))
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.line(String($0)) + "\n" }.joined()
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

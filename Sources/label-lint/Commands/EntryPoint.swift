import ArgumentParser
import Glibc

/// Starts the command and turns its failures into exit codes.
@main
enum EntryPoint {
  /// Runs the command that the arguments name.
  static func main() async {
    do {
      var command = try LabelLintCommand.parseAsRoot()
      if var waiting = command as? any AsyncParsableCommand {
        try await waiting.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      StandardStream.error.write("label-lint: \(failure.message)\n")
      exit(CommandFailure.exitCode)
    } catch {
      let code = LabelLintCommand.exitCode(for: error)
      var text = LabelLintCommand.fullMessage(for: error)
      let arguments = Array(CommandLine.arguments.dropFirst())
      if !code.isSuccess, let meant = MisspeltCommand.suggestion(forCall: arguments) {
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
}

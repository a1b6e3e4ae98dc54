import ArgumentParser
import LabelLint
import LabelLintProject

/// Starts the command and turns its failures into exit codes.
@main
enum EntryPoint {
  /// Takes from the system what is needed, and runs the command.
  static func main() {
    Interruption.install()
    Shortage.checkFiles()
    MemoryShortage.watch()
    ProcessRoom.take()
    // What is past `ulimit -f` cannot be written; that is said, and does not end the process.
    FileLimits.letWritesFail()
    guard Threads.areThere else { return FirstThread.run(run) }
    Task.detached {
      await run()
      ProcessEnd.exit(0)
    }
    ProcessEnd.wait()
  }

  /// Runs the command that the arguments name.
  @Sendable
  private static func run() async {
    do {
      let arguments = ProcessArguments.all
      if arguments == ["--version"] {
        StandardStream.output.write(ToolVersion.text + "\n")
      } else if arguments.count == 2, Set(arguments) == ["--version", "--json"] {
        StandardStream.output.write(ToolVersion.json)
      } else {
        var command = try LabelLintCommand.parseAsRoot(arguments)
        if var waiting = command as? any AsyncParsableCommand {
          try await waiting.run()
        } else {
          try command.run()
        }
      }
    } catch let failure as any FailureInLines {
      failure.say()
      ProcessEnd.exit(CommandFailure.exitCode)
    } catch {
      let code = LabelLintCommand.exitCode(for: error)
      var text = LabelLintCommand.fullMessage(for: error)
      if !code.isSuccess, let meant = MisspeltCommand.suggestion(forCall: ProcessArguments.all) {
        text = text + "\n  Did you mean '\(meant)'?"
      }
      if !text.isEmpty, code.isSuccess {
        StandardStream.output.write(text + "\n")
      } else if !text.isEmpty {
        StandardStream.error.write(sentences: lines(of: inOneStyle(text), ProcessArguments.all))
      }
      // swift-argument-parser exits with EX_USAGE, 64.
      ProcessEnd.exit(code == .validationFailure ? CommandFailure.exitCode : code.rawValue)
    }
  }

  /// What the parser says of a wrong call, in the form of all other errors: `label-lint: what is wrong`.
  private static func inOneStyle(_ text: String) -> String {
    let mark = "Error: "
    guard text.hasPrefix(mark) else { return text }
    let said = text.dropFirst(mark.count).prefix { $0 != "\n" }
    let rest = text.dropFirst(mark.count + said.count)
    var sentence = ofValue(said)
    // One sentence is no paragraph: it has no full stop.
    if sentence.last == ".", !sentence.contains(". "), !sentence.contains("? ") {
      sentence.removeLast()
    }
    // What begins with a name or an option keeps its letters.
    let isWord = sentence.dropFirst().first.map { $0.isLowercase || $0 == " " } ?? false
    let first = String(sentence.prefix(1))
    return "label-lint: \(isWord ? first.lowercased() : first)\(sentence.dropFirst())\(rest)"
  }

  /// What the parser says of a value that an option does not take, in the words of configurations: `'--sort' cannot be 'x'.
  /// It is one of …`; all else as it is.
  private static func ofValue(_ sentence: Substring) -> Substring {
    let start = "The value '"
    guard sentence.hasPrefix(start), let middle = sentence.firstRange(of: "' is invalid for '"),
      let close = sentence[middle.upperBound...].firstIndex(of: "'")
    else { return sentence }
    let value = sentence[..<middle.lowerBound].dropFirst(start.count)
    let option = sentence[middle.upperBound..<close]
    let name = option.firstRange(of: " <").map { option[..<$0.lowerBound] } ?? option
    let reason = sentence[close...].dropFirst()
    guard reason.hasPrefix(": ") else { return "'\(name)' cannot be '\(value)'\(reason)" }
    // A reason that names the value says all.
    if reason.contains("'\(value)'") { return reason.dropFirst(2) }
    return "'\(name)' cannot be '\(value)'. \(reason.dropFirst(2))"
  }

  /// The lines of what the parser says, with the words of the call that it quotes made safe to print.
  private static func lines(of text: String, _ arguments: [String]) -> [String] {
    var text = text
    for argument in arguments where VisibleText.escaped(argument) != argument {
      text = text.replacing(argument, with: VisibleText.escaped(argument))
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

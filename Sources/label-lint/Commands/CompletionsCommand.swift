import ArgumentParser
import LabelLintProject

/// `label-lint completions`.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Prints the completion script of a shell.",
    discussion: "Example: label-lint completions zsh > ~/.zfunc/_label-lint")

  /// A shell that completions are written for.
  enum Shell: String, CaseIterable {
    /// GNU Bash.
    case bash
    /// The Z shell.
    case zsh
    /// Fish.
    case fish
  }

  /// The shell.
  @Argument(
    help: "Shell: bash, zsh or fish.", completion: .list(Shell.names), transform: Shell.named)
  var shell: Shell

  /// Prints the script.
  func run() {
    let kind: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    StandardStream.output.write(LabelLintCommand.completionScript(for: kind) + "\n")
  }
}

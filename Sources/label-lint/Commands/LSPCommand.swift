import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint lsp`: the language server.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: findings while you type (Language Server Protocol).",
    discussion: """
      Example: label-lint lsp

      An editor starts the command and speaks to it over standard input and output. Nothing is written to disk.
      """)

  /// Editors name the streams with this option, though there are no others.
  @Flag(help: "Speak over standard input and output, as is always done.")
  var stdio = false

  /// Serves until the editor says goodbye, or is gone.
  func run() throws {
    var server = LanguageServer()
    var framing = MessageFraming(.headers)
    let input = InputStream()
    while server.exitCode == nil {
      let (frames, isOpen) = framing.read(input, patience: server.patience)
      server.take(frames)
      server.work()
      for message in server.takeMessages() {
        guard StandardStream.output.write(MessageFraming.framed(message.bytes, as: .headers)) else {
          return
        }
      }
      // An editor that is gone says nothing any more.
      if !isOpen { break }
    }
    if let code = server.exitCode, code != 0 { throw ExitCode(code) }
  }
}

import ArgumentParser
import LabelLint

/// Finds the command that a misspelt word was probably meant as.
enum MisspeltCommand {
  /// Fewer characters than this are no sign of a command.
  private static let shortest = 4

  /// The command of the root that a word is close to, as one would call it.
  static func suggestion(for word: String) -> String? {
    nearest(to: word, below: LabelLintCommand.self).map { "label-lint \($0)" }
  }

  /// The command that a whole call was probably meant as; nil when its commands exist.
  static func suggestion(forCall arguments: [String]) -> String? {
    var command: any ParsableCommand.Type = LabelLintCommand.self
    var path = "label-lint"
    for word in arguments {
      if let next = subcommands(of: command).first(where: { $0.name == word }) {
        command = next.type
        path += " " + word
        continue
      }
      return nearest(to: word, below: command).map { "\(path) \($0)" }
    }
    return nil
  }

  private static func nearest(
    to word: String, below command: any ParsableCommand.Type
  ) -> String? {
    guard word.utf8.count >= shortest, !word.hasPrefix("-") else { return nil }
    return NearestName.find(word, among: subcommands(of: command).map(\.name))
  }

  private static func subcommands(
    of command: any ParsableCommand.Type
  ) -> [(name: String, type: any ParsableCommand.Type)] {
    command.configuration.subcommands.compactMap { type in
      type.configuration.commandName.map { ($0, type) }
    }
  }
}

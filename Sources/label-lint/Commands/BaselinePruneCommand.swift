import ArgumentParser
import LabelLint

/// `label-lint baseline prune`.
struct BaselinePruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes entries that are stale or void.",
    discussion: """
      Example: label-lint baseline prune

      Entries of what could not be read stay; the exit code is 2 then.
      """)

  /// What to check.
  @OptionGroup var options: BaselineOptions

  /// Writes the file without them.
  func run() async throws {
    let check = try await options.check()
    let (matching, file) = try await options.compared(check)
    let rules = Set(check.activeRules.keys)
    let gone = matching.fates(rules: rules).count { $0.fate == .stale || $0.fate == .void }
    if gone > 0 {
      try file.write(matching.pruned(rules: rules) { $0 != .stale && $0 != .void })
      options.project.say("\(gone) entries removed from \(file.path)")
    } else if check.unread.notRead.isEmpty {
      options.project.say("all entries of \(file.path) hold")
    }
    try check.unread.notRead.end()
  }
}

import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint baseline prune`.
struct BaselinePruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes entries whose finding is fixed, and entries whose key was deleted.",
    discussion: """
      Example: label-lint baseline prune

      Entries whose texts are lost or could not be read are kept; the exit code is 2 for what could not be read. To \
      accept texts that are gone on purpose, use label-lint baseline removed.
      """)

  /// What to check.
  @OptionGroup var options: BaselineOptions

  /// Writes the file without them.
  func run() async throws {
    let check = try await options.check()
    let (matching, file) = try await options.compared(check)
    let rules = Set(check.activeRules.keys)
    let prunes = { (fate: BaselineMatching.Fate) in [.stale, .removed, .void].contains(fate) }
    let fates = matching.fates(rules: rules)
    let gone = fates.count { prunes($0.fate) }
    let lost = fates.count { $0.fate == .lost }
    if lost > 0 {
      options.project.say(
        "\(lost) entries kept, because their texts are gone or cannot be read; use label-lint "
          + "baseline removed to accept texts that are gone on purpose")
    }
    if gone > 0 {
      try file.write(matching.pruned(rules: rules) { !prunes($0) })
      options.project.say("\(gone) entries removed from \(file.path)")
    } else if lost == 0, check.unread.notRead.isEmpty {
      options.project.say("all entries of \(file.path) still apply")
    }
    try check.unread.notRead.end()
  }
}

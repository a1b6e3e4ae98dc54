import ArgumentParser
import LabelLint

/// `label-lint baseline prune`.
struct BaselinePruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes entries that are stale or void.",
    discussion: "Example: label-lint baseline prune")

  /// What to check.
  @OptionGroup var options: BaselineOptions

  /// Writes the file without them.
  func run() async throws {
    let check = try await options.check()
    let (matching, file) = try await options.compared(check)
    let rules = Set(check.activeRules.keys)
    let gone = matching.fates(rules: rules).count { $0.fate == .stale || $0.fate == .void }
    guard gone > 0 else {
      options.project.say("all entries of \(file.path) hold")
      return
    }
    let pruned = matching.pruned(rules: rules) { $0 != .stale && $0 != .void }
    try file.write(pruned)
    options.project.say("\(gone) entries removed from \(file.path)")
  }
}

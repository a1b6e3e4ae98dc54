import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint baseline check`.
struct BaselineCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lists entries that no longer apply; exit code 1 if there are some.",
    discussion: "Example: label-lint baseline check")

  /// What to check.
  @OptionGroup var options: BaselineOptions

  /// Lists the entries.
  func run() async throws {
    let check = try await options.check()
    let (matching, file) = try await options.compared(check)
    let fates = matching.fates(rules: Set(check.activeRules.keys))
    var count = 0
    for (entry, locale, fate) in fates {
      let why: String
      switch fate {
      case .known, .unchecked: continue
      case .stale: why = "no longer found"
      case .removed: why = "its key is gone"
      case .lost: why = "its text is gone or cannot be read"
      case .void: why = "its text has changed"
      case .expired: why = "its day, \(entry.expires ?? ""), is over"
      case .unexplained: why = "its reason is still a TODO"
      }
      count += 1
      let parts = [entry.subject.set, entry.subject.table, entry.subject.key, entry.subject.slot]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let place = locale.isEmpty ? "" : " (\(locale))"
      StandardStream.output.write(
        sentences: ["\(fate.rawValue): \(parts)\(place): \(entry.rule): \(why)"])
    }
    if count > 0 {
      let lost = fates.count { $0.fate == .lost }
      let unexplained = fates.count { $0.fate == .unexplained }
      let verb = lost == 1 ? "is" : "are"
      options.project.say(
        "\(count.grouped) of \(fates.count.grouped) entries of \(VisibleText.escaped(file.path)) no longer apply"
          + (lost + unexplained < count ? "; run label-lint baseline prune" : "")
          + (lost > 0
            ? "; \(lost) \(verb) lost: restore the texts, or accept the loss with label-lint "
              + "baseline removed" : "")
          + (unexplained > 0 ? "; write a reason for \(unexplained.grouped)" : ""))
    }
    try check.unread.notRead.end(with: count > 0 ? 1 : 0)
  }
}

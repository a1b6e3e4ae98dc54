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
      guard let why = Self.reason(fate, of: entry) else { continue }
      count += 1
      let parts = [entry.subject.set, entry.subject.table, entry.subject.key, entry.subject.slot]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let place = locale.isEmpty ? "" : " (\(locale))"
      StandardStream.output.write(
        sentences: ["\(fate.rawValue): \(parts)\(place): \(entry.rule): \(why)"])
    }
    if count > 0 {
      options.project.say(
        "\(count.grouped) of \(fates.count.grouped) entries of \(VisibleText.escaped(file.path)) no longer apply"
          + Self.advice(
            count, lost: fates.count { $0.fate == .lost },
            unexplained: fates.count { $0.fate == .unexplained }))
    }
    try check.unread.notRead.end(with: count > 0 ? 1 : 0)
  }

  /// Why an entry no longer applies; nil if it does, or if this run could not see it.
  private static func reason(_ fate: BaselineMatching.Fate, of entry: BaselineEntry) -> String? {
    switch fate {
    case .known, .unchecked: nil
    case .stale: "no longer found"
    case .removed: "its key is gone"
    case .lost: "its text is gone or cannot be read"
    case .void: "its text has changed"
    case .expired: "its day, \(entry.expires ?? ""), is over"
    case .unexplained: "its reason is still a TODO"
    }
  }

  /// What to do about entries that no longer apply.
  private static func advice(_ count: Int, lost: Int, unexplained: Int) -> String {
    var advice = lost + unexplained < count ? "; run label-lint baseline prune" : ""
    if lost > 0 {
      advice +=
        "; \(lost) \(lost == 1 ? "is" : "are") lost: restore the texts, or accept the loss with "
        + "label-lint baseline removed"
    }
    if unexplained > 0 { advice += "; write a reason for \(unexplained.grouped)" }
    return advice
  }
}

import LabelLint

/// What a check says at its end to a person at a terminal, and to nobody else: logs and programs read reports.
struct TerminalEnding {
  /// The record of the run.
  let run: RunSummary
  /// How many locales have texts, source languages among them.
  let locales: Int
  /// Whether a baseline, or what the run is compared with, hides findings.
  let countsNewOnly: Bool
  /// Whether the project has neither a configuration nor a baseline, and the call asks for neither.
  let isFirst: Bool

  /// The lines, without line ends.
  var lines: [String] { [clean, nextSteps].compactMap(\.self) }

  /// That nothing was found, and in how much; nil where something was, or where nothing was read.
  private var clean: String? {
    guard run.counts.total == 0, run.messages > 0 else { return nil }
    let what = countsNewOnly ? "No new findings" : "No findings"
    let part = run.notRead.isEmpty ? "" : "what was read: "
    let texts = run.messages.counted("text")
    return "\(what) in \(part)\(texts) of \(locales.counted("locale"))"
  }

  /// How to go on from the first findings; nil later.
  private var nextSteps: String? {
    guard isFirst, run.counts.total > 0 else { return nil }
    return "First run? label-lint init writes a configuration. label-lint baseline create accepts "
      + "these findings, so that only new ones count."
  }
}

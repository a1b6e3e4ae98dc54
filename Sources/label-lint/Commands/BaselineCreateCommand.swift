import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint baseline create`.
struct BaselineCreateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create",
    abstract: "Writes all present findings into the baseline, so that only new ones count.",
    discussion: """
      Example: label-lint baseline create

      With --update, some entries are kept as they are: those that somebody accepted with a reason, and those whose \
      texts are lost or could not be read. All others are written again. Exit code 0: done, 2: the file exists and \
      --update is not given, or something could not be read.
      """)

  /// Whether an existing file is renewed.
  @Flag(help: "Renew an existing baseline; accepted entries are kept.")
  var update = false

  /// What to check.
  @OptionGroup var options: BaselineOptions

  /// Writes the file.
  func run() async throws {
    let check = try await options.check()
    let place = try KnownFindings.place(options.known.baseline, check.settings)
    let file = try BaselineFile(at: place.path)
    guard update || !file.isThere else {
      throw CommandFailure(
        "\(file.path): the file already exists; --update renews it and keeps accepted entries")
    }
    let sets = await CollectedRun.sets(of: check)
    try check.endWithoutText(sets.map(\.summary))
    var baseline = file.baseline
    // Of what was not read nobody knows whether it holds.
    let unjudged = KnownFindings.unjudged(baseline, after: sets, of: check)
    baseline.entries.removeAll { $0.state != .accepted }
    var matching = KnownFindings.matching(baseline, check)
    var existing: [BaselineEntry] = []
    var (count, textCount, hidden) = (0, 0, 0)
    for var set in sets {
      matching.apply(to: &set)
      for finding in set.findings where finding.suppression == nil {
        if UnreadableCatalog.hidesRest(finding.rule, detail: finding.detail) {
          hidden += 1
        } else {
          existing += BaselineEntry.entries(of: finding)
          count += 1
          textCount += finding.textCount
        }
      }
      baseline.note(set.summary)
      // What is lost stays so until somebody accepts it.
      let lost = set.lostSources(since: file.baseline, told: [])?.keys ?? []
      baseline.withoutSource[set.summary.set] = set.keysWithoutSource.filter {
        !lost.contains($0)
      }
    }
    baseline.entries += existing + unjudged
    try file.write(baseline)
    options.project.say(
      count.counted("finding")
        // An entry is for one text, and check counts findings.
        + (textCount > count ? " in \(textCount.counted("text"))" : "") + " written to \(file.path)"
        + (matching.knownCount > 0 ? ", \(matching.knownCount) accepted ones kept" : "")
        + (hidden > 0
          ? ", \(hidden) of unreadable-catalog left out, because texts after them are not checked"
          : "")
        + (unjudged.isEmpty
          ? "" : ", \(unjudged.count) kept because their texts are lost or could not be read"))
    try check.unread.notRead.end()
  }
}

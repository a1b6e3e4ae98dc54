import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint fix`.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract:
      "Fixes findings. Changes as few bytes as possible, and checks the result before it writes.",
    discussion: """
      Example: label-lint fix --dry-run app/src/main/res

      Fixes the findings that check reports with the same options and configuration. Known and \
      suppressed findings stay. If the text of a known finding changes, its entry in the baseline \
      follows. Safe fixes keep every word and placeholder. --unsafe adds those that change words. A \
      file is replaced whole or not at all. A file is skipped if it changed since it was read, or \
      if the result would have a new problem. Exit code 0: done, 1: --dry-run would change \
      something, 2: the command line was wrong, or a file could not be read or written.
      """)

  /// What to fix.
  @OptionGroup var catalogs: CatalogOptions
  /// Which rules run and which findings are fixed.
  @OptionGroup var choice: RuleChoice
  /// Which findings are known.
  @OptionGroup var known: KnownOptions
  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Revision to compare with.
  @Option(
    help: ArgumentHelp(
      "Fix only what is new since this git revision's merge base.", valueName: "ref"))
  var changedSince: String?

  /// Whether words may change.
  @Flag(name: .customLong("unsafe"), help: "Apply fixes that change words, too.")
  var allowsUnsafe = false

  /// Whether nothing is written.
  @Flag(help: "Print a unified diff and write nothing; the exit code is 1 if it is not empty.")
  var dryRun = false

  /// Whether the changes are printed.
  @Flag(help: "Print a unified diff of the changes.")
  var diff = false

  /// Fixes the sets one after the other.
  mutating func run() async throws {
    var check = try project.check(catalogs.request(choice.choice))
    try check.readSourcesWithNotes()
    var pipeline = FindingPipeline(
      choice: choice.choice, tally: RunTally(rules: [:], app: "", commit: nil))
    pipeline.baseline = try known.matching(check)
    pipeline.tellsLossesOfBaseline = changedSince == nil
    if let changedSince {
      pipeline.comparison = try await check.comparison(since: changedSince).comparison
    }
    var report = FixReport(showsDiff: diff || dryRun)
    var following = FollowingEntries(root: check.root)
    var outcomes: [FixOutcome] = []
    // What did not change since a revision is not read.
    let selection = changedSince == nil ? SelectionWatch(choice.choice) : nil
    check.visit(selecting: selection) { set in
      let reported = pipeline.pass(set.reported(concerning: check.namedFiles))
      var outcome = check.fix(set, reported: reported, allowsUnsafe: allowsUnsafe)
      if pipeline.baseline != nil { following.note(set, becoming: outcome.catalogFiles) }
      outcome.catalogFiles = nil
      outcomes.append(outcome)
    }
    if let problem = selection?.problem { throw CommandFailure(problem) }
    if let remark = selection?.remark { project.say(remark) }
    if !dryRun { try following.prepare(known.baseline, check.settings) }
    for outcome in outcomes {
      report.add(outcome, failures: dryRun ? [:] : check.root.write(outcome.files))
    }
    report.followed = try following.write(
      known.baseline, check.settings, without: report.failedPaths, isDryRun: dryRun)
    // A file whose first fault hides all of its texts may have been mended.
    if changedSince == nil, !report.hasChanges {
      try check.endWithoutText(pipeline.tally.summary)
    }
    let notRead = check.unread.notRead
    report.print(isDryRun: dryRun, isComplete: notRead.isEmpty, quiet: project.quiet)
    let code = report.hasFailed ? CommandFailure.exitCode : dryRun && report.hasChanges ? 1 : 0
    try notRead.end(with: code)
  }
}

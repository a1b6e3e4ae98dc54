import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint delivery FILE… --into APP`.
struct DeliveryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delivery",
    abstract: "Checks what comes back from translators, and writes what passes.",
    discussion: """
      Example: label-lint delivery translations.zip --into app/src/main/res --apply --dry-run

      Reads catalogs, XLIFF, .xcloc, folders and zip files. Only the delivered texts are reported, at their places in the delivered \
      files. --apply writes the texts that pass into the catalogs of the app, and lists the others. Texts of the \
      source language are compared and never written.

      Exit code 0: no finding at or above --fail-on, 1: there are such findings, or --apply left texts out, 2: the \
      command line was wrong, or a file cannot be read, matched or written.
      """)

  /// What was delivered.
  @OptionGroup var delivery: DeliveryOptions
  /// What to write, and what fails the run.
  @OptionGroup(title: "Reports") var outputs: OutputOptions
  /// Which findings are known.
  @OptionGroup(title: "Known findings") var known: KnownOptions
  /// The language that texts are translated from.
  @OptionGroup var language: LanguageOptions
  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Judges the delivery, reports it and, if asked, writes it.
  mutating func run() async throws {
    let start = ContinuousClock.now
    var request = Project.Request()
    request.paths = delivery.into
    request.sourceLocale = language.sourceLocale
    var check = try project.check(request)
    try check.readSourcesWithNotes(delivery.sources)
    let targets = outputs.targets
    let result = try Delivery(delivery.request, into: check, needs: targets.needs)
    for line in result.passedOver { StandardStream.say(line) }
    let failOn = outputs.failOn ?? check.settings.failOn
    let sink = try sink(targets, check, failOn)
    for set in result.sets { sink.add(set.reported) }
    sink.pipeline.end(
      after: ContinuousClock.now - start, isWhole: false, notRead: check.unread.notRead)
    for remark in try sink.reports.close(sink.pipeline.tally.summary) { StandardStream.say(remark) }
    for line in result.summaryLines { project.say(line) }
    let isLeft = try delivery.apply ? write(result, check) : false
    let fails = sink.pipeline.tally.fails(failOn)
    try check.unread.notRead.end(with: fails || isLeft ? 1 : 0)
  }

  /// The reports, with what findings go through before.
  private func sink(
    _ targets: [OutputTarget], _ check: Project, _ failOn: FailureThreshold
  ) throws -> OutputSink {
    let rules = check.activeRules
    var style = ReportStyle(check.settings, rules: rules)
    style.failingSeverity = failOn.severity
    outputs.apply(to: &style)
    var pipeline = FindingPipeline(
      choice: FindingChoice(),
      tally: RunTally(
        rules: rules, app: check.settings.app, commit: GitHead.commit(of: check.root)))
    pipeline.baseline = try known.matching(check)
    pipeline.tellsLossesOfBaseline = false
    return OutputSink(ReportOutputs(targets, style: style, color: project.color), pipeline)
  }

  /// Writes what passes, or prints the difference.
  ///
  /// - Returns: Whether something is left out.
  /// - Throws: That a catalog cannot be written.
  private func write(_ result: Delivery, _ check: Project) throws -> Bool {
    let isLeft = !result.leftOut.isEmpty
    let notRead = check.unread.notRead
    guard notRead.isEmpty else {
      // What could not be read may be the source text, or the catalog that a text belongs in.
      notRead.report()
      throw CommandFailure("nothing was written, because a part of the app could not be read")
    }
    if !project.quiet { StandardStream.error.write(sentences: result.leftOut) }
    if delivery.strict, isLeft {
      project.say("nothing was written: --strict writes all texts or none")
      return true
    }
    if delivery.dryRun {
      StandardStream.output.write(result.difference)
    } else {
      let failures = check.root.write(result.changedFiles)
      for failure in failures.sorted(by: { $0.key < $1.key }) { StandardStream.say(failure.value) }
      if !failures.isEmpty { throw ExitCode(CommandFailure.exitCode) }
    }
    project.say(result.writtenLine(isDryRun: delivery.dryRun))
    return isLeft
  }
}

import ArgumentParser
import Glibc
import LabelLint
import LabelLintProject

/// `label-lint check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks catalogs (the default command).",
    discussion: """
      Example: label-lint check --format ndjson=labels.ndjson .

      A folder is searched for catalogs. A file, or the folder of one locale, is compared with its \
      other locales and reported alone. Exit code 0: nothing counted, 1: findings at or above \
      --fail-on, 2: the call was wrong, no text was read, or a file or folder could not be read.
      """)

  // Groups are not nested: in debug builds, the parser checks a nested group many times.
  /// What to read and compare with.
  @OptionGroup var options: CheckOptions
  /// What to write, and what fails the run.
  @OptionGroup var outputs: OutputOptions
  /// Which findings are known.
  @OptionGroup var known: KnownOptions
  /// Which findings are written although they do not count.
  @OptionGroup var include: IncludeOptions
  /// The language that texts are translated from.
  @OptionGroup var language: LanguageOptions
  /// Which rules run and what is reported.
  @OptionGroup var choice: RuleChoice
  /// Where the project is.
  @OptionGroup var project: ProjectOptions
  /// Which sets of a divided run to check.
  @OptionGroup var sharding: ShardOptions

  /// Checks the catalogs and exits with 1 when findings count.
  mutating func run() async throws {
    if sharding.isOn { return try await runPlanned() }
    // Looking for catalogs takes about as long as reading the words.
    if Threads.areThere { Task.detached { Linter.loadWords() } }
    let timings = PhaseTimings()
    var check = try timings.measure(.discover) { try project.check(try request()) }
    if options.verbose { Self.explain(check) }
    let readingSources = ContinuousClock.now
    try check.readSourcesWithNotes(options.sources, workers: options.jobs)
    if check.sources != nil { timings.end(.sources, since: readingSources) }

    let rules = check.activeRules
    if let problem = LookedFor.nothing(by: rules.keys, choice.choice) {
      throw CommandFailure(problem)
    }
    var pipeline = FindingPipeline(
      choice: choice.choice, includesKnown: include.includeKnown,
      includesSuppressed: include.includeSuppressed,
      tally: RunTally(
        rules: rules, app: options.app ?? check.settings.app,
        commit: GitHead.commit(of: check.root), keepsStatistics: options.statistics))
    pipeline.baseline = try known.matching(check)
    pipeline.tally.note(pipeline.baseline, app: pipeline.tally.summary.app)
    let targets = try targets(check.settings)
    let comparing = ContinuousClock.now
    let before = try await compare(&check, scope(of: targets))
    pipeline.comparison = before?.comparison
    if before != nil { timings.end(.compare, since: comparing) }
    pipeline.tellsLossesOfBaseline = options.changedSince == nil

    if check.isWhole { pipeline.lossLevel = rules[LostText.metadata.id] }
    let countsNewOnly = pipeline.comparison != nil || pipeline.baseline != nil
    let failOn =
      outputs.failOn ?? (countsNewOnly ? check.settings.failOnNew : check.settings.failOn)
    var style = ReportStyle(check.settings, rules: rules)
    style.failingSeverity = failOn.severity
    style.app = pipeline.tally.summary.app
    outputs.apply(to: &style)
    let outputs = OutputSink(
      ReportOutputs(targets, style: style, color: project.color),
      pipeline)
    let progress = check.progressLine(isWanted: !options.noProgress && !project.quiet)
    // What did not change since a revision was not read.
    let isRead = options.changedSince == nil
    let selection = isRead ? SelectionWatch(choice.choice) : nil
    let watch = RunObserver(timings: timings, progress: progress, selection: selection)
    let needs = targets.needs.union(pipeline.needs)
    await check.run(workers: options.jobs, needs: needs, watch: watch) { set in
      timings.measure(.report) { outputs.add(set) }
    }
    outputs.addSetsGone()
    progress?.clear()
    for remark in check.projects.remarks { StandardStream.say(remark) }
    if let sources = check.sources { project.say(outputs.pipeline.tally.usesLine(sources)) }
    let isWhole = check.isWhole && options.changedSince == nil
    let notRead = check.unread.notRead
    outputs.pipeline.end(
      after: timings.total, isWhole: isWhole, notRead: notRead, passedOver: check.passedOver)
    let remarks = try timings.measure(.report) {
      try outputs.reports.close(outputs.pipeline.tally.summary)
    }
    for remark in remarks { StandardStream.say(remark) }
    if options.verbose { Self.nameLanguages(outputs.pipeline.tally.summary) }
    if let before, let line = outputs.pipeline.comparisonLine(with: before.name) {
      project.say(line)
    }
    if options.statistics {
      StandardStream.output.write(outputs.pipeline.tally.statisticsText)
    }
    if options.timings { StandardStream.error.write(timings.description) }
    let maxWarnings = options.maxWarnings ?? check.settings.maxWarnings
    let fails = outputs.pipeline.tally.fails(failOn, maxWarnings: maxWarnings)
    let summary = outputs.pipeline.tally.summary
    let emptiness =
      selection?.problem
      ?? (isRead && summary.messages == 0 ? LookedFor.noText(in: summary.files) : nil)
    let code: Int32 = fails && !options.exitZero ? 1 : 0
    guard let emptiness else {
      if let remark = selection?.remark { project.say(remark) }
      return try notRead.end(with: code)
    }
    notRead.report()
    StandardStream.say(emptiness)
    throw ExitCode(code == 0 ? CommandFailure.exitCode : code)
  }

  /// What to check, from the arguments, Xcode and standard input.
  private func request() throws -> Project.Request {
    var request = Project.Request()
    request.paths = options.paths
    if options.useScriptInputFiles { request.paths += try ScriptInputs.files() }
    if options.useScriptInputFileLists { request.paths += try ScriptInputs.listedFiles() }
    if let name = options.stdinFilename {
      request.standardInput = (name, try StoredFiles.bytes(at: "-"))
    }
    request.rules = choice.choice
    request.sourceLocale = language.sourceLocale
    request.app = options.app
    request.workers = options.jobs
    return request
  }

  /// The reports to write: those of the call, else those of the configuration, else text.
  ///
  /// - Throws: That the configuration names a file which is no earlier report.
  private func targets(_ settings: Settings) throws -> [OutputTarget] {
    if outputs.formats.isEmpty, outputs.output == nil, !settings.reports.isEmpty {
      for report in settings.reports { try report.checkReplaces() }
      return [OutputTarget(format: .text, path: nil)] + settings.reports
    }
    return outputs.targets
  }

  /// What to compare with; nil without anything.
  private func compare(
    _ check: inout Project, _ scope: ComparisonScope
  ) async throws -> Project.NamedComparison? {
    if let path = options.compare { return try check.comparison(withRunAt: path) }
    guard let reference = options.changedSince else { return nil }
    return try await check.comparison(since: reference, workers: options.jobs, scope)
  }

  /// How much of the changed sets reports tell of.
  private func scope(of targets: [OutputTarget]) -> ComparisonScope {
    if targets.needs.contains(.contexts) { return .contexts }
    let isWhole =
      options.statistics || include.includeKnown || include.includeSuppressed
      || targets.contains { $0.format.tellsCoverage }
    return isWhole ? .sets : .changedLocales
  }

  /// Names the languages that rules of wording know no words of.
  private static func nameLanguages(_ summary: RunSummary) {
    if summary.withoutLexicon.isEmpty { return }
    StandardStream.error.write(
      lines: ["languages without a word list: \(summary.withoutLexicon.joined(separator: ", "))"])
  }

  /// Says which files and settings are used.
  private static func explain(_ check: Project) {
    var lines = ["root: \(check.root.path)", "configuration: \(check.settings.file ?? "none")"]
    for plan in check.plans {
      lines.append("set: \(plan.set)")
      lines += plan.locations.map { "  \($0.path)" }
    }
    StandardStream.error.write(lines: lines)
  }
}
